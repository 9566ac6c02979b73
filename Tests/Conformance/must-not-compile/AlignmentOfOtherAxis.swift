// What stands in a row is aligned down, not across.
import SwiftUI

struct Pair: View {
    var body: some View {
        HStack(alignment: .leading) {  // MUST FAIL
            Text("one")
            Text("two")
        }
    }
}
