/// One line of the file of drawings, in its fields. `make_symbols.py` says what each is.
struct SymbolRecord {
    /// Another name, whose record this one's is.
    private(set) var sameAs: String?
    private(set) var ink: SymbolBox?
    private(set) var lines: SymbolPath?
    private(set) var areas: SymbolPath?
    /// In the order of `SymbolWeight.outlined`; empty, or one for each.
    private(set) var outlines: [SymbolPath] = []
    /// In grid units.
    private(set) var drop = 0

    init(_ line: Slice<UnsafeRawBufferPointer>) {
        for field in line.split(separator: UInt8(ascii: "\t")).dropFirst() {
            let value = String(decoding: field.dropFirst(), as: UTF8.self)
            switch field.first.map(Unicode.Scalar.init) {
            case "=": sameAs = value
            case "b": ink = SymbolBox(value)
            case "s": lines = SymbolPath(value)
            case "f": areas = SymbolPath(value)
            case "1", "2", "3": outlines.append(SymbolPath(value))
            case "d": drop = Int(value) ?? 0
            default: break
            }
        }
    }
}

/// Edges in grid units, from the top left of the square.
struct SymbolBox: Equatable, Sendable {
    var left: Int
    var top: Int
    var right: Int
    var bottom: Int

    init(left: Int, top: Int, right: Int, bottom: Int) {
        self.left = left
        self.top = top
        self.right = right
        self.bottom = bottom
    }

    /// Four numbers with spaces between them; nil for anything else.
    init?(_ text: String) {
        let edges = text.split(separator: " ").compactMap { Int($0) }
        guard edges.count == 4 else { return nil }
        self.init(left: edges[0], top: edges[1], right: edges[2], bottom: edges[3])
    }
}
