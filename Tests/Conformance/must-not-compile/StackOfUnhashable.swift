// The elements of a typed path can be hashed.
import SwiftUI

struct Harbour {
    var name = "Kiel"
}

struct Chart: View {
    @State private var voyage: [Harbour] = []

    var body: some View {
        NavigationStack(path: $voyage) { Text("home") }  // MUST FAIL
    }
}
