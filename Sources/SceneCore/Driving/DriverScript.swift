import Foundation

/// Steps for a driver, as a command line or a file gives them: `press button "Kettle"; rotate; type "Ada" into "Name"; back`.
package struct DriverScript: Equatable, Sendable {
    package enum Step: Equatable, Sendable {
        case press(Role.Kind?, String)
        case longPress(Role.Kind?, String)
        case swipe(SwipeDirection, Role.Kind?, String)
        case increment(String)
        case decrement(String)
        case adjust(String, to: Double)
        case type(String, into: String?)
        case clear(String?)
        case submit
        case back
        /// From the leading edge.
        case swipeBack
        /// The sheet on top, down by points.
        case drag(Double)
        case dismiss
        case rotate
        case resize(width: Double, height: Double)
        case device(String)
        case colorScheme(Device.ColorScheme)
        case open(URL)
        /// With the address of a state.
        case visit(String)
        /// Puts the app aside (false) or takes it up again.
        case active(Bool)
        /// Ends the app and starts it anew.
        case restore
        /// Waits until the app has come to rest, for at most so many seconds.
        case settle(Double)
    }

    package private(set) var steps: [Step] = []

    /// No steps.
    package init() {}

    /// Reads steps that are separated by semicolons or line ends; those between quotation marks separate nothing.
    package init(_ text: String) throws(DriverScriptError) {
        var isQuoted = false
        let parts = text.split {
            if $0 == "\"" { isQuoted.toggle() }
            return !isQuoted && ($0 == ";" || $0.isNewline)
        }
        for part in parts {
            let words = part.drop(while: \.isWhitespace)
            if !words.isEmpty { steps.append(try Self.step(String(words))) }
        }
    }

    private static func step(_ text: String) throws(DriverScriptError) -> Step {
        let phrase = StepPhrase(text)
        if let step = try pointed(phrase) { return step }
        if let step = try named(phrase) { return step }
        if let step = try measured(phrase) { return step }
        throw .unknownStep(text)
    }

    /// Steps of a finger on something, whose role may be said before its label.
    private static func pointed(_ phrase: StepPhrase) throws(DriverScriptError) -> Step? {
        guard phrase.texts.count == 1, phrase.form.hasSuffix(" \"\""), let label = phrase.texts.first else {
            return nil
        }
        var words = phrase.words[...]
        let verb = words.popFirst()
        let direction = verb == "swipe" ? words.popFirst().flatMap(SwipeDirection.init) : nil
        let role = words.popFirst()
        guard words.isEmpty else { return nil }
        switch (verb, direction) {
        case ("press", _): return .press(try role.map(kind), label)
        case ("long-press", _): return .longPress(try role.map(kind), label)
        case ("swipe", let direction?): return .swipe(direction, try role.map(kind), label)
        default: return nil
        }
    }

    private static func kind(_ name: String) throws(DriverScriptError) -> Role.Kind {
        guard let role = Role.Kind(rawValue: name) else { throw .unknownRole(name) }
        return role
    }

    /// Steps that say what they are about in quotation marks.
    private static func named(_ phrase: StepPhrase) throws(DriverScriptError) -> Step? {
        switch (phrase.form, phrase.texts.first, phrase.texts.last) {
        case ("type \"\"", let text?, _): return .type(text, into: nil)
        case ("type \"\" into \"\"", let text?, let label?): return .type(text, into: label)
        case ("clear \"\"", let label?, _): return .clear(label)
        case ("increment \"\"", let label?, _): return .increment(label)
        case ("decrement \"\"", let label?, _): return .decrement(label)
        case (_, let label?, _) where phrase.form.hasPrefix("adjust \"\" to "):
            return phrase.words.count == 3
                ? Double(phrase.words[2]).flatMap { $0.isFinite ? .adjust(label, to: $0) : nil } : nil
        case ("visit \"\"", let address?, _): return .visit(address)
        case ("open \"\"", let address?, _):
            guard let url = URL(string: address) else { throw .notAnAddress(address) }
            return .open(url)
        default: return nil
        }
    }

    /// Steps of one or two plain words.
    private static func measured(_ phrase: StepPhrase) throws(DriverScriptError) -> Step? {
        guard phrase.texts.isEmpty else { return nil }
        let words = phrase.words
        switch (words.first, words.count > 1 ? words[1] : nil, words.count) {
        case ("clear", nil, _): return .clear(nil)
        case ("submit", nil, _): return .submit
        case ("back", nil, _): return .back
        case ("swipe", "back", 2): return .swipeBack
        case ("rotate", nil, _): return .rotate
        case ("dark", nil, _): return .colorScheme(.dark)
        case ("light", nil, _): return .colorScheme(.light)
        case ("background", nil, _): return .active(false)
        case ("foreground", nil, _): return .active(true)
        case ("restore", nil, _): return .restore
        case ("settle", nil, _): return .settle(10)
        case ("settle", let seconds?, 2): return number(seconds).map { .settle($0) }
        case ("dismiss", nil, _): return .dismiss
        case ("drag", let distance?, 2): return Double(distance).flatMap { $0.isFinite ? .drag($0) : nil }
        case ("resize", let size?, 2): return resizing(size)
        case ("device", let id?, 2): return .device(id)
        case ("open", let address?, 2):
            guard let url = URL(string: address) else { throw .notAnAddress(address) }
            return .open(url)
        default: return nil
        }
    }

    /// `1024x768`.
    private static func resizing(_ text: String) -> Step? {
        let sides = text.split(separator: "x").compactMap { number(String($0)) }
        guard sides.count == 2, text.filter({ $0 == "x" }).count == 1 else { return nil }
        return .resize(width: sides[0], height: sides[1])
    }

    private static func number(_ text: String) -> Double? {
        Double(text).flatMap { $0.isFinite && $0 > 0 && $0 <= 100_000 ? $0 : nil }
    }
}

/// A step in its words and the texts between quotation marks.
private struct StepPhrase {
    var words: [String] = []
    var texts: [String] = []
    /// The words in order, and `""` where a text was.
    var form = ""

    init(_ text: String) {
        var parts: [String] = []
        for (index, part) in text.split(separator: "\"", omittingEmptySubsequences: false).enumerated() {
            if index.isMultiple(of: 2) {
                let found = part.split(whereSeparator: \.isWhitespace).map(String.init)
                words += found
                parts += found
            } else {
                texts.append(String(part))
                parts.append("\"\"")
            }
        }
        form = parts.joined(separator: " ")
    }
}

extension DriverScript {
    /// Does the steps one after the other.
    ///
    /// - Parameter start: Starts the app anew, for the step that asks for it.
    @MainActor
    package func run(
        with driver: SceneDriver, startingAnew start: () -> any SceneProvider
    ) async throws(SceneDriverError) {
        for step in steps {
            switch step {
            case .press(let role, let label): try driver.press(role, label)
            case .longPress(let role, let label): try driver.longPress(role, label)
            case .swipe(let direction, let role, let label): try driver.swipe(direction, role, label)
            case .increment(let label): try driver.increment(label)
            case .decrement(let label): try driver.decrement(label)
            case .adjust(let label, let value): try driver.adjust(label, to: value)
            case .type(let text, let label): try driver.type(text, into: label)
            case .clear(let label): try driver.clear(label)
            case .submit: try driver.submit()
            case .back: try driver.back()
            case .swipeBack: driver.swipeBack()
            case .drag(let distance): try driver.dragSheet(by: distance, velocity: 0)
            case .dismiss: try driver.dismissSheet()
            case .rotate: driver.rotate()
            case .resize(let width, let height): driver.resize(to: CGSize(width: width, height: height))
            case .device(let id): try driver.show(onDevice: id)
            case .colorScheme(let scheme): driver.setColorScheme(scheme)
            case .open(let url): driver.open(url)
            case .visit(let address): driver.visit(address)
            case .active(let isActive): driver.setActive(isActive)
            case .restore: driver.relaunch(start())
            case .settle(let seconds): _ = await driver.settle(within: .seconds(seconds))
            }
        }
    }
}

package enum DriverScriptError: Error, Equatable, CustomStringConvertible {
    case unknownStep(String)
    case unknownRole(String)
    case notAnAddress(String)

    package var description: String {
        switch self {
        case .unknownStep(let step): "\"\(step)\" is not a step. Steps are: \(Self.steps)."
        case .unknownRole(let role):
            "\"\(role)\" is not a role. Roles are: \(Role.Kind.allCases.map(\.rawValue).joined(separator: ", "))."
        case .notAnAddress(let text):
            "\"\(text)\" is not an address. Write one such as myapp://place or https://example.org/place."
        }
    }

    package static let steps = """
        press [ROLE] "LABEL", long-press [ROLE] "LABEL", swipe left|right|up|down [ROLE] "LABEL", \
        increment "LABEL", decrement "LABEL", adjust "LABEL" to VALUE, type "TEXT" [into "LABEL"], clear ["LABEL"], submit, back, swipe back, drag POINTS, dismiss, rotate, \
        resize WIDTHxHEIGHT, device ID, dark, light, open ADDRESS, visit "QUERY", background, foreground, restore, settle [SECONDS]
        """
}
