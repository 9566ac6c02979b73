// An address is a URL, not a text.
import SwiftUI

struct Signpost: View {
    @Environment(\.openURL) private var openURL

    var body: some View {
        Button("Go") {
            openURL("https://example.org")  // MUST FAIL
        }
    }
}
