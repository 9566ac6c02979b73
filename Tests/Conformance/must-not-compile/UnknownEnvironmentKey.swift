// An environment value has a key.
import SwiftUI

struct Coast: View {
    var body: some View {
        Text("fog").environment(\.visibility, 3)  // MUST FAIL
    }
}
