// Actions as apps hand them on: plain functions, kept in a property, given as an argument, or methods of a view. None says
// which actor it is for.
import SwiftUI

struct Gate: View {
    let open: () -> Void
    var close: (() -> Void)?
    var knock: (Int) -> Void = { _ in }
    @State private var isOpen = false
    @Environment(\.openURL) private var openURL
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack {
            Button("Open", action: open)
            Button("Close", action: close ?? {})
            Button("Turn", action: turn)
            Button("Away", role: .destructive, action: open)
            Button(action: open) { Text("Open") }
            Button(role: .cancel, action: open) { Text("Never mind") }
            Button("Knock") { knock(3) }
            Button("Dismiss", action: dismiss.callAsFunction)
            latch(action: open)
            Link("Map", destination: map)
            Link(destination: map) { Image(systemName: "map") }
            Link(String(describing: Gate.self), destination: map)
            Button("Map") { openURL(map) }
            Button("Is there a map?") { openURL(map) { accepted in isOpen = accepted } }
        }
        .onTapGesture(perform: open)
        .onTapGesture(count: 2, perform: open)
        .onLongPressGesture(perform: open)
        .onAppear(perform: open)
        .onDisappear(perform: close)
        .onSubmit(open)
        .onOpenURL(perform: follow)
        .onChange(of: isOpen, open)
        .environment(\.openURL, OpenURLAction(handler: lead))
        .environment(
            \.openURL,
            OpenURLAction { url in
                isOpen = true
                return url.scheme == "gate" ? .handled : .systemAction(url.appending(path: "map"))
            })
    }

    private let map = URL(filePath: "/map")

    private func turn() { isOpen.toggle() }

    private func follow(_ url: URL) { isOpen = url.host() == "open" }

    private func lead(_ url: URL) -> OpenURLAction.Result { isOpen ? .systemAction : .discarded }

    private func latch(action: @escaping () -> Void) -> some View {
        Button("Latch", action: action)
    }
}

/// A view of an app's own that takes an action as `Button` does.
struct Bell<Content: View>: View {
    let action: @MainActor () -> Void
    @ViewBuilder let content: () -> Content

    var body: some View {
        Button(action: action, label: content)
    }
}
