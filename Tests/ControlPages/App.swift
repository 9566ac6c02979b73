import SwiftUI

/// Controls, gestures and movements for the tests in a real browser (Tests/Browser/test_controls.py).
@main
struct ControlPages: App {
    var body: some Scene {
        WindowGroup { Workbench() }
            .commands {
                CommandMenu("Packing") {
                    Button("Pack all") { UserDefaults.standard.set("packed", forKey: "command") }
                        .keyboardShortcut("p", modifiers: [.command, .option])
                }
            }
    }
}

struct Workbench: View {
    @State private var note = "nothing"
    @AppStorage("command") private var command = "none"

    var body: some View {
        ScrollViewReader { proxy in
            ScrollView {
                VStack(spacing: 12) {
                    Text("note: \(note)")
                    Text("command: \(command)")
                    Buttons(note: $note)
                    Touched(note: $note)
                    Moving()
                    Button("To the end") { proxy.scrollTo("end") }
                    List {
                        HStack {
                            Text("Stove")
                            Button("Light") { note = "lit" }.buttonStyle(.borderless)
                        }
                        Button("Whole row") { note = "row" }
                        Text("Tent").onTapGesture { note = "tent" }
                    }
                    .frame(height: 260)
                    Switches()
                    Amounts()
                    Kept()
                    Dials()
                    Fetched()
                    Chosen()
                    ProgressView("Drying")
                    ProgressView("Packing", value: 2, total: 5)
                    ForEach(0..<30) { Text("line \($0)") }
                    Text("the end").id("end")
                }
                .frame(maxWidth: .infinity)
            }
        }
    }
}

struct Buttons: View {
    @Binding var note: String

    var body: some View {
        HStack {
            Button("Quiet") { note = "quiet" }
            Button("Bordered") { note = "bordered" }.buttonStyle(.bordered)
            Button("Prominent") { note = "prominent" }.buttonStyle(.borderedProminent)
        }
        HStack {
            Button("Off") { note = "off" }.buttonStyle(.bordered).disabled(true)
            Button("Delete", role: .destructive) { note = "deleted" }.buttonStyle(.bordered)
            Button("Small") { note = "small" }.buttonStyle(.bordered).controlSize(.small).tint(.green)
        }
        Button("Held") { note = "let go" }.buttonStyle(Held())
    }
}

struct Held: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.label
            Text(configuration.isPressed ? "down" : "up")
        }
    }
}

struct Touched: View {
    @Binding var note: String
    @GestureState private var shift: CGFloat = 0

    var body: some View {
        Text("Tap me").onTapGesture { note = "tapped" }
        Text("Tap me twice").onTapGesture(count: 2) { note = "twice" }
        Text("Press me long").onLongPressGesture { note = "long" }
        Text("Drag me, \(Int(shift))")
            .frame(width: 200, height: 40)
            .gesture(
                DragGesture(coordinateSpace: .global)
                    .updating($shift) { value, state, _ in state = value.translation.width }
                    .onEnded { note = "dragged \(Int($0.translation.width))" })
    }
}

struct Moving: View {
    @State private var isWide = false
    @State private var isThere = true

    var body: some View {
        Color.blue.frame(width: isWide ? 300 : 100, height: 20)
        HStack {
            Button("Widen") { withAnimation(.linear(duration: 1)) { isWide.toggle() } }
            Button("Come and go") { withAnimation(.linear(duration: 1)) { isThere.toggle() } }
        }
        if isThere { Text("guest").transition(.slide) }
    }
}

struct Switches: View {
    @State private var isWarm = false
    @State private var isDry = true
    @State private var isLocked = true

    var body: some View {
        Toggle("Locked", isOn: $isLocked)
        Toggle("Warm", isOn: $isWarm).disabled(isLocked)
        Toggle("Pinned", isOn: $isWarm).toggleStyle(.button)
        List {
            Toggle("Dry", isOn: $isDry)
            Text(isDry ? "dry" : "wet")
        }
        .frame(height: 180)
    }
}
