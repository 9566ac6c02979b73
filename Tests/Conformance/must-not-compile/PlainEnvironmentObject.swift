// What is handed down as an object says when it changes.
import SwiftUI

final class Ledger {}

struct Office: View {
    var body: some View {
        Text("ledger").environmentObject(Ledger())  // MUST FAIL
    }
}
