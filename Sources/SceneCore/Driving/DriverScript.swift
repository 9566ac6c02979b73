/// Steps for a driver, as a command line or a file gives them: `press button "Kettle"; rotate; back; drag -200; dismiss; dark; light`.
package struct DriverScript: Equatable, Sendable {
    package enum Step: Equatable, Sendable {
        case press(Role.Kind?, String)
        case back
        case rotate
        /// The sheet on top, down by points.
        case drag(Double)
        case dismiss
        case colorScheme(Device.ColorScheme)
    }

    package private(set) var steps: [Step] = []

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
        let quoted = text.split(separator: "\"", maxSplits: 1, omittingEmptySubsequences: false)
        let words = quoted[0].split(whereSeparator: \.isWhitespace).map(String.init)
        let label = quoted.count > 1 ? quoted[1].split(separator: "\"", omittingEmptySubsequences: false).first : nil
        switch (words.first, words.count, label) {
        case ("back", 1, nil): return .back
        case ("rotate", 1, nil): return .rotate
        case ("dismiss", 1, nil): return .dismiss
        case ("drag", 2, nil):
            guard let distance = Double(words[1]), distance.isFinite else { throw .unknownStep(text) }
            return .drag(distance)
        case ("dark", 1, nil): return .colorScheme(.dark)
        case ("light", 1, nil): return .colorScheme(.light)
        case ("press", 1, let label?): return .press(nil, String(label))
        case ("press", 2, let label?):
            guard let role = Role.Kind(rawValue: words[1]) else { throw .unknownRole(words[1]) }
            return .press(role, String(label))
        default: throw .unknownStep(text)
        }
    }

    @MainActor
    package func run(with driver: SceneDriver) throws(SceneDriverError) {
        for step in steps {
            switch step {
            case .press(let role, let label): try driver.press(role, label)
            case .back: try driver.back()
            case .rotate: driver.rotate()
            case .drag(let distance): try driver.dragSheet(by: distance, velocity: 0)
            case .dismiss: try driver.dismissSheet()
            case .colorScheme(let scheme): driver.setColorScheme(scheme)
            }
        }
    }
}

package enum DriverScriptError: Error, Equatable, CustomStringConvertible {
    case unknownStep(String)
    case unknownRole(String)

    package var description: String {
        switch self {
        case .unknownStep(let step):
            "\"\(step)\" is not a step. Steps are: press [ROLE] \"LABEL\", back, rotate, drag POINTS, dismiss, dark, light."
        case .unknownRole(let role):
            "\"\(role)\" is not a role. Roles are: \(Role.Kind.allCases.map(\.rawValue).joined(separator: ", "))."
        }
    }
}
