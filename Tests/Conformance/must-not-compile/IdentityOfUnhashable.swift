// An identity can be hashed.
import SwiftUI

struct Seed {}

struct Bed: View {
    var body: some View {
        Text("seed").id(Seed())  // MUST FAIL
    }
}
