// A frame is fixed or flexible along an axis, not both.
import SwiftUI

struct Sail: View {
    var body: some View {
        Text("sail").frame(width: 10, maxWidth: 20)  // MUST FAIL
    }
}
