import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUICore

/// Work is to be proportional to what has changed (docs/architecture.md): a layout ends where sizes stay.
@MainActor
@Suite("What has changed its size, and what has not")
struct SizeDoubtTests {
    private struct Words<Label: View>: View {
        @ViewBuilder let label: (String, Bool) -> Label
        @State private var word = "one"
        @State private var isLarge = false

        var body: some View {
            Button("Word") { word = word == "one" ? "a longer word" : "one" }
            Button("Size") { isLarge.toggle() }
            label(word, isLarge)
        }
    }

    /// How many items are placed in a step.
    private func placements(in app: TestApp, _ step: () throws -> Void) throws -> Int {
        let window = try #require(app.driver.session as? Window)
        let before = window.placements
        try step()
        return window.placements - before
    }

    private func rows<Label: View>(_ count: Int, @ViewBuilder label: @escaping (String, Bool) -> Label) -> TestApp {
        TestApp {
            ScrollView {
                VStack(spacing: 0) {
                    Words(label: label)
                    ForEach(0..<count, id: \.self) { number in
                        HStack {
                            Text(verbatim: "Row \(number)")
                            Spacer()
                        }
                        .frame(height: 40)
                    }
                }
            }
        }
    }

    @Test("Other words in a frame of fixed size cost the same in a list of any length", arguments: [10, 500])
    func fixedFrame(count: Int) throws {
        let app = rows(count) { word, _ in Text(word).frame(width: 150, height: 20, alignment: .leading) }
        let (first, words) = (try app.frame(of: .text, "Row 0"), try app.frame(of: .text, "one"))
        let placed = try placements(in: app) { try app.tap("Word") }
        #expect((1...3).contains(placed))
        #expect(try app.frame(of: .text, "Row 0") == first)
        #expect(try app.frame(of: .text, "a longer word").minX == words.minX)
    }

    @Test("Words that grow move what is below them, and what is below is not placed again in itself")
    func growingFrame() throws {
        let app = rows(500) { word, isLarge in Text(word).frame(height: isLarge ? 60 : 40) }
        let first = try app.frame(of: .text, "Row 0")
        let placed = try placements(in: app) { try app.tap("Size") }
        #expect(placed < 30)
        for row in [0, 1, 499] {
            #expect(try app.frame(of: .text, "Row \(row)").minY == first.minY + 20 + CGFloat(row) * 40)
        }
    }

    @Test("Words that take more room move what is beside them")
    func ownSize() throws {
        let app = TestApp {
            HStack(spacing: 0) {
                Words { word, _ in Text(word) }
                Text("beside")
            }
        }
        let beside = try app.frame(of: .text, "beside")
        try app.tap("Word")
        #expect(try app.frame(of: .text, "beside").minX == app.frame(of: .text, "a longer word").maxX)
        try app.tap("Word")
        #expect(try app.frame(of: .text, "beside") == beside)
    }

    @Test("What lines up with a baseline follows it, though the frame around the words stays")
    func baseline() throws {
        let app = TestApp {
            HStack(alignment: .firstTextBaseline) {
                Words { word, isLarge in
                    Text(word).padding(.top, isLarge ? 30 : 0).frame(width: 120, height: 60, alignment: .top)
                }
                Text("beside")
            }
        }
        let top = try app.frame(of: .text, "one").minY
        for _ in 0..<2 {
            #expect(try app.frame(of: .text, "one").minY == app.frame(of: .text, "beside").minY)
            try app.tap(.button, "Size")
        }
        #expect(try app.frame(of: .text, "one").minY == top)
    }

    @Test("A layout of the app's own that says where a guide lies is asked again")
    func ownGuide() throws {
        struct Below: Layout {
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                CGSize(width: 100, height: 100)
            }

            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
                for view in subviews { view.place(at: bounds.origin, proposal: .unspecified) }
            }

            func explicitAlignment(
                of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
                cache: inout ()
            ) -> CGFloat? {
                guide == .center
                    ? bounds.minY + (subviews.map { $0.sizeThatFits(.unspecified).height }.max() ?? 0) : nil
            }
        }
        let app = TestApp {
            VStack {
                HStack {
                    Below { Words { word, isLarge in Text(word).frame(height: isLarge ? 80 : 40) } }
                    Text("beside")
                }
            }
        }
        func height() throws -> CGFloat {
            try app.frame(of: .text, "beside").midY - app.frame(of: .button, "Word").minY
        }
        #expect(try height() == 40)
        try app.tap("Size")
        #expect(try height() == 80)
    }
}
