// All forms of #Preview for views, and of @Entry.
import SwiftUI

struct Lamp: View {
    @Environment(\.wattage) private var wattage
    @Environment(\.bulb) private var bulb
    @Binding var isOn: Bool

    var body: some View {
        Text(isOn ? "\(wattage) W, \(bulb?.name ?? "no bulb")" : "off")
    }
}

struct Bulb {
    var name: String
}

extension EnvironmentValues {
    @Entry var wattage: Int = 60
    @Entry var dimmed = false
    @Entry var bulb: Bulb?
    @Entry public var switched: @MainActor () -> Void = {}
}

#Preview {
    Lamp(isOn: .constant(true))
}

#Preview("Off") {
    Lamp(isOn: .constant(false))
}

#Preview("Small", traits: .sizeThatFitsLayout) {
    Lamp(isOn: .constant(true))
}

#Preview("Turned", traits: .landscapeLeft, .fixedLayout(width: 300, height: 200)) {
    Lamp(isOn: .constant(true))
}

#Preview(traits: .modifier(Bright())) {
    Lamp(isOn: .constant(true))
}

#Preview("Several views and a condition") {
    let isEvening = true
    Text("Lamp")
    if isEvening { Lamp(isOn: .constant(true)) }
}

#Preview("With a return") {
    let isOn = true
    return Lamp(isOn: .constant(isOn))
}

#Preview("With state") {
    @Previewable @State var isOn = false
    Lamp(isOn: $isOn)
}

struct Bright: PreviewModifier {
    func body(content: Content, context: Void) -> some View {
        content.environment(\.wattage, 100)
    }
}
