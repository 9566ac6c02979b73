// A sheet puts its flag back when it is swiped away: it needs the binding.
import SwiftUI

struct Teapot: View {
    @State private var isSteeping = false

    var body: some View {
        Text("tea").sheet(isPresented: isSteeping) { Text("wait") }  // MUST FAIL
    }
}
