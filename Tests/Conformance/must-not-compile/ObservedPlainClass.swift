// An object that tells nobody of its changes cannot be observed.
import SwiftUI

final class Aviary {
    var birds = 0
}

struct Count: View {
    @ObservedObject var aviary: Aviary  // MUST FAIL

    var body: some View {
        Text("birds")
    }
}
