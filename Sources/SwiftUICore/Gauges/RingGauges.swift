import Foundation

/// An open ring with a mark on it.
struct OpenRingGauge: View {
    let configuration: GaugeStyleConfiguration
    @Environment(\.tintColor) private var tint

    var body: some View {
        ZStack {
            RingPiece(from: 0, to: length).stroke(tint ?? .accentColor, style: line)
            mark
            configuration.currentValueLabel.gaugeRingContent()
        }
        .overlay(alignment: .bottom) { opening }
        .frame(width: GaugeMetrics.ringSide, height: GaugeMetrics.ringSide)
    }

    private var length: Double { 1 - GaugeMetrics.opening }
    private var line: StrokeStyle { StrokeStyle(lineWidth: GaugeMetrics.ringWidth, lineCap: .round) }

    /// A dot in a gap of the ring.
    private var mark: some View {
        let place = configuration.value * length
        return RingDot(place: place, size: GaugeMetrics.ringWidth + 2 * GaugeMetrics.markGap)
            .fill(Color(.standard(.background)))
            .overlay { RingDot(place: place, size: GaugeMetrics.ringWidth).fill(tint ?? .accentColor) }
    }

    @ViewBuilder private var opening: some View {
        if configuration.minimumValueLabel == nil, configuration.maximumValueLabel == nil {
            configuration.label.font(.caption2)
        } else {
            HStack(spacing: GaugeMetrics.labelDistance) {
                configuration.minimumValueLabel
                configuration.maximumValueLabel
            }
            .font(.caption2)
        }
    }
}

/// A ring that fills.
struct FullRingGauge: View {
    let configuration: GaugeStyleConfiguration
    @Environment(\.tintColor) private var tint

    var body: some View {
        let color = tint ?? .accentColor
        let line = StrokeStyle(lineWidth: GaugeMetrics.ringWidth, lineCap: .round)
        ZStack {
            Circle().inset(by: GaugeMetrics.ringWidth / 2)
                .stroke(color.opacity(GaugeMetrics.restOpacity), lineWidth: GaugeMetrics.ringWidth)
            if configuration.value > 0 {
                RingPiece(from: 0, to: configuration.value, opening: 0).stroke(color, style: line)
            }
            configuration.currentValueLabel.gaugeRingContent()
        }
        .frame(width: GaugeMetrics.ringSide, height: GaugeMetrics.ringSide)
    }
}

extension View {
    /// What stands in a ring.
    fileprivate func gaugeRingContent() -> some View {
        font(.headline)
            .lineLimit(1)
            .frame(maxWidth: GaugeMetrics.ringSide * GaugeMetrics.contentPart)
    }
}

/// A part of a ring, clockwise from the end of its opening, which is below; from the top if it has none.
private struct RingPiece: Shape {
    let from: Double
    let to: Double
    var opening = GaugeMetrics.opening

    nonisolated func path(in rect: CGRect) -> Path {
        var path = Path()
        path.addArc(
            center: CGPoint(x: rect.midX, y: rect.midY), radius: RingPlace.radius(in: rect),
            startAngle: RingPlace.angle(from, opening: opening), endAngle: RingPlace.angle(to, opening: opening),
            clockwise: false)
        return path
    }
}

/// A dot at a place of an open ring.
private struct RingDot: Shape {
    let place: Double
    let size: CGFloat

    nonisolated func path(in rect: CGRect) -> Path {
        let angle = RingPlace.angle(place, opening: GaugeMetrics.opening).radians
        let radius = RingPlace.radius(in: rect)
        let middle = CGPoint(x: rect.midX + cos(angle) * radius, y: rect.midY + sin(angle) * radius)
        return Path(
            ellipseIn: CGRect(x: middle.x - size / 2, y: middle.y - size / 2, width: size, height: size))
    }
}

private enum RingPlace {
    static func radius(in rect: CGRect) -> CGFloat {
        (min(rect.width, rect.height) - GaugeMetrics.ringWidth) / 2
    }

    /// Where a part of the whole way round is.
    static func angle(_ part: Double, opening: Double) -> Angle {
        .degrees(360 * (part + (opening > 0 ? 0.25 + opening / 2 : -0.25)))
    }
}
