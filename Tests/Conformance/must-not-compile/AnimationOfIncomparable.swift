// An animation for a value needs to see it change.
import SwiftUI

struct Wave {
    var height = 1.0
}

struct Sea: View {
    @State private var wave = Wave()

    var body: some View {
        Text("wave").animation(.default, value: wave)  // MUST FAIL
    }
}
