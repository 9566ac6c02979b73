// Measures the driver without a browser: a tap and the reading of the screen, on an example of the package. Prints one line
// a figure, `what<TAB>figure`, for Benchmarks/bench.py.
import Foundation
import SwiftUICore
import SwiftUITesting

/// Two columns with as many rows as asked for; a tap shows the row's detail.
struct Rows: View {
    let count: Int
    @State private var chosen: Int?

    var body: some View {
        NavigationSplitView {
            List(0..<count, id: \.self, selection: $chosen) { number in
                HStack {
                    Text("Row \(number)")
                }
            }
            .navigationTitle("Rows")
        } detail: {
            if let chosen {
                List(0..<12) { Text("Detail \($0) of row \(chosen)") }
            } else {
                Text("Nothing chosen")
            }
        }
    }
}

/// The median of how long each of `count` runs takes, in microseconds, after a tenth as many that do not count.
@MainActor
func median(of count: Int, _ run: (Int) throws -> Void) rethrows -> Double {
    let clock = ContinuousClock()
    for index in 0..<count / 10 { try run(index) }
    var times: [Double] = []
    for index in 0..<count {
        let time = try clock.measure { try run(index) }
        times.append(Double(time.components.attoseconds) / 1e12 + Double(time.components.seconds) * 1e6)
    }
    return times.sorted()[count / 2]
}

@MainActor
func measure(rows: Int) throws {
    guard let tablet = TestDevice(named: "ipad-11") else { return }
    let app = TestApp(on: tablet) { Rows(count: rows) }
    app.rotate()
    var length = 0
    let time = try median(of: rows > 100 ? 100 : 1000) { index in
        // Rows on the first screen, however many there are: looking for one is not a tap.
        try app.tap(.button, "Row \((index * 5 + 1) % 12)")
        length += app.outline.count
    }
    print("headless: tap and read the outline, \(rows) rows\t\(String(format: "%.0f", time)) µs")
}

/// A list of rows, and a way to its end.
struct LongList: View {
    let count: Int
    let proxies: Proxies

    final class Proxies {
        var end: () -> Void = {}
    }

    var body: some View {
        ScrollViewReader { proxy in
            proxies.end = { proxy.scrollTo(count - 1) }
            return List(0..<count, id: \.self) { Text(verbatim: "Row \($0)") }
        }
    }
}

/// What the process holds, in MB.
func memory() -> Double {
    let pages = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ").dropFirst().first
    return (pages.flatMap { Double($0) } ?? 0) * 4096 / 1e6
}

@MainActor
func measureLongList() {
    let clock = ContinuousClock()
    func milliseconds(_ time: Duration) -> String {
        String(format: "%.1f", Double(time.components.seconds) * 1e3 + Double(time.components.attoseconds) / 1e15)
    }
    // Fonts and everything else that is made once.
    let short = TestApp(on: .phone) { LongList(count: 100, proxies: LongList.Proxies()) }
    let before = memory()
    let proxies = LongList.Proxies()
    var app: TestApp?
    let first = clock.measure { app = TestApp(on: .phone) { LongList(count: 1_000_000, proxies: proxies) } }
    let jump = clock.measure {
        proxies.end()
        app?.settle()
    }
    print("headless: a list of 1,000,000 rows, first screen\t\(milliseconds(first)) ms")
    print("headless: a list of 1,000,000 rows, to the end\t\(milliseconds(jump)) ms")
    print("headless: its memory above that of 100 rows\t\(String(format: "%.1f", memory() - before)) MB")
    if app?.exists(.text, "Row 999999") != true || short.outline.isEmpty {
        print("headless: the last row is missing\t-")
    }
}

/// A phone's screen as a PNG, in a process that has its fonts: 3 million pixels.
@MainActor
func measureSnapshot() throws {
    let app = TestApp(on: .phone) { Rows(count: 12) }
    var length = 0
    let time = try median(of: 50) { _ in length += try app.snapshot().count }
    print("headless: a phone's screen as a PNG\t\(String(format: "%.1f", time / 1000)) ms")
}

if CommandLine.arguments.count == 1 {
    try measure(rows: 12)
    try measureSnapshot()
    try measure(rows: 1000)
    try measure(rows: 10_000)
    measureLongList()
    try measureLayout()
} else {
    // One part alone, for a profiler.
    switch CommandLine.arguments[1] {
    case "taps": try measure(rows: 12)
    case "layout": try measureLayout()
    case "snapshot": try measureSnapshot()
    default: measureLongList()
    }
}
