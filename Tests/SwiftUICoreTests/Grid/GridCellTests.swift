import Foundation
import SwiftUICore
import SwiftUITesting
import Testing

private let red = Color(red: 1, green: 0, blue: 0)
private let green = Color(red: 0, green: 1, blue: 0)
private let blue = Color(red: 0, green: 0, blue: 1)

/// Expected places follow from the documentation of `Grid` and its modifiers.
@MainActor
@Suite("Cells of grids")
struct GridCellTests {
    /// Frames from the grid's own corner; red is the cell that is looked at, blue is 40 by 40 at the beginning of the second
    /// row.
    private func frames<V: View>(@ViewBuilder _ view: @escaping @MainActor () -> V) -> (red: CGRect, blue: CGRect) {
        let app = TestApp(on: .phone) { view() }
        let red = app.painted(255, 0, 0) ?? .null
        let blue = app.painted(0, 0, 255) ?? .null
        return (red.offsetBy(dx: -blue.minX, dy: -blue.minY), blue)
    }

    @Test("A cell over several columns has their width and what is between them")
    func columns() {
        let frames = frames {
            Grid(horizontalSpacing: 10, verticalSpacing: 0) {
                GridRow { red.frame(height: 10).gridCellColumns(2) }
                GridRow {
                    blue.frame(width: 40, height: 40)
                    green.frame(width: 60, height: 40)
                }
            }
        }
        #expect(frames.red == CGRect(x: 0, y: -10, width: 110, height: 10))
    }

    @Test("A cell that is unsized along an axis takes what the others leave, and makes nothing wider")
    func unsized() {
        let frames = frames {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                red.frame(height: 2).gridCellUnsizedAxes(.horizontal)
                GridRow {
                    blue.frame(width: 40, height: 40)
                    green.frame(width: 60, height: 40)
                }
            }
        }
        #expect(frames.red == CGRect(x: 0, y: -2, width: 100, height: 2))
    }

    @Test("An anchor and a column's alignment say where a view stands in its cell")
    func alignment() {
        let anchored = frames {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow { red.frame(width: 10, height: 10).gridCellAnchor(.trailing) }
                GridRow { blue.frame(width: 40, height: 40) }
            }
        }
        #expect(anchored.red.minX == 30)
        let aligned = frames {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow { red.frame(width: 10, height: 10) }
                GridRow { blue.frame(width: 40, height: 40).gridColumnAlignment(.leading) }
            }
        }
        #expect(aligned.red.minX == 0)
    }

    @Test("A row says how its views line up")
    func rowAlignment() {
        let frames = frames {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow(alignment: .bottom) {
                    blue.frame(width: 40, height: 40)
                    red.frame(width: 10, height: 10)
                }
            }
        }
        #expect(frames.red.origin == CGPoint(x: 40, y: 30))
    }

    @Test("Columns that can stretch share the room")
    func flexible() {
        let frames = frames {
            Grid(horizontalSpacing: 20, verticalSpacing: 0) {
                GridRow {
                    blue.frame(height: 40)
                    red.frame(height: 40)
                }
            }
            .frame(width: 220)
        }
        #expect(frames.blue.width == 100)
        #expect(frames.red == CGRect(x: 120, y: 0, width: 100, height: 40))
    }

    @Test("A cell over more columns than there can be stands over all there are")
    func countless() {
        let frames = frames {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow { red.frame(height: 10).gridCellColumns(.max) }
                GridRow { blue.frame(width: 40, height: 40) }
            }
        }
        #expect(frames.red == CGRect(x: 0, y: -10, width: 40, height: 10))
    }

    @Test("Rows that come and go")
    func rows() throws {
        let hand = Hand()
        let app = TestApp(on: .phone) { Growing(hand: hand) }
        #expect(app.painted(0, 0, 255)?.height == 40)
        hand.press("more", true)
        app.settle()
        let (red, blue) = try (#require(app.painted(255, 0, 0)), #require(app.painted(0, 0, 255)))
        #expect(red.minY == blue.maxY)
    }

    fileprivate struct Growing: View {
        let hand: Hand
        @State private var isMore = false

        var body: some View {
            Grid(verticalSpacing: 0) {
                GridRow { blue.frame(width: 40, height: 40) }
                if isMore { GridRow { red.frame(width: 10, height: 10) } }
            }
            .onAppear { hand.on("more") { isMore = $0 } }
        }
    }
}
