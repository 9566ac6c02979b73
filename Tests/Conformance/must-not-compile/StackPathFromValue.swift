// A stack writes into its path when the person goes back.
import SwiftUI

struct Chart: View {
    @State private var voyage = NavigationPath()

    var body: some View {
        NavigationStack(path: voyage) { Text("home") }  // MUST FAIL
    }
}
