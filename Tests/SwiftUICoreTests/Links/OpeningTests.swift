import Foundation
import SwiftUICore
import SwiftUITesting
import Testing

private let hours = URL(filePath: "/").replacing("https://example.org/hours")

extension URL {
    /// An address as it is written; this one, should it be none.
    fileprivate func replacing(_ words: String) -> URL {
        URL(string: words) ?? self
    }
}

/// What a view has heard.
private final class Heard {
    var addresses: [String] = []
    var isAccepted: [Bool] = []
}

/// A button that opens an address and hears whether that was taken.
private struct Opener: View {
    let url: URL
    let heard: Heard
    @Environment(\.openURL) private var openURL

    var body: some View {
        VStack {
            Button("Open") { openURL(url) }
            Button("Ask") { openURL(url) { heard.isAccepted.append($0) } }
        }
    }
}

@MainActor
@Suite("Addresses that an app has opened")
struct OpeningTests {
    private let heard = Heard()

    private func app(_ address: String) -> TestApp {
        let url = hours.replacing(address)
        return TestApp { [heard] in
            Opener(url: url, heard: heard).onOpenURL { heard.addresses.append($0.absoluteString) }
        }
    }

    @Test(
        "Pages, mails and calls leave the app, and are accepted",
        arguments: ["https://example.org/hours", "http://example.org", "mailto:a@example.org", "tel:123", "SMS:123"])
    func outside(address: String) throws {
        let app = app(address)
        try app.tap("Open")
        #expect(app.openedURLs.map(\.absoluteString) == [address])
        try app.tap("Ask")
        #expect(heard.isAccepted == [true])
        #expect(heard.addresses.isEmpty)
    }

    @Test("A4.13 A link of the app's own scheme comes back to its onOpenURL")
    func own() throws {
        let app = app("toolshed://hammers/3")
        try app.tap("Ask")
        #expect(heard.addresses == ["toolshed://hammers/3"])
        #expect(heard.isAccepted == [true])
        #expect(app.openedURLs.isEmpty)
    }

    @Test(
        "What could run code or read files is refused, and so is what names no scheme",
        arguments: ["javascript:alert(1)", "JavaScript:alert(1)", "data:text/html,x", "file:///etc/passwd", "/hours"])
    func refused(address: String) throws {
        let app = app(address)
        try app.tap("Open")
        try app.tap("Ask")
        #expect(app.openedURLs.isEmpty)
        #expect(heard.addresses.isEmpty)
        #expect(heard.isAccepted == [false])
    }
}

/// A button under a handler, which says what becomes of an address.
private struct Handled: View {
    let result: OpenURLAction.Result
    let heard: Heard
    var inner: OpenURLAction.Result?

    var body: some View {
        Opener(url: hours, heard: heard)
            .modifier(Handling(result: inner, heard: heard, name: "inner"))
            .modifier(Handling(result: result, heard: heard, name: "outer"))
    }
}

private struct Handling: ViewModifier {
    let result: OpenURLAction.Result?
    let heard: Heard
    let name: String

    func body(content: Content) -> some View {
        if let result {
            content.environment(
                \.openURL,
                OpenURLAction { url in
                    heard.addresses.append("\(name) \(url.path())")
                    return result
                })
        } else {
            content
        }
    }
}

@MainActor
@Suite("Handlers for addresses")
struct OpenURLActionTests {
    private let heard = Heard()

    @Test("A4.13 What a handler has handled goes nowhere else, and is accepted")
    func handled() throws {
        let app = TestApp { [heard] in Handled(result: .handled, heard: heard) }
        try app.tap("Ask")
        #expect(heard.addresses == ["outer /hours"])
        #expect(heard.isAccepted == [true])
        #expect(app.openedURLs.isEmpty)
    }

    @Test("A4.13 What a handler discards goes nowhere, and is not accepted")
    func discarded() throws {
        let app = TestApp { [heard] in Handled(result: .discarded, heard: heard) }
        try app.tap("Ask")
        #expect(heard.isAccepted == [false])
        #expect(app.openedURLs.isEmpty)
    }

    @Test("A4.13 A handler leaves an address to the system, or another one in its place")
    func system() throws {
        let app = TestApp { [heard] in Handled(result: .systemAction, heard: heard) }
        try app.tap("Ask")
        #expect(app.openedURLs == [hours])
        #expect(heard.isAccepted == [true])

        let edit = hours.appending(path: "edit")
        let other = TestApp { [heard] in Handled(result: .systemAction(edit), heard: heard) }
        try other.tap("Open")
        #expect(other.openedURLs == [edit])
    }

    @Test("A4.13 The nearest handler counts, and what it leaves to the system does not go to the next one")
    func nearest() throws {
        let app = TestApp { [heard] in Handled(result: .handled, heard: heard, inner: .systemAction) }
        try app.tap("Open")
        #expect(heard.addresses == ["inner /hours"])
        #expect(app.openedURLs == [hours])
    }

    @Test("A handler takes links of every scheme, the dangerous ones too: it decides what they mean")
    func anyScheme() throws {
        let app = TestApp { [heard] in
            Link("Chapter", destination: hours.replacing("data:chapter"))
                .environment(
                    \.openURL,
                    OpenURLAction { url in
                        heard.addresses.append(url.absoluteString)
                        return .handled
                    })
        }
        try app.tap(.link, "Chapter")
        #expect(heard.addresses == ["data:chapter"])
    }
}

@MainActor
@Suite("Links to addresses")
struct AddressLinkTests {
    private let heard = Heard()

    @Test("A link is read out as a link, by its label, and leads to its address")
    func link() throws {
        let day = "Monday"
        let app = TestApp {
            VStack {
                Link("Hours on \(day)", destination: hours)
                Link(String("As it *is*"), destination: hours)
                Link(destination: hours) { Label("With a symbol", systemImage: "clock") }
            }
        }
        #expect(app.outline.contains("link \"Hours on Monday\""))
        #expect(app.exists(.link, "As it *is*"))
        try app.tap(.link, "With a symbol")
        #expect(app.openedURLs == [hours])
    }

    @Test("A link in a list is its whole row")
    func row() throws {
        let app = TestApp {
            List {
                Link("Hours", destination: hours)
                Button("Call") {}
            }
        }
        let (link, button) = (try app.frame(of: .link, "Hours"), try app.frame(of: .button, "Call"))
        #expect(link.size == button.size && link.minX == button.minX)
        try app.tap(.link, "Hours")
        #expect(app.openedURLs == [hours])
    }

    @Test("A link that is disabled leads nowhere")
    func disabled() throws {
        let app = TestApp { Link("Hours", destination: hours).disabled(true) }
        #expect(app.outline.contains("link \"Hours\" disabled"))
        #expect(throws: (any Error).self) { try app.tap(.link, "Hours") }
    }

    @Test("A4.13 A handler above a link is asked first")
    func handler() throws {
        let app = TestApp { [heard] in
            Link("Hours", destination: hours)
                .environment(
                    \.openURL,
                    OpenURLAction { url in
                        heard.addresses.append(url.path())
                        return .handled
                    })
        }
        try app.tap(.link, "Hours")
        #expect(heard.addresses == ["/hours"])
        #expect(app.openedURLs.isEmpty)
    }

    @Test("A button in a link's label is none, nor are those in what the label presents")
    func within() throws {
        let app = TestApp {
            Link(destination: hours) {
                Text("Hours")
                Button("Note") {}
                    .sheet(isPresented: .constant(true)) { Button("Done") {} }
            }
        }
        #expect(app.exists(.button, "Done"))
        #expect(!app.exists(.link, "Done"))
        #expect(!app.exists(.link, "Note"))
    }

    @Test("A button in what the style of a link presents is no link")
    func presentedByStyle() throws {
        let app = TestApp { Link("Hours", destination: hours).buttonStyle(Asking()) }
        #expect(app.exists(.button, "Done"))
        #expect(!app.exists(.link, "Done"))
    }

    @Test("A link looks as the style of buttons around it says")
    func style() throws {
        let app = TestApp { Link("Hours", destination: hours).buttonStyle(Loud()) }
        #expect(app.exists(.link, "Hours, !"))
    }
}

/// Shows a sheet from around the button.
private struct Asking: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button(configuration).buttonStyle(.bordered)
            .sheet(isPresented: .constant(true)) { Button("Done") {}.buttonStyle(.plain) }
    }
}

private struct Loud: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.label
            Text("!")
        }
    }
}
