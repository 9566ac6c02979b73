// Rows are told apart by tags that can be hashed.
import SwiftUI

struct Seed {}

struct Bed: View {
    var body: some View {
        Text("seed").tag(Seed())  // MUST FAIL
    }
}
