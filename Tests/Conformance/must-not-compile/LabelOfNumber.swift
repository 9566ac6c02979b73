// A label’s picture has a name.
import SwiftUI

struct Sky: View {
    var body: some View {
        Label("Star", systemImage: 5)  // MUST FAIL
    }
}
