import SwiftUI

/// Gauges, controls that belong together, and views that are read as one.
struct Dials: View {
    @State private var water = 20.0
    @State private var stars = 3
    @State private var note = "no action"

    var body: some View {
        tank.frame(width: 300)
        tank.gaugeStyle(.accessoryLinearCapacity).frame(width: 300)
        tank.gaugeStyle(.accessoryLinear).frame(width: 300)
        HStack(spacing: 20) {
            tank.gaugeStyle(.accessoryCircular)
            tank.gaugeStyle(.accessoryCircularCapacity)
            Gauge(value: water, in: 0...80) { Text("Tank") }.gaugeStyle(.accessoryCircular).tint(.green)
        }
        ControlGroup("Water") {
            Button("Less") { water -= 10 }
            Button("More") { water += 10 }
            Button("Full") { water = 80 }
        }
        HStack { ForEach(0..<5, id: \.self) { Image(systemName: $0 < stars ? "star.fill" : "star") } }
            .accessibilityElement()
            .accessibilityLabel("Rating")
            .accessibilityValue("\(stars) stars")
            .accessibilityAdjustableAction { stars += $0 == .increment ? 1 : -1 }
        HStack {
            Text("Letter")
            Text("from Ada")
        }
        .accessibilityElement(children: .combine)
        .accessibilityAction(named: "Reply") { note = "replied" }
        Text(note)
    }

    private var tank: some View {
        Gauge(value: water, in: 0...80) {
            Text("Tank")
        } currentValueLabel: {
            Text("\(Int(water))")
        } minimumValueLabel: {
            Text("0")
        } maximumValueLabel: {
            Text("80")
        }
    }
}
