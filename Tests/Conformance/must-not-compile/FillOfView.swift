// A shape is filled with a style, not with a view.
import SwiftUI

struct Coin: View {
    var body: some View {
        Circle().fill(Text("coin"))  // MUST FAIL
    }
}
