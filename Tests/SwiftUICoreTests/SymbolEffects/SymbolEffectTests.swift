import Foundation
import SceneCore
import SwiftUICore
import SwiftUITesting
import Testing

@MainActor
@Suite("What symbols do")
struct SymbolEffectTests {
    private func effects(_ view: some View) -> [SceneSymbolEffect] {
        TestApp(on: .phone) { view }.nodes { !$0.style.symbolEffects.isEmpty }.first?.style.symbolEffects ?? []
    }

    private let heart = Image(systemName: "heart")

    @Test("An effect lasts as long as it is wanted")
    func lasting() {
        #expect(effects(heart.symbolEffect(.pulse)).map(\.kind) == [.pulse])
        #expect(effects(heart.symbolEffect(.pulse, isActive: false)).isEmpty)
        #expect(effects(heart.symbolEffect(.variableColor)).map(\.kind) == [.variableColor])
        #expect(effects(heart.symbolEffect(.scale)).map(\.kind) == [.scaleUp])
        #expect(effects(heart.symbolEffect(.scale.down)).map(\.kind) == [.scaleDown])
        #expect(effects(heart.symbolEffect(.disappear)).map(\.kind) == [.disappear])
        #expect(effects(heart.symbolEffect(.disappear.down)).map(\.kind) == [.disappearDown])
        #expect(effects(heart.symbolEffect(.pulse)).first?.runs == nil)
    }

    @Test("What lasts is seen where nothing moves, too")
    func settled() {
        func style(_ view: some View) -> SceneStyle? {
            TestApp(on: .phone) { view }.nodes { $0.meaning.role == .image }.first?.style
        }
        #expect(style(heart.symbolEffect(.disappear))?.opacity == 0)
        #expect(style(heart.symbolEffect(.disappear, isActive: false))?.opacity == 1)
        #expect((style(heart.symbolEffect(.scale.up))?.transform?.scaleX ?? 1) > 1)
        #expect((style(heart.symbolEffect(.scale.down))?.transform?.scaleY ?? 1) < 1)
        #expect(style(heart.symbolEffect(.pulse))?.transform == nil)
    }

    @Test("Another effect is done once whenever a value changes")
    func discrete() {
        struct Liked: View {
            let hand: Hand
            @State private var likes = 0
            @State private var other = 0
            var body: some View {
                hand.on("like") { likes += 1 }
                hand.on("other") { other += 1 }
                return HStack {
                    Text("\(other)")
                    Image(systemName: "heart").symbolEffect(.bounce.down, options: .repeat(3).speed(2), value: likes)
                }
            }
        }
        let hand = Hand()
        let app = TestApp(on: .phone) { Liked(hand: hand) }
        func effect() -> SceneSymbolEffect? {
            app.nodes { !$0.style.symbolEffects.isEmpty }.first?.style.symbolEffects.first
        }
        #expect(effect() == SceneSymbolEffect(.bounceDown, runs: 0, count: 3, speed: 2))
        for runs in 1...2 {
            hand.press("like")
            app.settle()
            #expect(effect()?.runs == runs)
        }
        hand.press("other")
        app.settle()
        #expect(effect()?.runs == 2, "what has nothing to do with it sets nothing off")
    }

    @Test("Effects hold for all symbols inside, together, and can be kept from some")
    func inherited() {
        let app = TestApp(on: .phone) {
            HStack {
                Image(systemName: "heart").symbolEffect(.scale)
                Image(systemName: "star").symbolEffectsRemoved()
                Image(systemName: "plus").symbolEffectsRemoved(false)
            }
            .symbolEffect(.pulse)
        }
        let kinds = app.nodes { $0.meaning.role == .image }.map { $0.style.symbolEffects.map(\.kind) }
        #expect(kinds == [[.pulse, .scaleUp], [], [.pulse]])
    }

    @Test("How often and how fast is part of an effect")
    func options() {
        #expect(SymbolEffectOptions.default.repeating == .repeat(nil))
        #expect(SymbolEffectOptions.nonRepeating == .repeat(1))
        #expect(effects(heart.symbolEffect(.pulse, options: .repeating)).first?.count == nil)
        #expect(effects(heart.symbolEffect(.pulse, options: .nonRepeating)).first?.count == 1)
        #expect(effects(heart.symbolEffect(.pulse, options: .speed(0))).first?.speed == 1)
        let (pulse, color): (PulseSymbolEffect, VariableColorSymbolEffect) = (.pulse, .variableColor)
        #expect(pulse.configuration != color.configuration)
    }

    @Test("Symbols come and go with effects")
    func transitions() {
        func enter(_ view: some View) -> SceneEffect? {
            let app = TestApp(on: .phone) { view }
            for case .effects(let enter, _)? in app.nodes(where: { _ in true }).map(\.transition) {
                return enter
            }
            return nil
        }
        #expect(enter(heart.transition(.symbolEffect(.appear)))?.opacity == 0)
        #expect(enter(heart.transition(.symbolEffect(.appear)))?.scale == 1)
        let growing = enter(heart.transition(.symbolEffect(.appear.up)))
        #expect((growing?.scale ?? 1) < 1 && growing?.opacity == 0)
        #expect((enter(heart.transition(.symbolEffect(.disappear.up)))?.scale ?? 1) > 1)
        #expect(enter(heart.transition(.symbolEffect))?.opacity == 0)
    }
}

@MainActor
@Suite("The layers of symbols")
struct SymbolRenderingTests {
    /// The colours of a symbol's layers, from the back to the front.
    private func colors(_ view: some View) -> [SceneColor] {
        for node in TestApp(on: .phone, view: { view }).nodes(where: { _ in true }) {
            switch node.content {
            case .path(let path): return [path.fill ?? path.stroke].compactMap(\.self)
            case .drawing(let drawing):
                return drawing.commands.compactMap { command in
                    switch command {
                    case .fill(_, .color(let color), _), .stroke(_, .color(let color), _, _): color
                    default: nil
                    }
                }
            default: continue
            }
        }
        return []
    }

    private var plus: some View {
        Image(systemName: "plus.circle.fill").foregroundStyle(Color(red: 1, green: 0, blue: 0))
    }

    @Test("A symbol is in one colour unless it is asked otherwise")
    func monochrome() {
        #expect(colors(plus) == [SceneColor(255, 0, 0)])
        #expect(colors(plus.symbolRenderingMode(.monochrome)) == [SceneColor(255, 0, 0)])
        #expect(colors(plus.symbolRenderingMode(.multicolor)) == [SceneColor(255, 0, 0)])
    }

    @Test("By steps of importance, the shape around is quieter than what stands in it")
    func hierarchical() {
        #expect(
            colors(plus.symbolRenderingMode(.hierarchical)) == [
                SceneColor(255, 0, 0, alpha: 0.5), SceneColor(255, 0, 0),
            ])
        let heart = Image(systemName: "heart.fill").foregroundStyle(Color(red: 1, green: 0, blue: 0))
        #expect(colors(heart.symbolRenderingMode(.hierarchical)) == [SceneColor(255, 0, 0)], "one piece has one layer")
    }

    @Test("A palette gives each layer a style, and two styles are a palette")
    func palette() {
        let two = Image(systemName: "plus.circle.fill")
            .foregroundStyle(Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1))
        #expect(colors(two) == [SceneColor(0, 0, 255), SceneColor(255, 0, 0)])
        #expect(colors(two.symbolRenderingMode(.palette)) == [SceneColor(0, 0, 255), SceneColor(255, 0, 0)])
        #expect(colors(two.symbolRenderingMode(.monochrome)) == [SceneColor(255, 0, 0)])
    }

    @Test("The image's own mode goes before that of its surroundings, which views can read")
    func own() {
        struct Reader: View {
            @Environment(\.symbolRenderingMode) private var mode
            var body: some View { Text(mode == .palette ? "palette" : "other") }
        }
        let image = Image(systemName: "plus.circle").symbolRenderingMode(.monochrome)
        #expect(colors(image.symbolRenderingMode(SymbolRenderingMode.hierarchical)).count == 2)
        #expect(colors(VStack { image }.symbolRenderingMode(.hierarchical)).count == 1)
        #expect(TestApp(on: .phone) { Reader().symbolRenderingMode(.palette) }.exists(.text, "palette"))
    }

    @Test("A line of symbols as large as another scale, and in another form, if it is asked for")
    func scaleAndForm() throws {
        struct Reader: View {
            @Environment(\.imageScale) private var scale
            @Environment(\.symbolVariants) private var variants
            var body: some View { Text(scale == .large && variants.contains(.fill) ? "large and filled" : "other") }
        }
        func width(_ scale: Image.Scale) -> CGFloat {
            TestApp(on: .phone) { Image(systemName: "heart").imageScale(scale) }
                .nodes { $0.meaning.role == .image }.first?.frame.width ?? 0
        }
        #expect(width(.small) < width(.medium) && width(.medium) < width(.large))
        #expect(
            TestApp(on: .phone) { Reader().imageScale(.large).symbolVariant(.fill) }.exists(.text, "large and filled"))
    }
}
