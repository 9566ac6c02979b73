import Foundation
import SwiftUICore
import SwiftUITesting
import Testing

private let red = Color(red: 1, green: 0, blue: 0)
private let blue = Color(red: 0, green: 0, blue: 1)

/// On a phone of 393 by 852 points with 59 above and 34 below out of the safe area: 99 is 59 and 40, 159 is 59 and 100.
@MainActor
@Suite("Safe areas that an app makes smaller")
struct SafeAreaInsetTests {
    @Test("A bar at the side takes room from the view, and a distance of 8 points")
    func side() throws {
        let app = TestApp(on: .phone) {
            red.safeAreaInset(edge: .leading) { blue.frame(width: 50) }
        }
        #expect(app.painted(0, 0, 255)?.minX == 0)
        #expect(app.painted(255, 0, 0)?.minX == 58)
        #expect(app.painted(255, 0, 0)?.maxX == 393)
    }

    @Test("Padding of the safe area moves what keeps clear of it, and not what scrolls over it")
    func padding() throws {
        let app = TestApp(on: .phone) {
            ScrollView { red.frame(width: 100, height: 100) }.safeAreaPadding(.top, 40)
        }
        #expect(app.painted(255, 0, 0)?.minY == 99)
        let plain = TestApp(on: .phone) { red.frame(maxHeight: .infinity).safeAreaPadding(.top, 40) }
        #expect(plain.painted(255, 0, 0)?.minY == 99)
    }

    /// Debug builds prove in every turn that a size does not depend on where a view was placed before.
    @Test("What scrolls and takes only the room of its content is as large after a second layout")
    func hugging() {
        let hand = Hand()
        let app = TestApp(on: .phone) {
            Bumped(hand: hand) {
                HStack(spacing: 0) {
                    ScrollView { red.frame(width: 100, height: 100) }.safeAreaPadding(40).background(blue)
                    Spacer()
                }
            }
        }
        // 100 points of content and 40 on both sides.
        #expect(app.painted(0, 0, 255)?.width == 180)
        hand.press("bump")
        app.settle()
        #expect(app.painted(0, 0, 255)?.width == 180)
    }

    @Test("A row that scrolls keeps its height over a bar")
    func row() {
        let hand = Hand()
        let app = TestApp(on: .phone) {
            Bumped(hand: hand) {
                VStack(spacing: 0) {
                    ScrollView(.horizontal) { red.frame(width: 600, height: 100) }
                        .safeAreaInset(edge: .bottom, spacing: 0) { blue.frame(height: 30) }
                    Spacer()
                }
            }
        }
        #expect(app.painted(0, 0, 255)?.minY == 159)
        hand.press("bump")
        app.settle()
        #expect(app.painted(0, 0, 255)?.minY == 159)
    }

    fileprivate struct Bumped<Content: View>: View {
        let hand: Hand
        @ViewBuilder let content: () -> Content
        @State private var height = 10.0

        var body: some View {
            VStack(spacing: 0) {
                content()
                Color.gray.frame(height: height)
            }
            .onAppear { hand.on("bump") { height += 10 } }
        }
    }
}
