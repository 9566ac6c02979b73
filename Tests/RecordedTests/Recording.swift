import Foundation
import SceneCore
import SymbolSet
import Testing

@testable import SwiftUICore

/// A screen that was recorded from Apple's SwiftUI: where each probed view was, and where after each further step.
///
/// The frames are facts from iamcgn/swiftui-web (Apache-2.0); each file in `Recorded` names its place there.
struct Recording: Decodable {
    let name: String
    let recordedOn: String
    let canvas: [CGFloat]
    let frames: [String: [CGFloat]]
    let steps: [Step]

    struct Step: Decodable {
        let action: String
        let frames: [String: [CGFloat]]
    }

    init(named name: String) throws {
        self = try Self.decode("Recorded/\(name)")
    }

    static func decode<Value: Decodable>(_ name: String) throws -> Value {
        let url = try #require(Bundle.module.url(forResource: name, withExtension: "json"))
        return try JSONDecoder().decode(Value.self, from: Data(contentsOf: url))
    }

    var isFromPhone: Bool { recordedOn.hasPrefix("iOS") }
}

/// Lays a view out as a recorded screen was, and compares all that was probed: each view with `probe(_:)` stands within half a
/// point of where it was recorded, in x, y, width and height.
///
/// - Parameters:
///   - steps: What is done next, one for each step of the recording.
///   - ignored: Probes that the recording itself calls unreliable.
@MainActor
func expectRecorded<V: View>(
    _ name: String, steps: [@MainActor () throws -> Void] = [], ignoring ignored: Set<String> = [],
    sourceLocation: SourceLocation = #_sourceLocation, @ViewBuilder view: @escaping @MainActor () -> V
) throws {
    let recording = try Recording(named: name)
    let screen = try RecordedScreen(recording, view: view)
    screen.compare(with: recording.frames, ignoring: ignored, "at first", sourceLocation)
    #expect(steps.count == recording.steps.count, "every step is carried out", sourceLocation: sourceLocation)
    for (step, carryOut) in zip(recording.steps, steps) {
        try carryOut()
        screen.settle()
        screen.compare(with: step.frames, ignoring: ignored, "after: \(step.action)", sourceLocation)
    }
}

extension View {
    /// Names the view for the comparison. The frame that counts is that of the view after the modifiers before this.
    func probe(_ name: String) -> some View {
        accessibilityIdentifier(name)
    }
}

/// A view on the canvas of a recording: proposed exactly, in the middle, with no safe area of its own.
@MainActor
private final class RecordedScreen {
    private let app: AppInstance
    private let window: Window

    init<V: View>(_ recording: Recording, view: @escaping @MainActor () -> V) throws {
        let metrics: RecordedMetrics = try Recording.decode("Recorded/text-metrics")
        let isFromPhone = recording.isFromPhone
        let services = Services(
            text: RecordedText(isFromPhone ? metrics.iOS : metrics.macOS), images: RecordedImages(),
            colors: RecordedImages(), symbols: SymbolSet.standard)
        app = AppInstance(services: services) {
            // The default font of the Mac is 13 points, that of the phone is its body.
            Group { view() }.font(isFromPhone ? nil : .system(size: 13))
        }
        window = app.openWindow(
            on: Device(
                idiom: .phone, size: CGSize(width: recording.canvas[0], height: recording.canvas[1]),
                // The finest line is one pixel: a point on the Mac, half of one on the phone.
                scale: isFromPhone ? 2 : 1, safeArea: SafeArea(), horizontalSizeClass: .compact,
                verticalSizeClass: .regular))
    }

    func settle() {
        for _ in 0..<10 { app.turnNow() }
    }

    func compare(
        with recorded: [String: [CGFloat]], ignoring ignored: Set<String>, _ moment: String,
        _ sourceLocation: SourceLocation
    ) {
        let frames = self.frames
        var deviations: [String] = []
        for (name, numbers) in recorded.sorted(by: { $0.key < $1.key }) where !ignored.contains(name) {
            let expected = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
            guard let frame = frames[name] else {
                deviations.append("\(name) is not there, expected \(expected.words)")
                continue
            }
            if !frame.isNear(expected) { deviations.append("\(name) is \(frame.words), expected \(expected.words)") }
        }
        #expect(
            deviations.isEmpty, "\(moment):\n\(deviations.joined(separator: "\n"))", sourceLocation: sourceLocation)
    }

    /// Of all probed views, in the window. One name on several views is the last of them, as where they were recorded.
    private var frames: [String: CGRect] {
        var frames: [String: CGRect] = [:]
        func visit(_ item: LayoutItem, at offset: CGPoint) {
            let origin = CGPoint(x: offset.x + item.frame.minX, y: offset.y + item.frame.minY)
            if let name = item.meaningChange?.identifier {
                frames[name] = CGRect(origin: origin, size: item.frame.size)
            }
            var scrolled = item.scroller?.offset ?? .zero
            // Where the pages of a tab view have been scrolled to.
            if let pages = item as? TabPagesItem { scrolled.x = CGFloat(pages.shownPage) * pages.frame.width }
            let inside = CGPoint(x: origin.x - scrolled.x, y: origin.y - scrolled.y)
            for child in item.subitems { visit(child, at: inside) }
        }
        if let root = window.rootItem { visit(root, at: .zero) }
        return frames
    }
}

extension CGRect {
    fileprivate func isNear(_ other: CGRect) -> Bool {
        [minX - other.minX, minY - other.minY, width - other.width, height - other.height].allSatisfy { abs($0) <= 0.5 }
    }

    fileprivate var words: String {
        "(" + [minX, minY, width, height].map { String(format: "%g", Double($0)) }.joined(separator: ", ") + ")"
    }
}
