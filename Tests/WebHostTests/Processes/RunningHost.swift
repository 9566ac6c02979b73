import Foundation

/// The probe, started for real on a free port and ended with the value's last owner.
final class RunningHost {
    struct Failure: Error, CustomStringConvertible {
        var description: String
    }

    let port: Int
    private let process = Process()
    private let errors = Pipe()

    /// - Parameter port: 0 takes any free one.
    init(port wanted: Int = 0, arguments: [String] = []) throws {
        let output = Pipe()
        process.executableURL = try Self.probe()
        process.arguments = ["--port", String(wanted)] + arguments
        process.environment = ["SWIFT_BACKTRACE": "enable=no"]
        process.standardOutput = output
        process.standardError = errors
        try process.run()

        let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        guard line.hasPrefix("http://127.0.0.1:"), line.hasSuffix("\n"),
            let port = line.dropLast().split(separator: ":").last.flatMap({ Int($0) })
        else { throw Failure(description: "The probe's first line is not an address: \(line)") }
        self.port = port
    }

    deinit {
        if process.isRunning { end() }
    }

    /// Ends it as Ctrl-C does. Returns the exit status.
    @discardableResult
    func end() -> Int32 {
        process.interrupt()
        process.waitUntilExit()
        return process.terminationStatus
    }

    func send(signal: Int32) {
        kill(process.processIdentifier, signal)
    }

    /// What was said on standard error; complete once all its processes have ended.
    func complaints() -> String {
        String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    }

    /// The zygote and the workers, by process id.
    func children() -> [pid_t] {
        Self.children(of: process.processIdentifier)
    }

    /// Waits until none of these is a child any more. False if that does not come.
    func waitUntilGone(_ processes: [pid_t]) -> Bool {
        for _ in 0..<1_000 {
            if Set(processes).isDisjoint(with: children()) { return true }
            usleep(10_000)
        }
        return false
    }

    private static func children(of parent: pid_t) -> [pid_t] {
        let list = try? String(contentsOfFile: "/proc/\(parent)/task/\(parent)/children", encoding: .utf8)
        let direct = (list ?? "").split(separator: " ").compactMap { pid_t($0) }
        return direct + direct.flatMap { children(of: $0) }
    }

    /// The executable beside the tests' own bundle, whose path the test runner has among its arguments.
    private static func probe() throws -> URL {
        guard let bundle = CommandLine.arguments.first(where: { $0.hasSuffix(".xctest") }) else {
            throw Failure(description: "The tests' bundle is not among the arguments.")
        }
        return URL(fileURLWithPath: bundle).deletingLastPathComponent().appendingPathComponent("WebHostProbe")
    }
}
