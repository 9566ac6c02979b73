// What takes a binding is not given the value alone.
import SwiftUI

struct Lamp: View {
    @State private var isOn = false

    var body: some View {
        Knob(isOn: isOn)  // MUST FAIL
    }
}

struct Knob: View {
    @Binding var isOn: Bool

    var body: some View {
        Text(isOn ? "on" : "off")
    }
}
