import Foundation
import SceneCore
import SwiftUICore
import Testing

/// A child that takes what it is offered, within limits.
private struct Child: StackChild {
    var width: ClosedRange<CGFloat>
    var height: ClosedRange<CGFloat>
    var layoutPriority: Double = 0
    var edges = EdgePreferences.plain

    init(_ width: ClosedRange<CGFloat>, _ height: ClosedRange<CGFloat> = 10...10, priority: Double = 0) {
        self.width = width
        self.height = height
        layoutPriority = priority
    }

    func dimensions(for proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(
            size: CGSize(
                width: min(max(proposal.width ?? width.lowerBound, width.lowerBound), width.upperBound),
                height: min(max(proposal.height ?? height.lowerBound, height.lowerBound), height.upperBound))
        ) { _ in nil }
    }
}

@MainActor
@Suite("The plan of a stack")
struct StackPlanTests {
    private func row(_ children: [Child], _ width: CGFloat?, spacing: CGFloat? = nil) -> StackPlan {
        StackPlan(
            children: children,
            settings: StackSettings(axis: .horizontal, alignment: .center, spacing: spacing),
            proposal: ProposedViewSize(width: width, height: 100))
    }

    @Test("Plain views stand 8 points apart by default (recorded from SwiftUI, constants.md)")
    func defaultSpacing() {
        let plan = row([Child(20...20), Child(30...30)], 200)
        #expect(plan.places.map(\.origin.x) == [0, 28])
        #expect(plan.size.width == 58)
    }

    @Test("The least flexible child is asked first, the most flexible gets the rest")
    func flexibility() {
        let plan = row([Child(0...(.infinity)), Child(40...40), Child(0...50)], 200, spacing: 0)
        #expect(plan.places.map(\.proposal.width) == [110, 200.0 / 3, 80])
        #expect(plan.size.width == 200)
    }

    @Test("A higher priority gets its room first, the others keep their least")
    func priority() {
        let plan = row([Child(10...500), Child(20...500, priority: 1)], 100, spacing: 0)
        #expect(plan.places.map(\.proposal.width) == [10, 90])
        #expect(plan.size.width == 100)
    }

    @Test("Children are lined up at the guide; the stack is as high as they reach")
    func alignment() {
        let plan = row([Child(10...10, 20...20), Child(10...10, 50...50)], 100, spacing: 0)
        #expect(plan.places.map(\.origin.y) == [15, 0])
        #expect(plan.size.height == 50)
    }

    @Test("Without a proposal every child is asked for its ideal size")
    func ideal() {
        let plan = row([Child(15...90), Child(25...90)], nil, spacing: 5)
        #expect(plan.size.width == 45)
        #expect(plan.places.allSatisfy { $0.proposal.width == nil })
    }

    @Test("A stack of nothing takes no room")
    func empty() {
        #expect(row([], 100).size == .zero)
    }

    @Test("Text keeps its own distance to a plain view below and above, and stands right below text")
    func textSpacing() {
        let text = EdgePreferences.text(TextSpacing(above: 6.5, below: 11, betweenTexts: 0))
        #expect(text.distance(downTo: .plain) == 11)
        #expect(EdgePreferences.plain.distance(downTo: text) == 6.5)
        #expect(text.distance(downTo: text) == 0)
        #expect(text.distance(acrossTo: .plain) == 8)
        #expect(EdgePreferences.none.distance(downTo: text) == 0)
    }
}
