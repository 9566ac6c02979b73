import Foundation

/// A bar that fills.
struct LinearCapacityGauge: View {
    let configuration: GaugeStyleConfiguration
    var height = GaugeMetrics.barHeight
    @Environment(\.areLabelsHidden) private var isLabelHidden
    @Environment(\.tintColor) private var tint

    var body: some View {
        VStack(spacing: GaugeMetrics.labelDistance) {
            if !isLabelHidden { configuration.label }
            HStack(spacing: GaugeMetrics.boundsDistance) {
                configuration.minimumValueLabel
                bar
                configuration.maximumValueLabel
            }
            configuration.currentValueLabel
                .foregroundStyle(.secondary)
        }
    }

    private var bar: some View {
        Capsule()
            .fill(Color(.standard(.fill)))
            .frame(height: height)
            .overlay(alignment: .leading) {
                GeometryReader { proxy in
                    Capsule()
                        .fill(tint ?? .accentColor)
                        .frame(width: proxy.size.width * configuration.value)
                }
            }
    }
}

/// A bar with a mark on it.
struct AccessoryLinearGauge: View {
    let configuration: GaugeStyleConfiguration
    @Environment(\.tintColor) private var tint

    var body: some View {
        HStack(spacing: GaugeMetrics.boundsDistance) {
            if configuration.minimumValueLabel == nil, configuration.maximumValueLabel == nil {
                configuration.currentValueLabel
            }
            configuration.minimumValueLabel
            bar
            configuration.maximumValueLabel
        }
        .font(.caption)
    }

    /// The mark stands on the bar, which is clear around it.
    private var bar: some View {
        GeometryReader { proxy in
            let start = (proxy.size.width - GaugeMetrics.mark) * configuration.value
            let before = max(0, start - GaugeMetrics.markGap)
            let after = start + GaugeMetrics.mark + GaugeMetrics.markGap
            ZStack(alignment: .leading) {
                piece.frame(width: before)
                piece.frame(width: max(0, proxy.size.width - after)).offset(x: after)
                Circle()
                    .fill(tint ?? .accentColor)
                    .frame(width: GaugeMetrics.mark, height: GaugeMetrics.mark)
                    .offset(x: start)
            }
            .frame(height: GaugeMetrics.mark)
        }
        .frame(height: GaugeMetrics.mark)
    }

    private var piece: some View {
        Capsule().fill(tint ?? .accentColor).frame(height: GaugeMetrics.accessoryBarHeight)
    }
}
