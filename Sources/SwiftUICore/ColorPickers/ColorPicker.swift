/// A control that chooses a colour.
///
///     struct TentSettings: View {
///         @Binding var fabric: Color
///
///         var body: some View {
///             ColorPicker("Fabric", selection: $fabric, supportsOpacity: false)
///         }
///     }
///
/// It shows its label, and the chosen colour at the other end of the line. That opens a panel with a grid of colours, sliders for
/// any other, and one for the opacity if the colour may be let through.
public struct ColorPicker<Label: View> {
    private let selection: Binding<Color>
    private let supportsOpacity: Bool
    private let label: Label
    @Environment(\.self) private var environment

    private nonisolated init(_ selection: Binding<Color>, _ supportsOpacity: Bool, label: Label) {
        self.selection = selection
        self.supportsOpacity = supportsOpacity
        self.label = label
    }
}

extension ColorPicker {
    /// A picker with a label of any views.
    ///
    /// - Parameter supportsOpacity: Whether a colour that lets through what is behind it can be chosen.
    nonisolated public init(
        selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
    ) {
        self.init(selection, supportsOpacity, label: label())
    }
}

extension ColorPicker where Label == Text {
    /// A picker with a text as its label, with values in it.
    nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection, supportsOpacity, label: Text(titleKey))
    }

    /// A picker with a text as its label, shown as it is.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection, supportsOpacity, label: Text(title))
    }
}

extension ColorPicker: View {
    public var body: some View {
        HStack(spacing: ColorPickerMetrics.wellDistance) {
            if !environment.areLabelsHidden {
                label
                    .foregroundColor(environment.isEnabled ? nil : Color(.standard(.tertiaryLabel)))
                    .frame(maxWidth: .infinity, alignment: .leading)
                    .accessibilityHidden(true)
            }
            ColorWell(
                choice: ColorChoice(selection: selection, supportsOpacity: supportsOpacity, environment: environment),
                label: label
            )
            // A row is as high as its label, as with a switch.
            .frame(height: environment.isInListRow ? 0 : nil)
        }
    }
}

/// The chosen colour in a ring of all. It opens the panel.
private struct ColorWell<Label: View>: View {
    let choice: ColorChoice
    let label: Label
    @State private var isPresented = false
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        let isPresented = $isPresented
        PressArea(
            surface: nil, isSteady: false, action: { isPresented.wrappedValue = true }, onPressing: nil,
            content: SpokenByTitle(title: label, icon: mark)
        )
        .accessibilityValue(choice.name)
        .fixedSize()
        .environment(\.popUpState, PopUpState(isExpanded: self.isPresented, isMenu: false))
        .modifier(
            PopupModifier(isPresented: isPresented) {
                PanelPopup(content: ColorPanel(choice: choice), name: Words.colors) { isPresented.wrappedValue = false }
            })
    }

    private var mark: some View {
        let hues = stride(from: 0.0, through: 1, by: 1.0 / 12).map { Color(hue: $0, saturation: 1, brightness: 1) }
        return Circle()
            .strokeBorder(AngularGradient(colors: hues, center: .center), lineWidth: ColorPickerMetrics.ring)
            .background {
                ColorSample(color: choice.color, shape: Circle())
                    .padding(ColorPickerMetrics.ring + ColorPickerMetrics.gap)
            }
            .frame(width: ColorPickerMetrics.well, height: ColorPickerMetrics.well)
            .opacity(isEnabled ? 1 : SwitchMetrics.disabledOpacity)
    }
}

/// A colour on black and white, so that it is seen how much it lets through.
struct ColorSample<Outline: Shape>: View {
    let color: Color
    let shape: Outline

    var body: some View {
        shape.fill(
            LinearGradient(
                stops: [
                    Gradient.Stop(color: .white, location: 0.5), Gradient.Stop(color: .black, location: 0.5),
                ], startPoint: .topLeading, endPoint: .bottomTrailing)
        )
        .overlay { shape.fill(color) }
    }
}
