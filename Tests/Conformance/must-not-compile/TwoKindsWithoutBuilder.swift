// Outside of a builder a function returns one kind of view.
import SwiftUI

@MainActor func plate(_ isFull: Bool) -> some View {  // MUST FAIL
    if isFull { return AnyView(Text("soup")) } else { return Text("crumbs") }
}

struct Table: View {
    var body: some View {
        plate(true)
    }
}
