// Only shapes have an outline to draw.
import SwiftUI

struct Ink: View {
    var body: some View {
        Text("ink").stroke(.red)  // MUST FAIL
    }
}
