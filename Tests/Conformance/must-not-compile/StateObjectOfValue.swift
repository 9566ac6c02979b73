// A state object is an observable object.
import SwiftUI

struct Ledger {}

struct Office: View {
    @StateObject private var ledger = Ledger()  // MUST FAIL

    var body: some View {
        Text("ledger")
    }
}
