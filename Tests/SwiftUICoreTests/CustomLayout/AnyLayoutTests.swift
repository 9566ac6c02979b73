import Foundation
import Observation
import SwiftUICore
import SwiftUITesting
import Testing

private let red = Color(red: 1, green: 0, blue: 0)

/// Puts its view as far in as it has counted views, which it remembers.
private struct Counting: Layout {
    func makeCache(subviews: Subviews) -> [CGFloat] { [CGFloat(subviews.count) * 10] }
    func updateCache(_ cache: inout [CGFloat], subviews: Subviews) {}

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGFloat]) -> CGSize {
        CGSize(width: 100, height: 10)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGFloat]
    ) {
        for subview in subviews {
            subview.place(at: CGPoint(x: bounds.minX + cache[0], y: bounds.minY), proposal: .unspecified)
        }
    }
}

/// The same with a memory of the same type and other numbers in it.
private struct Constant: Layout {
    func makeCache(subviews: Subviews) -> [CGFloat] { [50] }
    func updateCache(_ cache: inout [CGFloat], subviews: Subviews) {}

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGFloat]) -> CGSize {
        CGSize(width: 100, height: 10)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGFloat]
    ) {
        for subview in subviews.reversed() {
            subview.place(at: CGPoint(x: bounds.minX + cache[0], y: bounds.minY), proposal: .unspecified)
        }
    }
}

@MainActor
@Suite("Layouts that stand for others")
struct AnyLayoutTests {
    @MainActor
    @Observable
    fileprivate final class Model {
        var isConstant = false
    }

    fileprivate struct Switching: View {
        let model: Model

        var body: some View {
            let layout = model.isConstant ? AnyLayout(Constant()) : AnyLayout(Counting())
            layout { red.frame(width: 10, height: 10) }
        }
    }

    @Test("A layout does not get what another has remembered, though it is of the same type")
    func memories() throws {
        let model = Model()
        let app = TestApp(on: .phone) { Switching(model: model) }
        // The layout is 100 points wide in the middle of 393, and begins at 146.5.
        #expect(app.painted(255, 0, 0)?.minX == 156.5)
        model.isConstant = true
        app.settle()
        #expect(app.painted(255, 0, 0)?.minX == 196.5)
    }

    @Test("A stack's layout asks of its neighbours what the stack asks")
    func spacing() throws {
        func top<V: View>(_ view: V) -> CGFloat? {
            TestApp(on: .phone) {
                VStack {
                    red.frame(width: 10, height: 10)
                    view
                    Color.gray.frame(width: 10, height: 10)
                }
            }
            .painted(255, 0, 0)?.minY
        }
        let stack = top(
            VStack {
                Text("One")
                Color.gray.frame(width: 5, height: 5)
            })
        let layout = top(
            AnyLayout(VStackLayout()) {
                Text("One")
                Color.gray.frame(width: 5, height: 5)
            })
        #expect(stack != nil)
        #expect(layout == stack)
    }

    @Test("Some of the subviews keep their indices")
    func slices() {
        let app = TestApp(on: .phone) {
            FirstTwo {
                red.frame(width: 10, height: 10)
                Color.gray.frame(width: 20, height: 10)
                Color.gray.frame(width: 40, height: 10)
            }
        }
        #expect(app.painted(255, 0, 0)?.minX == 181.5)
    }

    /// As wide as the first two views, beside one another; the others stand in the middle.
    fileprivate struct FirstTwo: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            let widths = subviews[0..<2].map { $0.sizeThatFits(.unspecified).width }
            return CGSize(width: widths.reduce(0, +), height: 10)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            var x = bounds.minX
            for subview in subviews.prefix(2) {
                subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
                x += subview.sizeThatFits(.unspecified).width
            }
        }
    }
}
