// A link leads to a URL, not to a text.
import SwiftUI

struct Milestone: View {
    var body: some View {
        Link("Go", destination: "https://example.org")  // MUST FAIL
    }
}
