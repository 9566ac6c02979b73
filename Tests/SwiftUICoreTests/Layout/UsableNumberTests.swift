import Foundation
import SceneCore
import SwiftUICore
import SwiftUITesting
import Testing

/// Debug builds lay everything out a second time and stop where that differs: a number that is not equal to itself always does.
@MainActor
@Suite("Numbers that are none")
struct UsableNumberTests {
    nonisolated private static let numbers: [CGFloat] = [.nan, .infinity, -.infinity]
    private let red = Color(red: 1, green: 0, blue: 0)

    private func frame<Content: View>(@ViewBuilder _ content: @escaping @MainActor () -> Content) -> CGRect? {
        TestApp(on: .phone, view: content).painted(255, 0, 0)
    }

    @Test("A distance that is none is left out of a layout", arguments: numbers)
    func distances(number: CGFloat) {
        let plain = frame { red.frame(width: 10, height: 10) }
        #expect(plain != nil)
        #expect(frame { red.frame(width: 10, height: 10).offset(x: number) } == plain)
        #expect(frame { red.frame(width: 10, height: 10).offset(CGSize(width: 0, height: number)) } == plain)
        #expect(frame { red.frame(width: 10, height: 10).padding(number) } == plain)
        #expect(
            frame {
                red.frame(width: 10, height: 10).padding(EdgeInsets(top: number, leading: 0, bottom: 0, trailing: 0))
            } == plain)
    }

    @Test("A stack without a usable distance has the one that its views ask for", arguments: numbers)
    func spacing(number: CGFloat) {
        func stack(_ spacing: CGFloat?) -> CGRect? {
            frame {
                VStack(spacing: spacing) {
                    Color.blue.frame(height: 10)
                    HStack(spacing: spacing) {
                        Color.blue.frame(width: 10)
                        red.frame(width: 10, height: 10)
                    }
                }
            }
        }
        #expect(stack(number) == stack(nil))
    }

    @Test("A view at no place is at the corner", arguments: numbers)
    func position(number: CGFloat) {
        #expect(
            frame { red.frame(width: 10, height: 10).position(x: number, y: 5) }
                == frame { red.frame(width: 10, height: 10).position(x: 0, y: 5) })
    }

    @Test("What an app's own layout says wrongly is put right", arguments: numbers)
    func ownLayout(number: CGFloat) {
        struct Wrong: Layout {
            let number: CGFloat

            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                CGSize(width: number.isNaN ? number : 10, height: 10)
            }

            func placeSubviews(
                in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
            ) {
                for subview in subviews {
                    subview.place(
                        at: CGPoint(x: number, y: 0), proposal: ProposedViewSize(width: number, height: 10))
                }
            }
        }
        let app = TestApp(on: .phone) { Wrong(number: number)() { Text("x") } }
        #expect(app.exists(.text, "x"))
    }

    @Test("A guide that lies nowhere moves nothing out of sight", arguments: numbers)
    func guides(number: CGFloat) {
        let found = frame {
            VStack(alignment: .leading) {
                Color.blue.frame(width: 20, height: 10)
                red.frame(width: 10, height: 10).alignmentGuide(.leading) { _ in number }
            }
        }
        #expect(found?.minX.isFinite == true)
    }

    @Test("Effects have no numbers that are none", arguments: numbers)
    func effects(number: CGFloat) {
        let anchor = UnitPoint(x: number, y: number)
        let app = TestApp(on: .phone) {
            VStack {
                Text("a").shadow(radius: number, x: number, y: number)
                Text("b").scaleEffect(2, anchor: anchor).rotationEffect(.degrees(90), anchor: anchor)
                Text("c").kerning(number).baselineOffset(number).lineSpacing(number)
                LinearGradient(colors: [.red, .blue], startPoint: anchor, endPoint: .bottom)
                RadialGradient(colors: [.red, .blue], center: anchor, startRadius: number, endRadius: number)
                AngularGradient(colors: [.red, .blue], center: anchor, angle: .radians(number))
                EllipticalGradient(colors: [.red, .blue], center: anchor, startRadiusFraction: number)
                Circle().stroke(.red, lineWidth: number)
                RoundedRectangle(cornerRadius: number)
            }
        }
        #expect(app.exists(.text, "c"))
    }
}
