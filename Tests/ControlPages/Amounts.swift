import SwiftUI

/// What is made more and less (Tests/Browser/test_sliders.py).
struct Amounts: View {
    @State private var volume = 0.5
    @State private var warmth = 18.0
    @State private var pegs = 10
    @State private var edits = ""

    var body: some View {
        Slider(value: $volume) {
            Text("Volume")
        } onEditingChanged: {
            edits += $0 ? "(" : ")"
        }
        .frame(width: 237)
        Text("volume \(Int((volume * 100).rounded())), edits \(edits.isEmpty ? "none" : edits)")
        Slider(value: $warmth, in: 10...30, step: 5) {
            Text("Warmth")
        } minimumValueLabel: {
            Text("cool")
        } maximumValueLabel: {
            Text("hot")
        }
        .frame(width: 320)
        Text("warmth \(Int(warmth))")
        Slider(value: .constant(0.25)) { Text("Stuck") }.frame(width: 237)
        Slider(value: .constant(0.25)) { Text("Locked") }.frame(width: 237).disabled(true)
        Stepper("Pegs", value: $pegs, in: 0...12, step: 2).frame(width: 240)
        Text("pegs \(pegs)")
    }
}
