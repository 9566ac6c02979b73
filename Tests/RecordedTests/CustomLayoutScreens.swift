import Foundation
import Observation
import SwiftUICore
import Testing

@MainActor
@Suite("Layouts of an app's own as recorded from SwiftUI")
struct CustomLayoutScreens {
    @Observable
    fileprivate final class Model {
        var isHorizontal = true
    }

    @Test("A layout that changes keeps its views")
    func anyLayout() throws {
        let model = Model()
        try expectRecorded(
            "customlayout-any", steps: [{ model.isHorizontal = false }, { model.isHorizontal = true }]
        ) {
            Turning(model: model)
        }
    }

    fileprivate struct Turning: View {
        let model: Model

        var body: some View {
            let layout =
                model.isHorizontal ? AnyLayout(HStackLayout(spacing: 8)) : AnyLayout(VStackLayout(spacing: 4))
            layout {
                Text("One").probe("one")
                box(.red, 30, 20).probe("box")
                Text("Three").probe("three")
            }
            .probe("stack")
        }
    }

    @Test("A layout places the middles of its views")
    func radial() throws {
        try expectRecorded("customlayout-radial") {
            Compass {
                Text("A").probe("a")
                Text("B").probe("b")
                box(.blue, 20, 20).probe("c")
                Text("D").probe("d")
                Text("E").probe("e")
            }
            .frame(width: 160, height: 160)
            .probe("radial")
        }
    }

    @Test("A layout reads priorities, values and distances of its views")
    func values() throws {
        try expectRecorded("customlayout-values") {
            Stairs {
                Text("Low").probe("low")
                Text("High").layoutPriority(1).layoutValue(key: Indent.self, value: 20).probe("high")
                box(.green, 40, 10).layoutValue(key: Indent.self, value: 8).probe("bar")
                Text("Last").probe("last")
            }
            .probe("values")
        }
    }
}

/// Puts its views north, east, south and west of the middle; those after that half as far out.
private struct Compass: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let size = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 200, height: 200))
        let side = min(size.width, size.height)
        return CGSize(width: side, height: side)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let radius = min(bounds.width, bounds.height) / 2 - 12
        let directions = [(0.0, -1.0), (1.0, 0.0), (0.0, 1.0), (-1.0, 0.0)]
        for (index, subview) in subviews.enumerated() {
            let (x, y) = directions[index % 4]
            let distance = index < 4 ? radius : radius / 2
            subview.place(
                at: CGPoint(x: bounds.midX + x * distance, y: bounds.midY + y * distance), anchor: .center,
                proposal: .unspecified)
        }
    }
}

private struct Indent: LayoutValueKey {
    static let defaultValue: CGFloat = 0
}

/// One below the other by priority, each moved in by its indent.
private struct Stairs: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let steps = steps(subviews)
        return CGSize(
            width: steps.map { $0.subview[Indent.self] + $0.size.width }.max() ?? 0,
            height: steps.last.map { $0.y + $0.size.height } ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for step in steps(subviews) {
            let origin = CGPoint(x: bounds.minX + step.subview[Indent.self], y: bounds.minY + step.y)
            step.subview.place(at: origin, proposal: .unspecified)
        }
    }

    private func steps(_ subviews: Subviews) -> [(subview: LayoutSubview, size: CGSize, y: CGFloat)] {
        let ordered = subviews.enumerated().sorted {
            ($1.element.priority, $0.offset) < ($0.element.priority, $1.offset)
        }
        var y: CGFloat = 0
        var steps: [(subview: LayoutSubview, size: CGSize, y: CGFloat)] = []
        for (_, subview) in ordered {
            if let last = steps.last { y += last.subview.spacing.distance(to: subview.spacing, along: .vertical) }
            let size = subview.sizeThatFits(.unspecified)
            steps.append((subview, size, y))
            y += size.height
        }
        return steps
    }
}
