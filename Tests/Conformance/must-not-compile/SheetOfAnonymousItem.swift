// A sheet must tell one item from the next.
import SwiftUI

struct Letter {
    var text = ""
}

struct Letterbox: View {
    @State private var letter: Letter?

    var body: some View {
        Text("letters").sheet(item: $letter) { Text($0.text) }  // MUST FAIL
    }
}
