// A view says what it is made of.
import SwiftUI

struct Blank: View {  // MUST FAIL
    let title: String
}
