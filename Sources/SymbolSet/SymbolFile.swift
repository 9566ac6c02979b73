import Foundation

/// The file of all drawings, as `make_symbols.py` writes it and describes it: one record a line, sorted by name. It is
/// mapped, not read; finding a name looks at the beginnings of a few lines.
struct SymbolFile: Sendable {
    private let bytes: Data

    /// Takes what `make_symbols.py` writes. Lines that are no record are as if they were not there.
    init(bytes: Data) {
        self.bytes = bytes
    }

    static let standard: SymbolFile = {
        let url = Bundle.module.bundleURL.appending(path: "Symbols/Symbols.txt")
        do {
            return SymbolFile(bytes: try Data(contentsOf: url, options: .alwaysMapped))
        } catch {
            SymbolProblem.unreadable(url).report()
            return SymbolFile(bytes: Data())
        }
    }()

    /// The record of a name, or of the name that this one stands for.
    func record(named name: String) -> SymbolRecord? {
        guard let record = line(named: name) else { return nil }
        guard let other = record.sameAs else { return record }
        return line(named: other)
    }

    /// The names of all records, in order. Reads the whole file.
    var names: [String] {
        bytes.split(separator: Self.newline).map { line in
            String(decoding: line.prefix { $0 != Self.tab }, as: UTF8.self)
        }
    }

    private static let newline = UInt8(ascii: "\n")
    private static let tab = UInt8(ascii: "\t")

    /// Halves the part of the file that the name can begin in until the line is found.
    private func line(named name: String) -> SymbolRecord? {
        var name = name
        return bytes.withUnsafeBytes { bytes in
            name.withUTF8 { wanted in
                var low = 0
                var high = bytes.count
                while low < high {
                    let middle = (low + high) / 2
                    let start = middle == low ? low : Self.newline(in: bytes, from: middle - 1) + 1
                    guard start < high else {
                        high = middle
                        continue
                    }
                    let line = bytes[start..<Self.newline(in: bytes, from: start)]
                    let found = line.prefix { $0 != Self.tab }
                    if found.elementsEqual(wanted) { return SymbolRecord(line) }
                    if found.lexicographicallyPrecedes(wanted) {
                        low = min(line.endIndex + 1, high)
                    } else {
                        high = middle
                    }
                }
                return nil
            }
        }
    }

    /// Where the line ends that this place is in.
    private static func newline(in bytes: UnsafeRawBufferPointer, from place: Int) -> Int {
        guard let address = bytes.baseAddress,
            let found = memchr(address + place, Int32(newline), bytes.count - place)
        else { return bytes.count }
        return UnsafeRawPointer(found) - address
    }
}
