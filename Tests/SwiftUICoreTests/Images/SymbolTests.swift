import Foundation
import SceneCore
import SwiftUICore
import SwiftUITesting
import Testing

@MainActor
@Suite("Symbols and labels")
struct SymbolTests {
    @Test("A symbol is drawn in the style around it and read out by the words of its name")
    func symbol() {
        let app = TestApp(on: .phone) {
            Image(systemName: "person.crop.circle.fill").foregroundStyle(Color(red: 1, green: 0, blue: 0))
        }
        #expect(app.outline == "application\n  image \"person crop\"")
        #expect((app.drawing?.fill ?? app.drawing?.stroke) == SceneColor(255, 0, 0))
    }

    @Test("A symbol grows with the font around it")
    func size() throws {
        let app = TestApp(on: .phone) {
            VStack {
                Image(systemName: "star").font(.system(size: 20))
                Image(systemName: "heart").font(.system(size: 40))
            }
        }
        let (small, large) = (try app.frame(of: .image, "star"), try app.frame(of: .image, "heart"))
        #expect(large.height > 1.5 * small.height)
    }

    @Test("A resizable symbol takes its room")
    func resizable() throws {
        let app = TestApp(on: .phone) { Image(systemName: "star").resizable().frame(width: 90, height: 50) }
        #expect(try app.frame(of: .image, "star").size == CGSize(width: 90, height: 50))
    }

    @Test("An unknown symbol shows what stands for it")
    func unknown() {
        let app = TestApp(on: .phone) { Image(systemName: "no.such.thing") }
        #expect(app.drawing != nil)
        #expect(app.exists(.image, "no such thing"))
    }

    @Test("An image that turns into a symbol is shown as one")
    func changes() {
        let hand = Hand()
        struct Some: View {
            let hand: Hand
            @State private var isSymbol = false

            var body: some View {
                let _ = hand.on("symbol") { isSymbol = true }
                isSymbol ? Image(systemName: "star") : Image("missing")
            }
        }
        let app = TestApp(on: .phone) { Some(hand: hand) }
        hand.press("symbol")
        app.settle()
        #expect(app.exists(.image, "star"))
    }

    @Test("A label is read out by its title; the icon only decorates")
    func label() {
        let app = TestApp(on: .phone) { Label("Kettle", systemImage: "flame") }
        #expect(app.outline == "application\n  text \"Kettle\"")
    }

    @Test("A label of which only the icon is seen is still read out by its title")
    func iconOnly() {
        let app = TestApp(on: .phone) { Label("Kettle", systemImage: "flame").labelStyle(.iconOnly) }
        #expect(app.outline == "application\n  image \"Kettle\"")
    }

    @Test("A label style of the app's own gets both parts")
    func ownStyle() throws {
        struct Reversed: LabelStyle {
            func makeBody(configuration: Configuration) -> some View {
                HStack {
                    configuration.title
                    configuration.icon
                    Text("!")
                }
            }
        }
        let app = TestApp(on: .phone) { Label("Kettle", systemImage: "flame").labelStyle(Reversed()) }
        #expect(try app.frame(of: .text, "Kettle").maxX < app.frame(of: .text, "!").minX)
    }
}
