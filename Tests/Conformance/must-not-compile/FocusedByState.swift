// Focus is bound to a focus state.
import SwiftUI

struct NameTag: View {
    @State private var name = ""
    @State private var isFocused = false

    var body: some View {
        TextField("Name", text: $name).focused($isFocused)  // MUST FAIL
    }
}
