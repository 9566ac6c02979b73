// A destination is found by values that can be hashed.
import SwiftUI

struct Harbour {
    var name = "Kiel"
}

struct Chart: View {
    var body: some View {
        Text("chart").navigationDestination(for: Harbour.self) { Text($0.name) }  // MUST FAIL
    }
}
