import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor
@Suite("Layouts that change little by little")
struct LayoutMotionTests {
    private struct Turned: Layout {
        var turn: Double

        var animatableData: Double {
            get { turn }
            set { turn = newValue }
        }

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            for subview in subviews { subview.place(at: CGPoint(x: turn, y: 0), proposal: .unspecified) }
        }
    }

    private func data<L: Layout>(of layout: L) -> L.AnimatableData where L.AnimatableData == Double {
        layout.animatableData
    }

    @Test("A layout is something that changes little by little, if it says how")
    func animatable() {
        #expect(data(of: Turned(turn: 3)) == 3)
        #expect(MovingValue(Turned.self) != nil)
        #expect(MovingValue(HStackLayout.self) == nil)
    }

    @Test("Any layout changes as the one that it stands for")
    func anyLayout() {
        var layout = AnyLayout(Turned(turn: 2))
        layout.animatableData = layout.animatableData
            .moved(toward: AnyLayout(Turned(turn: 6)).animatableData, by: 0.5)
        #expect(layout.animatableData == AnyLayout(Turned(turn: 4)).animatableData)
        #expect(AnyLayout(HStackLayout()).animatableData == AnyLayout(VStackLayout()).animatableData)
    }

    @Test("A layout knows where lines begin")
    func direction() {
        struct Told: Layout {
            let hand: Hand
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }
            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
                let (hand, direction) = (hand, subviews.layoutDirection)
                MainActor.assumeIsolated { hand.see("direction", direction) }
            }
        }
        for direction in [LayoutDirection.leftToRight, .rightToLeft] {
            let hand = Hand()
            _ = TestApp(on: .phone) { Told(hand: hand)() { Text("x") }.environment(\.layoutDirection, direction) }
            #expect(hand.seen["direction"] as? LayoutDirection == direction)
        }
    }
}
