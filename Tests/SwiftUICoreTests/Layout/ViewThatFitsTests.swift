import Foundation
import SwiftUICore
import SwiftUITesting
import Testing

@MainActor
@Suite("The view that fits")
struct ViewThatFitsTests {
    private func app(_ width: CGFloat, _ height: CGFloat, in axes: Axis.Set) -> TestApp {
        TestApp(on: .phone) {
            ViewThatFits(in: axes) {
                Text("wide").frame(width: 200, height: 20)
                Text("narrow").frame(width: 50, height: 60)
                Text("last").frame(width: 90, height: 90)
            }
            .frame(width: width, height: height)
        }
    }

    @Test("The first that fits is shown, and no other")
    func first() {
        #expect(app(300, 100, in: [.horizontal, .vertical]).outline.contains("text \"wide\""))
        let narrow = app(100, 100, in: [.horizontal, .vertical])
        #expect(narrow.exists(.text, "narrow"))
        #expect(!narrow.exists(.text, "wide"))
    }

    @Test("If none fits, the last is shown")
    func none() {
        #expect(app(20, 20, in: [.horizontal, .vertical]).exists(.text, "last"))
    }

    @Test("Only the axes that are named count")
    func axes() {
        #expect(app(100, 30, in: .vertical).exists(.text, "wide"))
        #expect(app(100, 30, in: .horizontal).exists(.text, "narrow"))
    }

    @Test("When the room changes, another one fits")
    func resized() {
        let app = TestApp(on: .phone) {
            ViewThatFits(in: .horizontal) {
                Text("wide").frame(width: 350)
                Text("narrow").frame(width: 50)
            }
        }
        #expect(app.exists(.text, "wide"))
        app.resize(to: CGSize(width: 320, height: 600))
        #expect(app.exists(.text, "narrow"))
        app.resize(to: CGSize(width: 400, height: 600))
        #expect(app.exists(.text, "wide"))
    }

    @Test("Along axes that are not named, a view is asked as it would be placed: text may wrap")
    func wraps() {
        let words = String(repeating: "word ", count: 40)
        let app = TestApp(on: .phone) {
            ViewThatFits(in: .vertical) {
                Text(verbatim: words)
                Text("too tall")
            }
            .frame(width: 200, height: 40)
        }
        #expect(app.exists(.text, "too tall"))
    }

    @Test("Only the view that is shown appears")
    func appears() {
        let hand = Hand()
        let app = TestApp(on: .phone) {
            ViewThatFits(in: .horizontal) {
                Color.gray.frame(width: 350, height: 10).onAppear { hand.see("wide", true) }
                Color.gray.frame(width: 50, height: 10).onAppear { hand.see("narrow", true) }
            }
        }
        #expect(hand.seen.keys.sorted() == ["wide"])
        app.resize(to: CGSize(width: 320, height: 600))
        #expect(hand.seen.keys.sorted() == ["narrow", "wide"])
    }
}
