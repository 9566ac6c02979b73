import Foundation
import SceneCore

/// On what, how, and after what the screen is to be shown that `--outline` and `--snapshot` hand over.
struct ScreenOptions {
    var device = NamedDevice.iPhone15
    var isTurned = false
    var colorScheme = Device.ColorScheme.light
    var textSize = TextSize.large
    /// A link that is opened in the app first.
    var link: URL?
    var script = DriverScript()

    /// - Parameters:
    ///   - device: The device if the arguments do not name one.
    ///   - isTurned: Whether the device is turned if the arguments do not say.
    init(_ arguments: [String], device: NamedDevice?, isTurned: Bool) throws {
        self.device = device ?? .iPhone15
        self.isTurned = isTurned
        var rest = arguments[...]
        while let option = rest.popFirst() {
            try take(option) {
                guard let value = rest.popFirst() else { throw ScreenOptionError.missingValue(option) }
                return value
            }
        }
    }

    private mutating func take(_ option: String, value: () throws -> String) throws {
        switch option {
        case "--turned": isTurned = true
        case "--orientation": isTurned = try Self.choice(option, value(), ["portrait": false, "landscape": true])
        case "--appearance": colorScheme = try Self.choice(option, value(), ["light": .light, "dark": .dark])
        case "--text-size": textSize = try Self.choice(option, value(), Self.textSizes, order: Self.textSizeNames)
        case "--device":
            let id = try value()
            guard let named = NamedDevice(id: id) else { throw ScreenOptionError.noSuchDevice(id) }
            device = named
        case "--open":
            let text = try value()
            guard let url = URL(string: text), url.scheme != nil else { throw DriverScriptError.notAnAddress(text) }
            link = url
        case "--steps": script = try DriverScript(value())
        default: throw ScreenOptionError.unknown(option)
        }
    }

    private static func choice<Value>(
        _ option: String, _ name: String, _ choices: [String: Value], order: [String]? = nil
    ) throws -> Value {
        guard let value = choices[name] else {
            throw ScreenOptionError.noSuchChoice(option, name, order ?? choices.keys.sorted())
        }
        return value
    }

    /// As SwiftUI names them: `xSmall` to `accessibility5`.
    private static let textSizeNames = TextSize.allCases.map { "\($0)" }
    private static let textSizes = Dictionary(uniqueKeysWithValues: zip(textSizeNames, TextSize.allCases))
}

enum ScreenOptionError: Error, CustomStringConvertible {
    case unknown(String)
    case missingValue(String)
    case noSuchDevice(String)
    case noSuchChoice(String, String, [String])

    var description: String {
        switch self {
        case .unknown(let option):
            "\(option) is not an option here. Options are: --device ID, --orientation portrait|landscape (or --turned), "
                + "--appearance light|dark, --text-size SIZE, --open URL, --steps \"STEPS\"."
        case .missingValue(let option): "\(option) needs a value after it."
        case .noSuchDevice(let id):
            "There is no device \(id). Devices are: \(NamedDevice.all.map(\.id).joined(separator: ", "))."
        case .noSuchChoice(let option, let name, let choices):
            "\(option) cannot be \(name). It is one of: \(choices.joined(separator: ", "))."
        }
    }
}
