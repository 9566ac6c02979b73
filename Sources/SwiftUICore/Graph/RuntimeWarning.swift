import Foundation

/// Tells the author of an app about a mistake, in the words of SwiftUI where it has some. Goes to standard error.
enum RuntimeWarning {
    static func log(_ message: String) {
        FileHandle.standardError.write(Data("warning: \(message)\n".utf8))
    }
}
