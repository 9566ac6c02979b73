// A view is a value: what it changes must be state.
import SwiftUI

struct Counter: View {
    var count = 0

    var body: some View {
        Text("\(count)").onAppear {
            count += 1  // MUST FAIL
        }
    }
}
