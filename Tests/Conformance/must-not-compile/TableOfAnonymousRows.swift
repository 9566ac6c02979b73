// A table knows its rows by their values' identities.
import SwiftUI

struct Bird {
    let name: String
}

struct Birds: View {
    let birds: [Bird]

    var body: some View {
        Table(birds) {
            TableColumn("Name") { (bird: Bird) in Text(bird.name) }  // MUST FAIL
        }
    }
}
