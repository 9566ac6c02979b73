import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUICore

/// Work is to be proportional to what has changed (docs/architecture.md): a layout ends where sizes stay.
@MainActor
@Suite("What has changed its size, and what has not")
struct SizeDoubtTests {
    /// Counts how often it is asked to place its views.
    private final class Count {
        var places = 0
    }

    private struct Counting: Layout {
        let count: Count

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
            return CGSize(width: sizes.map(\.width).reduce(0, +), height: sizes.map(\.height).max() ?? 0)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            MainActor.assumeIsolated { count.places += 1 }
            var x = bounds.minX
            for subview in subviews {
                subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
                x += subview.dimensions(in: .unspecified).width
            }
        }
    }

    private struct Words<Label: View>: View {
        let label: (String, Bool) -> Label
        @State private var word = "one"
        @State private var isLarge = false

        var body: some View {
            Button("Word") { word = word == "one" ? "a longer word" : "one" }
            Button("Size") { isLarge.toggle() }
            label(word, isLarge)
        }
    }

    private func app<Label: View>(_ count: Count, @ViewBuilder label: @escaping (String, Bool) -> Label) -> TestApp {
        TestApp {
            Counting(count: count) {
                VStack(alignment: .leading, spacing: 0) { Words(label: label) }
                Text("beside")
            }
        }
    }

    @Test("Other words in a frame of fixed size move nothing around it")
    func fixedFrame() throws {
        let count = Count()
        let app = app(count) { word, isLarge in
            Text(word).frame(width: isLarge ? 200 : 150, height: 20, alignment: .leading)
        }
        let (places, beside) = (count.places, try app.frame(of: .text, "beside"))
        try app.tap("Word")
        #expect(count.places == places)
        #expect(try app.frame(of: .text, "a longer word").width > 50)
        #expect(try app.frame(of: .text, "beside") == beside)
        try app.tap("Size")
        #expect(count.places > places)
        #expect(try app.frame(of: .text, "beside").minX == beside.minX + 50)
    }

    @Test("Words that take more room move what is around them")
    func ownSize() throws {
        let count = Count()
        let app = app(count) { word, _ in Text(word) }
        let beside = try app.frame(of: .text, "beside")
        try app.tap("Word")
        let wide = try app.frame(of: .text, "a longer word").width
        #expect(
            try app.frame(of: .text, "beside").minX == beside.minX - (try app.frame(of: .button, "Word").width) + wide)
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
        let (words, beside) = (try app.frame(of: .text, "one"), try app.frame(of: .text, "beside"))
        #expect(words.minY == beside.minY)
        try app.tap("Size")
        #expect(try app.frame(of: .text, "one").minY == app.frame(of: .text, "beside").minY)
        #expect(try app.frame(of: .text, "one").minY - app.frame(of: .text, "Size").minY == 0)
    }

    @Test("Rows that were scrolled to stay where they are when one of them gets other words")
    func rows() throws {
        let app = TestApp {
            ScrollView {
                VStack(spacing: 0) {
                    Words { word, isLarge in Text(word).frame(height: isLarge ? 60 : 40) }
                    ForEach(0..<200) { Text("Row \($0)").frame(height: 40) }
                }
            }
        }
        let first = try app.frame(of: .text, "Row 0")
        try app.tap("Word")
        #expect(try app.frame(of: .text, "Row 0") == first)
        try app.tap("Size")
        for row in [0, 1, 199] {
            #expect(try app.frame(of: .text, "Row \(row)").minY == first.minY + 20 + CGFloat(row) * 40)
        }
    }
}
