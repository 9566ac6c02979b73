// What clips is a shape.
import SwiftUI

struct Cake: View {
    var body: some View {
        Text("cake").clipShape(Text("tin"))  // MUST FAIL
    }
}
