// Views are not made in a loop; ForEach is for that.
import SwiftUI

struct Stars: View {
    var body: some View {
        VStack {
            for _ in 0..<3 {  // MUST FAIL
                Text("star")
            }
        }
    }
}
