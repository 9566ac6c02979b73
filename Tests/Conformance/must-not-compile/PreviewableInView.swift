// Only what stands in a preview is moved into a view of its own.
import SwiftUI

struct Lamp: View {
    @Previewable @State var isOn = false  // MUST FAIL

    var body: some View {
        Text(isOn ? "on" : "off")
    }
}
