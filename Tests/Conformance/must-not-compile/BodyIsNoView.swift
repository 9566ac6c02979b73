// What a body is made of are views.
import SwiftUI

struct Answer: View {
    var body: some View {
        42  // MUST FAIL
    }
}
