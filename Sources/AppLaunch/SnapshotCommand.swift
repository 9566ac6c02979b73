import Foundation
import ImageHost
import SceneCore

/// `NAME --snapshot FILE`: writes the screen as a picture, in the format that the file's name says.
@MainActor
struct SnapshotCommand {
    let file: String
    let format: ImageFormat

    /// - Parameter arguments: What stands after `--snapshot`; the file is taken out.
    init(_ arguments: inout ArraySlice<String>) throws(SnapshotProblem) {
        guard let file = arguments.popFirst(), !file.hasPrefix("--") else { throw .noFile }
        guard let format = ImageFormat(fileName: file) else { throw .noFormat(file) }
        self.file = file
        self.format = format
    }

    /// - Parameter pictures: The files of the app's pictures, by their keys.
    func write(_ driver: SceneDriver, pictures: [String: URL]) async throws {
        // What the app's tasks bring to the screen belongs to it.
        _ = await driver.settle(within: Self.patience)
        let image = try ImageHost().image(of: driver.session.scene, on: driver.device, as: format, files: pictures)
        do {
            try image.write(to: URL(fileURLWithPath: file))
        } catch {
            throw SnapshotProblem.notWritten(file)
        }
    }

    /// A task that listens for ever never ends.
    private static let patience = Duration.seconds(2)
}

enum SnapshotProblem: Error, CustomStringConvertible {
    case noFile
    case noFormat(String)
    case notWritten(String)

    var description: String {
        switch self {
        case .noFile: "--snapshot needs a file name after it, such as screen.png or screen.svg."
        case .noFormat(let file):
            "\(file) does not say what kind of picture it is to be. End it in "
                + ImageFormat.allCases.map { ".\($0)" }.joined(separator: " or ") + "."
        case .notWritten(let file):
            "\(file) cannot be written. Name a file in a folder that is there and may be changed."
        }
    }
}
