import Foundation
import SwiftUICore
import SwiftUITesting
import Testing

private struct Pushed: View {
    var body: some View {
        HStack(spacing: 0) {
            Spacer()
            Text("x")
        }
    }
}

@MainActor
@Suite("Layout")
struct LayoutTests {
    /// In a room of 200 by 200 at the top left of the window.
    private func frame<V: View>(of label: String, @ViewBuilder _ view: @escaping @MainActor () -> V) throws -> CGRect {
        let app = TestApp(on: .phone) {
            VStack(spacing: 0) {
                HStack(spacing: 0) {
                    ZStack(alignment: .topLeading) { view() }.frame(width: 200, height: 200, alignment: .topLeading)
                    Spacer(minLength: 0)
                }
                Spacer(minLength: 0)
            }
        }
        return try app.frame(of: .text, label).offsetBy(dx: 0, dy: -59)
    }

    @Test("Padding without a length is 16 points (recorded from SwiftUI, constants.md)")
    func padding() throws {
        #expect(try frame(of: "x") { Text("x").padding() }.origin == CGPoint(x: 16, y: 16))
        #expect(try frame(of: "x") { Text("x").padding(.leading, 5) }.origin == CGPoint(x: 5, y: 0))
    }

    @Test("A fixed frame holds its view where the alignment says")
    func fixedFrame() throws {
        let text = try frame(of: "x") { Text("x").frame(width: 100, height: 80, alignment: .bottomTrailing) }
        #expect(text.maxX == 100 && text.maxY == 80)
    }

    @Test("A flexible frame takes the proposal where it is limited, the view's own length where it is not")
    func flexibleFrame() throws {
        let text = try frame(of: "x") { Text("x").frame(maxWidth: .infinity, alignment: .trailing) }
        #expect(text.maxX == 200 && text.minY == 0)
    }

    @Test("A spacer stretches along its stack, and both ways in a stack of layers")
    func spacer() throws {
        #expect(try frame(of: "x") { Pushed() }.maxX == 200)
        let layered = try frame(of: "x") {
            HStack(spacing: 0) {
                ZStack(alignment: .bottomTrailing) {
                    Spacer()
                    Text("x")
                }
            }
        }
        #expect(layered.maxX == 200 && layered.maxY == 200)
    }

    @Test("Seed 002: A spacer takes what the others leave: what stretches beside it has all but its least length, 8")
    func spacerComesLast() throws {
        let text = try frame(of: "x") {
            HStack(spacing: 0) {
                Spacer()
                Text("x").frame(maxWidth: .infinity, alignment: .leading)
            }
        }
        #expect(text.minX == 8)
    }

    @Test("A view of a higher priority gets its room first, the others their least")
    func priority() throws {
        let text = try frame(of: "x") {
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 30)
                Text("x").frame(maxWidth: .infinity, alignment: .leading).layoutPriority(1)
            }
        }
        #expect(text.minX == 30)
    }

    @Test("A spacer has only what others leave: beside a view that stretches, its least length")
    func spacerBesideStretching() throws {
        let text = try frame(of: "x") {
            VStack(spacing: 0) {
                Spacer(minLength: 20)
                Text("x").frame(maxHeight: .infinity, alignment: .top)
            }
        }
        #expect(text.minY == 20)
    }

    @Test("Two spacers share what others leave")
    func spacersShare() throws {
        let text = try frame(of: "x") {
            VStack(spacing: 0) {
                Spacer()
                Text("x").frame(height: 50, alignment: .top)
                Spacer()
            }
        }
        #expect(text.minY == 75)
    }

    @Test("Texts of different sizes stand on one baseline")
    func baseline() throws {
        let small = try frame(of: "s") {
            HStack(alignment: .firstTextBaseline) {
                Text("s").font(.system(size: 13))
                Text("L").font(.system(size: 40))
            }
        }
        // Baselines as recorded: 12.5 of 13, 38 of 40.
        #expect(small.minY == 38 - 12.5)
    }

    @Test("Text takes as many lines as fit into the height that it is offered, at least one")
    func linesThatFit() throws {
        let three = "a\nb\nc"
        // Recorded from SwiftUI: lines of a system font of 17 are 20.29 points apart, three of them 61 high.
        #expect(try frame(of: three) { Text(three).font(.system(size: 17)).frame(height: 61) }.height == 61)
        #expect(try frame(of: three) { Text(three).font(.system(size: 17)).frame(height: 60) }.height == 41)
        #expect(try frame(of: three) { Text(three).font(.system(size: 17)).frame(height: 1) }.height == 20.5)
    }

    @Test("Lengths that cannot be are left out, and nothing stops")
    func impossibleLengths() {
        let app = TestApp {
            VStack {
                Text("a").frame(height: .nan)
                Text("b").frame(width: -5)
                Text("c").frame(minHeight: 90, maxHeight: 10)
                Text("d").frame(maxHeight: .greatestFiniteMagnitude)
                Text("e").font(.system(size: 0))
                Color(white: 0.0 / 0.0).frame(width: .infinity)
                Text("f").aspectRatio(0, contentMode: .fit)
                Text("g").aspectRatio(CGSize.zero, contentMode: .fill)
                Text("h").padding(-400)
            }
        }
        for label in ["a", "b", "c", "d", "e", "f", "g", "h"] { #expect(app.exists(.text, label)) }
    }
}
