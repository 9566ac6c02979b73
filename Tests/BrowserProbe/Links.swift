import SwiftUI

/// Links out of the app, back into it, and to nowhere.
struct LinksPage: View {
    @State private var note = "nothing"
    @Environment(\.openURL) private var openURL

    var body: some View {
        VStack(spacing: 8) {
            Text("note: \(note)")
            if let page = URL(string: "/gallery/", relativeTo: Self.host), let own = URL(string: "birds://heron") {
                Link("Out", destination: page.absoluteURL)
                Link("Back in", destination: own)
                Link("Handled", destination: page.absoluteURL)
                    .environment(
                        \.openURL,
                        OpenURLAction { url in
                            note = "handled \(url.path())"
                            return .handled
                        })
                Link("Switched off", destination: page.absoluteURL).disabled(true)
                Button("By code") { openURL(page.absoluteURL) }
                Button("By itself, later") {
                    Task {
                        try await Task.sleep(for: .milliseconds(50))
                        openURL(page.absoluteURL)
                    }
                }
                if let code = URL(string: "javascript:document.title='broken'") { Link("Code", destination: code) }
                List {
                    Link("Row out", destination: page.absoluteURL)
                    HStack {
                        Link("Part of a row", destination: page.absoluteURL).buttonStyle(.borderless)
                        Text("and more")
                    }
                }
            }
        }
        .onOpenURL { note = "opened \($0.absoluteString)" }
    }

    /// Nobody need be asked for it: the tests answer in its place.
    private static let host = URL(string: "http://elsewhere.test")
}

#Preview("Links") {
    LinksPage()
}
