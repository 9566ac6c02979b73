// A text is made of words; a number must be put into some.
import SwiftUI

struct Answer: View {
    var body: some View {
        Text(42)  // MUST FAIL
    }
}
