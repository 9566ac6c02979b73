import Foundation
import SceneCore

/// `NAME --outline [--device ID] [--turned] [--steps STEPS]`: runs the app without a host, does the steps, and prints the
/// screen as a text.
@MainActor
struct OutlineCommand {
    let arguments: [String]
    /// Whether the device is turned even if the arguments do not say so.
    let isTurned: Bool

    func run(_ makeProvider: @escaping () -> any SceneProvider) -> Int32 {
        let end = End()
        Task { end.status = await follow(makeProvider) }
        // Here nothing else keeps the main actor going.
        while true {
            if let status = end.status { return status }
            _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.1))
        }
    }

    private func follow(_ makeProvider: () -> any SceneProvider) async -> Int32 {
        do {
            let options = try OutlineOptions(arguments)
            let driver = SceneDriver(makeProvider(), on: options.device, isTurned: options.isTurned || isTurned)
            try await options.script.run(with: driver, startingAnew: makeProvider)
            print(driver.outline)
            return 0
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            return 2
        }
    }
}

/// How the command has ended; nil while it runs.
@MainActor
private final class End {
    var status: Int32?
}

private struct OutlineOptions {
    var device: NamedDevice
    var isTurned = false
    var script: DriverScript

    init(_ arguments: [String]) throws {
        var deviceID = "iphone-15"
        var steps = ""
        var rest = arguments[...]
        while let option = rest.popFirst() {
            switch option {
            case "--turned": isTurned = true
            case "--device": deviceID = try Self.value(of: option, from: &rest)
            case "--steps": steps = try Self.value(of: option, from: &rest)
            default: throw OutlineOptionError.unknown(option)
            }
        }
        guard let device = NamedDevice(id: deviceID) else { throw OutlineOptionError.noSuchDevice(deviceID) }
        self.device = device
        script = try DriverScript(steps)
    }

    private static func value(of option: String, from rest: inout ArraySlice<String>) throws -> String {
        guard let value = rest.popFirst() else { throw OutlineOptionError.missingValue(option) }
        return value
    }
}

private enum OutlineOptionError: Error, CustomStringConvertible {
    case unknown(String)
    case missingValue(String)
    case noSuchDevice(String)

    var description: String {
        switch self {
        case .unknown(let option):
            "\(option) is not an option of --outline. Options are: --device ID, --turned, --steps \"STEPS\"."
        case .missingValue(let option): "\(option) needs a value after it."
        case .noSuchDevice(let id):
            "There is no device \(id). Devices are: \(NamedDevice.all.map(\.id).joined(separator: ", "))."
        }
    }
}
