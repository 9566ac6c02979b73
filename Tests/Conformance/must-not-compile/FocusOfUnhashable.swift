// What has the focus is told apart by a value that can be hashed.
import SwiftUI

struct Place {
    var row = 0
}

struct Desk: View {
    @FocusState private var place: Place?  // MUST FAIL

    var body: some View {
        Text("desk")
    }
}
