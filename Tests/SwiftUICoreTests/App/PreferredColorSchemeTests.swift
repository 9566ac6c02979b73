import SceneCore
import SwiftUICore
import SwiftUITesting
import Testing

@MainActor
@Suite("A view can ask for its window to be light or dark")
struct PreferredColorSchemeTests {
    private struct Themed: View {
        let hand: Hand
        @State private var wanted: ColorScheme? = .dark
        var body: some View {
            let _ = hand.on("want") { wanted = $0 }
            Scheme().preferredColorScheme(wanted)
        }
    }

    private struct Scheme: View {
        @Environment(\.colorScheme) private var colorScheme
        var body: some View { Text(colorScheme == .dark ? "dark" : "light") }
    }

    @Test("The window follows the view rather than the device, until the view leaves it to the device again")
    func follows() {
        let hand = Hand()
        let app = TestApp { Themed(hand: hand) }
        #expect(app.exists(.text, "dark"))
        hand.press("want", ColorScheme.light)
        app.setColorScheme(.dark)
        app.settle()
        #expect(app.exists(.text, "light"))
        hand.press("want", ColorScheme?.none as Any)
        app.settle()
        #expect(app.exists(.text, "dark"))
    }

    @Test("The window's background is that of the scheme")
    func background() {
        let wanted = TestApp { Text("dark").preferredColorScheme(.dark) }
        let given = TestApp { Text("dark") }
        given.setColorScheme(.dark)
        #expect(wanted.background == given.background)
    }
}

extension TestApp {
    fileprivate var background: SceneColor? { scene[scene.root]?.style.background }
}
