// A view reads its environment; only those around it set it.
import SwiftUI

struct Lamp: View {
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        Button("Dim") { scheme = .dark }  // MUST FAIL
    }
}
