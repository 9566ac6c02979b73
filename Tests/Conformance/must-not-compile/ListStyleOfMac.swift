// A list style of the Mac is none on an iPhone.
import SwiftUI

struct Rows: View {
    var body: some View {
        List { Text("row") }.listStyle(.bordered)  // MUST FAIL
    }
}
