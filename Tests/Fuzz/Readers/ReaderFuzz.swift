import CFuzzer
import Foundation
import Synchronization

/// Gives one of the readers of what comes from outside inputs that nobody would send. libFuzzer makes them: it sees which branches
/// an input takes, and goes on from those that took a new one. What a reader does wrong ends the program.
///
///     ReaderFuzz READER [OPTIONS OF LIBFUZZER] [FOLDER]
///     ReaderFuzz READER FILE      gives it one input once more
///
/// `Scripts/fuzz` builds and runs it.
@main
struct ReaderFuzz {
    static func main() throws {
        guard reader != nil else {
            print("Name a reader: \(Reader.allCases.map(\.rawValue).joined(separator: ", ")).")
            exit(2)
        }
        atexit { ReaderFuzz.tell() }
        // What libFuzzer begins with: one input of each form.
        let folder = URL.temporaryDirectory.appending(path: "martlet-fuzz-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (index, seed) in (reader?.seeds ?? []).enumerated() {
            try Data(seed).write(to: folder.appending(path: "\(index)"))
        }
        let program = CommandLine.arguments.first ?? "ReaderFuzz"
        let given = CommandLine.arguments.dropFirst(2)
        let isOneInput = given.contains { !$0.hasPrefix("-") && FileManager.default.contents(atPath: $0) != nil }
        let words = [program] + given + (isOneInput ? [] : [folder.path])
        var count = Int32(words.count)
        var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = .allocate(capacity: words.count + 1)
        for (index, word) in words.enumerated() { arguments?[index] = strdup(word) }
        arguments?[words.count] = nil
        exit(
            LLVMFuzzerRunDriver(&count, &arguments) { bytes, count in
                let isRead = MainActor.assumeIsolated {
                    reader?.read(UnsafeRawBufferPointer(start: bytes, count: count)) ?? false
                }
                inputs.add(1, ordering: .relaxed)
                if isRead { understood.add(1, ordering: .relaxed) }
                return 0
            })
    }

    private static func tell() {
        let (all, read) = (inputs.load(ordering: .relaxed), understood.load(ordering: .relaxed))
        print("\(reader?.rawValue ?? ""): \(all) inputs, of which \(read) were understood and the others refused.")
    }
}

private let reader = CommandLine.arguments.dropFirst().first.flatMap(Reader.init)
private let inputs = Atomic<Int>(0)
private let understood = Atomic<Int>(0)
