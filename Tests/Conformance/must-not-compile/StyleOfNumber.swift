// What paints is a style.
import SwiftUI

struct Wall: View {
    var body: some View {
        Text("wall").foregroundStyle(7)  // MUST FAIL
    }
}
