// An environment value is of its key’s type.
import SwiftUI

struct Coast: View {
    var body: some View {
        Text("fog").environment(\.isEnabled, "yes")  // MUST FAIL
    }
}
