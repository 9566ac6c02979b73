// Progress is a number.
import SwiftUI

struct Road: View {
    var body: some View {
        ProgressView(value: "half")  // MUST FAIL
    }
}
