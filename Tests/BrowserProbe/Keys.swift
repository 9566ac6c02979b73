import SwiftUI

/// Views that the keyboard comes to, keys that they hear of, and where whoever listens is.
struct Keys: View {
    private enum Place: Hashable { case notice, group }

    @FocusState private var isPlaying: Bool
    @AccessibilityFocusState private var place: Place?
    @State private var square = 0
    @State private var heard = "nothing"
    @State private var lines: [String] = []
    @State private var note = ""

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text("Square \(square)")
                .padding()
                .accessibilityIdentifier("board")
                .focusable()
                .focused($isPlaying)
                .onKeyPress(.rightArrow) { move(1) }
                .onKeyPress(.leftArrow) { move(-1) }
                .onKeyPress(characters: .letters) { press in
                    heard = press.characters + (press.modifiers.contains(.shift) ? " with shift" : "")
                    return .handled
                }
            Text(isPlaying ? "Playing" : "Not playing")
            Text("Heard \(heard)")
            Text("Button-like").focusable(interactions: .activate)
            Text("Unmarked").focusable().focusEffectDisabled()
            Button("Play") { isPlaying = true }
            Button("Read the notice") { place = .notice }
            Button("Read the group") { place = .group }
            Text("Sold out").accessibilityFocused($place, equals: .notice)
            VStack {
                Text("Tea")
                Text("Four cups")
            }
            .accessibilityElement(children: .combine)
            .accessibilityFocused($place, equals: .group)
            Text(place == .notice ? "At the notice" : place == .group ? "At the group" : "Elsewhere")
            TextField("Message", text: $note)
                .onSubmit { lines.append("submitted") }
                .onKeyPress(.return) {
                    guard !note.isEmpty else { return .ignored }
                    lines.append("sent \(note)")
                    note = ""
                    return .handled
                }
            Text("Lines (\(lines.joined(separator: ", ")))")
            PasteButton(payloadType: String.self) { lines += $0 }
            HStack {
                Text("second")
                Text("first").accessibilitySortPriority(1)
            }
        }
        .padding()
    }

    private func move(_ step: Int) -> KeyPress.Result {
        square += step
        return .handled
    }
}

#Preview("Keys") { Keys() }
