// A lazy grid is told what its columns are.
import SwiftUI

struct Tiles: View {
    var body: some View {
        LazyVGrid(columns: 3) { Text("tile") }  // MUST FAIL
    }
}
