// How much padding is a number.
import SwiftUI

struct Quilt: View {
    var body: some View {
        Text("quilt").padding("thick")  // MUST FAIL
    }
}
