import Foundation
import SceneCore
import Testing

@testable import SwiftUICore
@testable import SwiftUITesting

/// What of shapes is worked out ahead for a page that shows them move.
@MainActor
@Suite("Outlines between two shapes")
struct OutlineMotionTests {
    private struct Changed<Content: View>: View {
        let hand: Hand
        let content: (Bool) -> Content
        @State private var isOn = false

        var body: some View {
            hand.on("change") { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
            return content(isOn).frame(width: 40, height: 40)
        }
    }

    private func outlines<Content: View>(_ content: @escaping (Bool) -> Content) throws -> [String] {
        let hand = Hand()
        let app = TestApp { Changed(hand: hand, content: content) }
        var patches: [ScenePatch] = []
        app.onPatch { patches.append($0) }
        hand.press("change")
        app.settle()
        let found = patches.last?.motions.flatMap { $0.outlines.values } ?? []
        return try #require(found.first, "The change has no outlines.")
    }

    @Test("What a view is cut along passes through those between")
    func clip() throws {
        let found = try outlines { isOn in
            Color.red.clipShape(Rectangle().offset(x: isOn ? 20 : 0))
        }
        #expect(found[found.count / 2] == "M10 0L50 0L50 40L10 40Z")
    }

    @Test("A line in a gradient passes through those between")
    func gradientLine() throws {
        let found = try outlines { isOn in
            Rectangle().trim(to: isOn ? 0.75 : 0.25)
                .stroke(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom), lineWidth: 8)
        }
        #expect(found[found.count / 2] == "M0 0L40 0L40 40")
    }

    @Test("Corners, sizes, joined shapes and shapes of any type change little by little")
    func shapes() throws {
        func halfway<S: Shape>(_ shape: @escaping (CGFloat) -> S) throws -> Bool {
            let found = try outlines { shape($0 ? 20 : 0).fill(.red) }
            return found[found.count / 2] == shape(10).path(in: CGRect(x: 0, y: 0, width: 40, height: 40)).data
        }
        #expect(try halfway { UnevenRoundedRectangle(topLeadingRadius: $0, bottomTrailingRadius: 4) })
        #expect(try halfway { Rectangle().offset(x: $0).size(width: 20 + $0, height: 30) })
        #expect(try halfway { AnyShape(Rectangle().offset(x: $0)) })
        let union = try outlines { isOn in
            Rectangle().offset(x: isOn ? 20 : 0).union(Rectangle().size(width: 1, height: 1)).fill(.red)
        }
        #expect(Set(union).count == union.count)
    }

    @Test("Values of different types have nothing between them")
    func differentTypes() {
        let (one, other) = (_AnyAnimatableData(of: CGFloat(4)), _AnyAnimatableData(of: CGSize(width: 1, height: 2)))
        #expect(one != other)
        #expect(one.moved(toward: other, by: 0.5) == one)
        #expect(one.moved(toward: _AnyAnimatableData(of: CGFloat(8)), by: 0.25) == _AnyAnimatableData(of: CGFloat(5)))
        #expect(_AnyAnimatableData.zero + one == one)
    }
}
