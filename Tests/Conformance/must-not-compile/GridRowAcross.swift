// A grid row is aligned down.
import SwiftUI

struct Board: View {
    var body: some View {
        Grid {
            GridRow(alignment: .leading) { Text("cell") }  // MUST FAIL
        }
    }
}
