// A font is not a colour.
import SwiftUI

struct Poster: View {
    var body: some View {
        Text("poster").font(Color.red)  // MUST FAIL
    }
}
