/// The style that suits what is shown: a bar where there is a value, a spinner where there is none.
public struct DefaultProgressViewStyle: ProgressViewStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        if configuration.fractionCompleted == nil {
            SpinningProgress(configuration: configuration)
        } else {
            BarProgress(configuration: configuration)
        }
    }
}

/// A bar that fills, below its label. Without a value it is empty.
public struct LinearProgressViewStyle: ProgressViewStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        BarProgress(configuration: configuration)
    }
}

/// A spinner, above its label. It turns whether there is a value or not.
public struct CircularProgressViewStyle: ProgressViewStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        SpinningProgress(configuration: configuration)
    }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    /// The style that suits what is shown: a bar where there is a value, a spinner where there is none.
    public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
    /// A bar that fills, below its label.
    public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
    /// A spinner, above its label.
    public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

private struct BarProgress: View {
    let configuration: ProgressViewStyleConfiguration
    @Environment(\.areLabelsHidden) private var isLabelHidden
    @Environment(\.tintColor) private var tint

    var body: some View {
        VStack(alignment: .leading, spacing: ProgressMetrics.labelDistance) {
            if !isLabelHidden { configuration.label }
            bar
            if !isLabelHidden {
                configuration.currentValueLabel
                    .font(.caption)
                    .foregroundStyle(.secondary)
            }
        }
    }

    private var bar: some View {
        Capsule()
            .fill(Color(.standard(.fill)))
            .frame(height: ProgressMetrics.barHeight)
            .overlay {
                GeometryReader { proxy in
                    Capsule()
                        .fill(tint ?? .accentColor)
                        .frame(width: proxy.size.width * (configuration.fractionCompleted ?? 0))
                }
            }
    }
}

private struct SpinningProgress: View {
    let configuration: ProgressViewStyleConfiguration
    @Environment(\.areLabelsHidden) private var isLabelHidden

    var body: some View {
        VStack {
            Spinner()
            if !isLabelHidden {
                configuration.label.foregroundStyle(.secondary)
                configuration.currentValueLabel
                    .font(.caption)
                    .foregroundStyle(.secondary)
            }
        }
    }
}
