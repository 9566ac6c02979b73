/// What a colour is chosen with: a grid of colours or a slider for each part of one, and how much it lets through.
struct ColorPanel: View {
    private enum Way: Hashable {
        case grid, sliders
    }

    let choice: ColorChoice
    @State private var way = Way.grid

    var body: some View {
        VStack(spacing: ColorPickerMetrics.distance) {
            Picker(Words.wayToChoose, selection: $way) {
                Text(verbatim: Words.grid).tag(Way.grid)
                Text(verbatim: Words.sliders).tag(Way.sliders)
            }
            .pickerStyle(.segmented)
            switch way {
            case .grid: SwatchGrid(swatches: Swatch.all, chosen: choice.parts.opaque, choose: choice.choose)
            case .sliders: ColorSliders(choice: choice)
            }
            if choice.supportsOpacity { PartSlider(name: Words.opacity, value: choice.part(\.opacity), isShare: true) }
            ColorSample(
                color: choice.color,
                shape: RoundedRectangle(cornerRadius: ColorPickerMetrics.sampleRadius, style: .continuous)
            )
            .frame(height: ColorPickerMetrics.sample)
            .accessibilityElement()
            .accessibilityLabel(choice.name)
            .accessibilityAddTraits(.isImage)
        }
        .frame(width: ColorPickerMetrics.panelWidth)
    }
}

/// A slider for each of the three lights that a colour is mixed of.
private struct ColorSliders: View {
    let choice: ColorChoice

    var body: some View {
        VStack(spacing: ColorPickerMetrics.distance) {
            PartSlider(name: Words.red, value: choice.part(\.red))
            PartSlider(name: Words.green, value: choice.part(\.green))
            PartSlider(name: Words.blue, value: choice.part(\.blue))
        }
    }
}

/// A part of a colour, from 0 to 1: in bytes, as colours are written, or in percent.
private struct PartSlider: View {
    let name: String
    let value: Binding<Double>
    var isShare = false

    private var steps: Double { isShare ? 100 : 255 }

    var body: some View {
        VStack(spacing: 0) {
            Text(verbatim: name)
                .font(.footnote)
                .foregroundColor(.secondary)
                .frame(maxWidth: .infinity, alignment: .leading)
                .accessibilityHidden(true)
            HStack {
                Slider(value: value, in: 0...1, step: 1 / steps) { Text(verbatim: name) }
                Text(verbatim: "\(Int((value.wrappedValue * steps).rounded()))" + (isShare ? "%" : ""))
                    .frame(width: ColorPickerMetrics.numberWidth, alignment: .trailing)
                    .accessibilityHidden(true)
            }
        }
    }
}
