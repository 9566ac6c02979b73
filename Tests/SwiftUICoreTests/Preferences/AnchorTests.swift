import Foundation
import SwiftUICore
import SwiftUITesting
import Testing

@MainActor
@Suite("Anchors")
struct AnchorTests {
    private struct Bounds: PreferenceKey {
        static var defaultValue: [Anchor<CGRect>] { [] }
        static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
            value += nextValue()
        }
    }

    private static let red = Color(red: 1, green: 0, blue: 0)
    private static let blue = Color(red: 0, green: 0, blue: 1)

    @Test("A view around others can be told where one of them is, and lay something over it")
    func overlay() throws {
        let app = TestApp(on: .phone) {
            VStack(alignment: .leading, spacing: 10) {
                Color.gray.frame(width: 100, height: 20)
                Self.blue.frame(width: 40, height: 30)
                    .anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
            }
            .overlayPreferenceValue(Bounds.self) { anchors in
                GeometryReader { proxy in
                    if let anchor = anchors.first {
                        Self.red
                            .frame(width: proxy[anchor].width, height: proxy[anchor].height)
                            .offset(x: proxy[anchor].minX, y: proxy[anchor].minY)
                    }
                }
            }
        }
        #expect(app.painted(255, 0, 0) == app.painted(0, 0, 255))
        #expect(app.painted(255, 0, 0)?.size == CGSize(width: 40, height: 30))
    }

    @Test("An anchor follows its view")
    func follows() throws {
        struct Growing: View {
            let hand: Hand
            @State private var height: CGFloat = 20
            var body: some View {
                hand.on("grow") { height = 50 }
                return VStack(spacing: 0) {
                    Color.gray.frame(width: 10, height: height)
                    Color.gray.frame(width: 10, height: 10)
                        .anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
                }
                .backgroundPreferenceValue(Bounds.self) { anchors in
                    GeometryReader { proxy in
                        hand.see("top", anchors.first.map { proxy[$0].minY } ?? -1)
                        return Color.clear
                    }
                }
            }
        }
        let hand = Hand()
        let app = TestApp { Growing(hand: hand) }
        #expect(hand.seen["top"] as? CGFloat == 20)
        hand.press("grow")
        app.settle()
        #expect(hand.seen["top"] as? CGFloat == 50)
    }
}
