import SwiftUI

/// Pickers and menus for the tests in a real browser (Tests/Browser/test_choices.py).
@main
struct ChoicePages: App {
    var body: some Scene {
        WindowGroup {
            NavigationStack {
                Choices()
            }
        }
    }
}

enum Flavour: String, CaseIterable, Identifiable {
    case vanilla, chocolate, lemon

    var id: Self { self }
    var name: String { rawValue.capitalized }
}

struct Choices: View {
    @State private var flavour = Flavour.vanilla
    @State private var size = "Small"
    @State private var topping: String?
    @State private var place = "Here"
    @State private var hour = 9
    @State private var isWarm = false
    @State private var note = "nothing"
    @State private var fixed = 3
    @State private var dragged = 0

    var body: some View {
        Form {
            Section {
                Text("note: \(note)")
                Picker("Flavour", selection: $flavour) {
                    ForEach(Flavour.allCases) { Text($0.name) }
                }
                Picker("Size", selection: $size) {
                    ForEach(["Small", "Large", "Huge"], id: \.self) { Text($0) }
                }
                .pickerStyle(.segmented)
                Picker("Place", selection: $place) {
                    ForEach(["Here", "To go"], id: \.self) { Text($0) }
                }
                .pickerStyle(.navigationLink)
                Menu("More") {
                    Button("Copy", systemImage: "doc.on.doc") { note = "copied" }
                    Button("Delete", systemImage: "trash", role: .destructive) { note = "deleted" }
                    Section("Service") {
                        Toggle("Warm", isOn: $isWarm)
                        Menu("Deliver") {
                            Button("By bike") { note = "by bike" }
                            Button("By boat") { note = "by boat" }
                        }
                    }
                    Divider()
                    Picker("Topping", selection: $topping) {
                        Text("None").tag(String?.none)
                        Text("Nuts").tag("Nuts")
                    }
                }
                NavigationLink("Editing") { Editing() }
                Text("Held").contextMenu {
                    Button("Lend") { note = "lent" }
                    Button("Sell") {}.disabled(true)
                }
            }
            Section {
                Picker("Topping", selection: $topping) {
                    Text("None").tag(String?.none)
                    Text("Nuts").tag("Nuts")
                    Text("Cream").tag("Cream")
                }
                .pickerStyle(.inline)
            }
            Section {
                Picker("Hour", selection: $hour) {
                    ForEach(0..<24) { Text("\($0) h") }
                }
                .pickerStyle(.wheel)
            }
            Section {
                Text("fixed at \(fixed)")
                Picker(
                    "Fixed", selection: Binding(get: { @MainActor in fixed }, set: { @MainActor in fixed = min($0, 3) })
                ) {
                    ForEach(0..<10) { Text("at \($0)") }
                }
                .pickerStyle(.wheel)
                Text("Dragged \(dragged)")
                    .contextMenu { Button("Keep") { note = "kept" } }
                    .gesture(DragGesture(minimumDistance: 0).onEnded { _ in dragged += 1 })
            }
        }
        .navigationTitle("Choices")
        .safeAreaInset(edge: .bottom) {
            HStack {
                Picker("Flavour below", selection: $flavour) {
                    ForEach(Flavour.allCases) { Text($0.name) }
                }
                Spacer()
                Menu("At the end") { Button("Up") { note = "up" } }
                    .buttonStyle(.bordered)
            }
            .padding()
        }
    }
}
