import Foundation
import SwiftUICore
import Testing

@Suite("Measures of paths")
struct PathMeasureTests {
    // Apple's documentation of `boundingRect`.
    @Test("A path's rectangle is around its curves, not around the points that draw them")
    func curves() {
        let bow = Path {
            $0.move(to: .zero)
            $0.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 100))
        }
        // Halfway a curve with one control point is halfway to it.
        #expect(bow.boundingRect.isNear(CGRect(x: 0, y: 0, width: 10, height: 50)))
        let circle = Path(ellipseIn: CGRect(x: 3, y: 4, width: 20, height: 20))
        #expect(circle.boundingRect.isNear(CGRect(x: 3, y: 4, width: 20, height: 20)))
        let swing = Path {
            $0.move(to: .zero)
            $0.addCurve(to: CGPoint(x: 30, y: 0), control1: CGPoint(x: 10, y: 40), control2: CGPoint(x: 20, y: -40))
        }
        // 3·40·t(1-t)² - 3·40·t²(1-t) is greatest at (3 - √3) / 6, and there 20 / √3.
        #expect(
            swing.boundingRect.isNear(CGRect(x: 0, y: -20 / 3.squareRoot(), width: 30, height: 40 / 3.squareRoot())))
    }

    @Test("A place that nothing is drawn from counts, an empty path has no rectangle")
    func places() {
        #expect(Path { $0.move(to: CGPoint(x: 1, y: 2)) }.boundingRect == CGRect(x: 1, y: 2, width: 0, height: 0))
        #expect(Path().boundingRect.isNull)
    }

    @Test("A line that is too long for its dashes has none", arguments: [1e17, 1e300, .infinity] as [CGFloat])
    func longLine(length: CGFloat) {
        let line = Path {
            $0.move(to: .zero)
            $0.addLine(to: CGPoint(x: length, y: 0))
        }
        let area = line.strokedPath(StrokeStyle(lineWidth: 1, dash: [1]))
        #expect(!area.isEmpty)
    }

    @Test("A path in a rectangle is the path itself")
    func inRectangle() {
        let path = Path(CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(path.path(in: CGRect(x: 50, y: 60, width: 70, height: 80)) == path)
    }
}

extension CGRect {
    fileprivate func isNear(_ other: CGRect) -> Bool {
        let differences = [minX - other.minX, minY - other.minY, maxX - other.maxX, maxY - other.maxY]
        return differences.allSatisfy { abs($0) < 0.02 }
    }
}
