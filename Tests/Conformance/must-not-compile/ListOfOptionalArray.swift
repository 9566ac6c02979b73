// A list shows a collection, not one that may not be there.
import SwiftUI

struct Bird: Identifiable {
    let id: Int
}

struct Birds: View {
    let birds: [Bird]?

    var body: some View {
        List(birds) { bird in  // MUST FAIL
            Text("\(bird.id)")
        }
    }
}
