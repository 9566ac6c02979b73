import Foundation
import Observation
import SwiftUICore
import SwiftUITesting
import Testing

private let red = Color(red: 1, green: 0, blue: 0)
private let blue = Color(red: 0, green: 0, blue: 1)

@MainActor
@Suite("Views that know their geometry")
struct GeometryTests {
    @Test("A reader takes all the room, tells how large it is, and puts its views at the top leading corner")
    func reader() {
        let app = TestApp(on: .phone) {
            GeometryReader { proxy in
                red.frame(width: proxy.size.width / 2, height: proxy.size.height / 4)
            }
            .frame(width: 200, height: 100)
        }
        let frame = app.painted(255, 0, 0)
        #expect(frame?.size == CGSize(width: 100, height: 25))
        // The frame of 200 points stands in the middle of the phone's 393.
        #expect(frame?.minX == 96.5)
    }

    @Test("When the room changes, the views are made anew for it")
    func roomChanges() {
        let app = TestApp(on: .phone) {
            GeometryReader { proxy in red.frame(width: proxy.size.width, height: 10) }
        }
        #expect(app.painted(255, 0, 0)?.width == 393)
        app.resize(to: CGSize(width: 300, height: 600))
        #expect(app.painted(255, 0, 0)?.width == 300)
    }

    @Test("A reader knows where it is in a named space, in the window, and in itself")
    func spaces() {
        let app = TestApp(on: .phone) {
            VStack(spacing: 0) {
                blue.frame(width: 100, height: 30)
                GeometryReader { proxy in
                    let named = proxy.frame(in: .named("board"))
                    let own = proxy.frame(in: .local)
                    let bounds = proxy.bounds(of: .named("board")) ?? .null
                    Text(verbatim: "\(named.minX) \(named.minY) \(own.minY) \(bounds.minY) \(bounds.height)")
                    Text(verbatim: "\(proxy.frame(in: .global).minY - named.minY)")
                }
                .padding(.leading, 20)
            }
            .frame(width: 300, height: 200)
            .coordinateSpace(.named("board"))
        }
        #expect(app.exists(.text, "20.0 30.0 0.0 -30.0 200.0"))
        // The board stands in the middle of what the safe area leaves: 59 points above, 34 below, of 852.
        #expect(app.exists(.text, "\((852.0 - 59 - 34 - 200) / 2 + 59)"))
    }

    @MainActor
    @Observable
    fileprivate final class Log {
        var width = 100.0
        var changes: [[CGFloat]] = []
    }

    fileprivate struct Watched: View {
        let log: Log

        var body: some View {
            red.frame(width: log.width, height: 10)
                .onGeometryChange(for: CGFloat.self) {
                    $0.size.width
                } action: { old, new in
                    log.changes.append([old, new])
                }
        }
    }

    @Test("A change of geometry is told once, with what was and what is; the first time, both are the same")
    func change() {
        let log = Log()
        let app = TestApp(on: .phone) { Watched(log: log) }
        #expect(log.changes == [[100, 100]])
        log.width = 140
        app.settle()
        app.settle()
        #expect(log.changes == [[100, 100], [100, 140]])
    }

    fileprivate struct Inner: View {
        let proxy: GeometryProxy

        var body: some View {
            Text(verbatim: "\(proxy.size.width) \(proxy.frame(in: .global).minX)")
        }
    }

    @Test("A view that is handed the proxy on follows the geometry, too")
    func handedOn() {
        let app = TestApp(on: .phone) { GeometryReader { Inner(proxy: $0) }.padding(.leading, 10) }
        #expect(app.exists(.text, "383.0 10.0"))
        app.resize(to: CGSize(width: 300, height: 600))
        #expect(app.exists(.text, "290.0 10.0"))
    }

    @Test("A named view that grows is seen by a reader that stays as it is")
    func namedGrows() {
        let log = Log()
        let app = TestApp(on: .phone) { Board(log: log) }
        #expect(app.exists(.text, "100.0"))
        log.width = 160
        app.settle()
        #expect(app.exists(.text, "160.0"))
    }

    fileprivate struct Board: View {
        let log: Log

        var body: some View {
            HStack(spacing: 0) {
                GeometryReader { Text(verbatim: "\($0.bounds(of: .named("board"))?.width ?? 0)") }
                    .frame(width: 50, height: 50)
                red.frame(width: log.width - 50, height: 50)
            }
            .coordinateSpace(.named("board"))
        }
    }

    @Test("A change is told when the question changes, and the geometry does not")
    func questionChanges() {
        let log = Log()
        let app = TestApp(on: .phone) { Asked(log: log) }
        #expect(log.changes == [[1, 1]])
        log.width = 30
        app.settle()
        #expect(log.changes == [[1, 1], [1, 0]])
    }

    fileprivate struct Asked: View {
        let log: Log

        var body: some View {
            let threshold = log.width
            red.frame(width: 50, height: 10)
                .onGeometryChange(for: CGFloat.self) {
                    $0.size.width < threshold ? 1 : 0
                } action: { old, new in
                    log.changes.append([old, new])
                }
        }
    }
}
