// Without an identity for each element nobody could tell which one has moved.
import SwiftUI

struct Bird {
    let name: String
}

struct Birds: View {
    let birds: [Bird]

    var body: some View {
        ForEach(birds) { bird in  // MUST FAIL
            Text(bird.name)
        }
    }
}
