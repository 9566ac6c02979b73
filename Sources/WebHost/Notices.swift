import Foundation

/// Says one line to the person who runs the host, on standard error.
func notice(_ line: String) {
    // A closed standard error leaves nobody to tell.
    try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8))
}

/// What the system calls an error.
func systemMessage(_ code: Int32) -> String {
    String(cString: strerror(code))
}
