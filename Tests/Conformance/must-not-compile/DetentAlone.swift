// Detents come as a set.
import SwiftUI

struct MapSheet: View {
    var body: some View {
        Text("map").presentationDetents(.medium)  // MUST FAIL
    }
}
