import SwiftUI

/// Colours and days that are chosen, keys, and what is handed on (Tests/Browser/test_more_controls.py).
struct Chosen: View {
    @State private var fabric = Color(red: 1, green: 0, blue: 0)
    @State private var nights: Set<DateComponents> = [DateComponents(year: 2024, month: 6, day: 14)]
    @State private var told = "nothing"
    @State private var box = ""
    @State private var isOver = false

    var body: some View {
        ColorPicker("Fabric", selection: $fabric).frame(width: 320)
        Text("fabric \(fabric.resolve(in: EnvironmentValues()).description)")
        MultiDatePicker("Nights", selection: $nights)
            .frame(width: 320)
            .environment(\.locale, Locale(identifier: "en_US"))
        Text("nights \(nights.count)")
        HStack {
            Button("Save") { told = "saved" }.keyboardShortcut("s").help("Keeps all as it is")
            Button("Next") { told = "next" }.keyboardShortcut(.downArrow, modifiers: .option)
            Button("Leave") { told = "left" }.keyboardShortcut(.cancelAction)
        }
        Text("told \(told)")
        ShareLink(item: "A lake", subject: Text("Lakes"))
        HStack {
            Text("Hammer").padding().draggable("Hammer")
            Text("Box: \(box.isEmpty ? "nothing" : box)\(isOver ? " (over)" : "")")
                .frame(width: 160, height: 60)
                .background(.quaternary)
                .dropDestination(for: String.self) { words, _ in
                    box += words.joined()
                    return true
                } isTargeted: {
                    isOver = $0
                }
        }
        ScrollView(.horizontal) {
            HStack { ForEach(0..<12) { Text("card \($0)").frame(width: 80, height: 40).background(.quaternary) } }
        }
        .scrollClipDisabled()
        .frame(width: 200)
    }
}
