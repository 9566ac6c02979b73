import Foundation
import SwiftUICore
import SwiftUITesting
import Testing

private let red = Color(red: 1, green: 0, blue: 0)
private let blue = Color(red: 0, green: 0, blue: 1)

@MainActor
@Suite("Lazy stacks and grids")
struct LazyGridTests {
    @Test("Views fill the columns, row after row, and a row is as tall as its tallest view")
    func columns() throws {
        let app = TestApp(on: .phone) {
            LazyVGrid(columns: [GridItem(.fixed(50), spacing: 10), GridItem(.fixed(70))], spacing: 5) {
                blue.frame(height: 20)
                Color.gray.frame(height: 40)
                red.frame(height: 20)
            }
        }
        let (first, third) = try (#require(app.painted(0, 0, 255)), #require(app.painted(255, 0, 0)))
        #expect(first.size == CGSize(width: 50, height: 20))
        // The columns take 130 of 393 points, in the middle.
        #expect(first.minX == 131.5)
        #expect(third.origin == CGPoint(x: first.minX, y: first.minY - 10 + 40 + 5))
    }

    @Test("Views fill the rows, column after column")
    func rows() throws {
        let app = TestApp(on: .phone) {
            LazyHGrid(rows: [GridItem(.fixed(50), spacing: 10), GridItem(.fixed(70))], spacing: 5) {
                blue.frame(width: 20)
                Color.gray.frame(width: 40)
                red.frame(width: 20)
            }
        }
        let (first, third) = try (#require(app.painted(0, 0, 255)), #require(app.painted(255, 0, 0)))
        #expect(first.size == CGSize(width: 20, height: 50))
        #expect(third.minX == first.minX - 10 + 40 + 5)
        #expect(third.minY == first.minY)
    }

    @Test("A lazy column takes all of the width, and says where its views stand in it")
    func column() {
        let app = TestApp(on: .phone) {
            LazyVStack(alignment: .trailing, spacing: 0) { red.frame(width: 10, height: 10) }
        }
        #expect(app.painted(255, 0, 0)?.maxX == 393)
    }

    @Test("A lazy row takes all of the height")
    func row() {
        let app = TestApp(on: .phone) {
            LazyHStack(alignment: .top, spacing: 0) { red.frame(width: 10, height: 10) }
        }
        #expect(app.painted(255, 0, 0)?.minY == 59)
    }
}
