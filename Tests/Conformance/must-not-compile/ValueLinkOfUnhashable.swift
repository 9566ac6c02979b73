// What a path holds is compared and hashed.
import SwiftUI

struct Harbour {
    var name = "Kiel"
}

struct Chart: View {
    var body: some View {
        NavigationLink("Harbour", value: Harbour())  // MUST FAIL
    }
}
