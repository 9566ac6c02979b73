// A toggle writes into what it shows.
import SwiftUI

struct Lantern: View {
    @State private var isLit = false

    var body: some View {
        Toggle("Light", isOn: isLit)  // MUST FAIL
    }
}
