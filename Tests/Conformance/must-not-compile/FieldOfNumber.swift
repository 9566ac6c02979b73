// A plain text field edits text.
import SwiftUI

struct Badge: View {
    @State private var age = 3

    var body: some View {
        TextField("Age", value: $age)  // MUST FAIL
    }
}
