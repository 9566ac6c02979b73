// A title is text.
import SwiftUI

struct Year: View {
    var body: some View {
        Text("year").navigationTitle(1984)  // MUST FAIL
    }
}
