import Foundation
import SwiftUICore
import Testing

@Suite("Areas put together from areas")
struct PathOperationTests {
    private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    private let other = Path(CGRect(x: 5, y: 5, width: 10, height: 10))

    @Test("What both have is where they overlap")
    func intersection() {
        let both = square.intersection(other)
        #expect(both.boundingRect == CGRect(x: 5, y: 5, width: 5, height: 5))
        #expect(both.contains(CGPoint(x: 7, y: 7)))
    }

    @Test("What either has, what one lacks, and what only one has")
    func others() {
        let points = [CGPoint(x: 2, y: 2), CGPoint(x: 7, y: 7), CGPoint(x: 12, y: 12), CGPoint(x: 12, y: 2)]
        #expect(points.map { square.union(other).contains($0) } == [true, true, true, false])
        #expect(points.map { square.subtracting(other).contains($0) } == [true, false, false, false])
        #expect(points.map { square.symmetricDifference(other).contains($0) } == [true, false, true, false])
    }

    @Test("Areas that share an edge become one without it")
    func sharedEdge() {
        let joined = square.union(Path(CGRect(x: 10, y: 0, width: 10, height: 10)))
        var corners = 0
        // A method of Path's own, not a sequence's.
        // swift-format-ignore: ReplaceForEachWithForLoop
        joined.forEach { if case .closeSubpath = $0 {} else { corners += 1 } }
        #expect(corners == 4)
    }

    @Test("A hole stays a hole in curves")
    func hole() {
        let ring = Path(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 40))
            .subtracting(Path(ellipseIn: CGRect(x: 10, y: 10, width: 20, height: 20)))
        #expect(!ring.contains(CGPoint(x: 20, y: 20)))
        #expect(ring.contains(CGPoint(x: 5, y: 20)))
    }

    @Test("A line is cut where it enters an area")
    func line() {
        let line = Path { path in
            path.move(to: CGPoint(x: -5, y: 5))
            path.addLine(to: CGPoint(x: 15, y: 5))
        }
        #expect(line.lineIntersection(square).description == "0 5 m 10 5 l")
        #expect(line.lineSubtraction(square).description == "-5 5 m 0 5 l 10 5 m 15 5 l")
    }

    @Test("The area of a line is as wide as the line, and its corners are pointed, round or cut")
    func stroked() {
        let corner = Path { $0.addLines([CGPoint(x: 0, y: 10), .zero, CGPoint(x: 10, y: 0)]) }
        let tip = CGPoint(x: -1.9, y: -1.9)
        #expect(corner.strokedPath(StrokeStyle(lineWidth: 4)).contains(tip))
        #expect(!corner.strokedPath(StrokeStyle(lineWidth: 4, lineJoin: .round)).contains(tip))
        #expect(!corner.strokedPath(StrokeStyle(lineWidth: 4, lineJoin: .bevel)).contains(tip))
        #expect(!corner.strokedPath(StrokeStyle(lineWidth: 4)).contains(CGPoint(x: 11, y: 0)))
        #expect(corner.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .square)).contains(CGPoint(x: 11, y: 0)))
    }

    @Test("Dashes leave gaps in the area of a line")
    func dashed() {
        let line = Path { $0.addLines([.zero, CGPoint(x: 10, y: 0)]) }
        let area = line.strokedPath(StrokeStyle(lineWidth: 2, dash: [2, 3]))
        #expect([1, 3.5, 6, 8.5].map { area.contains(CGPoint(x: $0, y: 0.5)) } == [true, false, true, false])
    }

    @Test("A path is the path of its description")
    func text() {
        let path = Path { path in
            path.move(to: CGPoint(x: 1, y: 2))
            path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 3, y: 4))
            path.addCurve(to: .zero, control1: CGPoint(x: 1.5, y: 0), control2: CGPoint(x: 0, y: -1))
            path.closeSubpath()
        }
        #expect(path.description == "1 2 m 3 4 5 6 q 1.5 0 0 -1 0 0 c h")
        #expect(Path(path.description) == path)
        #expect(Path("1 m") == nil)
    }
}
