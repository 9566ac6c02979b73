import Foundation

/// The Markdown that text understands: what can stand within a line (CommonMark 0.31, chapter 6, with `~~` and bare links as in
/// GitHub's). What is no markup, or is not closed, is shown as it is written.
struct InlineMarkdown {
    /// A stretch in one style.
    struct Run: Equatable {
        var text: String
        var style: Style = []
        var link: String?
    }

    struct Style: OptionSet, Hashable {
        let rawValue: Int
        static let strong = Style(rawValue: 1)
        static let emphasis = Style(rawValue: 2)
        static let struck = Style(rawValue: 4)
        static let code = Style(rawValue: 8)
    }

    /// Whether there can be any markup in a text; most have none.
    ///
    /// Every text is asked this each time it is shown, so it is read once, as bytes.
    static func isNeeded(for text: String) -> Bool {
        var last: UInt32 = 0
        for byte in text.utf8 {
            if isMarkup(byte) { return true }
            last = last << 8 | UInt32(byte)
            if last & 0xFF_FFFF == address || last == host { return true }
        }
        return false
    }

    private static func isMarkup(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "`"), UInt8(ascii: "["),
            UInt8(ascii: "\\"), UInt8(ascii: "<"), UInt8(ascii: "&"), UInt8(ascii: "@"):
            true
        default: false
        }
    }

    /// Where an address written out begins.
    private static let address = bytes("://")
    private static let host = bytes("www.")

    private static func bytes(_ text: StaticString) -> UInt32 {
        text.withUTF8Buffer { $0.reduce(0) { $0 << 8 | UInt32($1) } }
    }

    static func runs(of text: String) -> [Run] {
        var reader = InlineMarkdown(text)
        return reader.read()
    }

    /// What has been read so far.
    private var items: [Item] = []
    private var rest: Substring
    /// The last character before the rest.
    private var previous: Character = " "

    private init(_ text: String) {
        rest = text[...]
    }

    fileprivate struct Item {
        var run: Run
        var marker: Marker?
        /// A bracket that may begin a link.
        var opensLink = false
    }

    /// Characters that may begin or end a style.
    fileprivate struct Marker {
        let character: Character
        var count: Int
        let canOpen: Bool
        let canClose: Bool
    }

    private mutating func read() -> [Run] {
        while let character = rest.first {
            switch character {
            case "\\": readEscape()
            case "`": readCode()
            case "*", "_", "~": readMarker(character)
            case "[": open()
            case "]": close()
            case "<": readAngle()
            case "&": readEntity()
            default:
                if !readBareLink() { take(1) }
            }
        }
        applyMarkers(from: 0)
        return joined()
    }

    /// Runs of one style become one; marks that have found no partner are text.
    private func joined() -> [Run] {
        items.reduce(into: []) { runs, item in
            var run = item.run
            if let marker = item.marker { run.text = String(repeating: marker.character, count: marker.count) }
            if run.text.isEmpty { return }
            if let last = runs.last, last.style == run.style, last.link == run.link {
                runs[runs.count - 1].text += run.text
            } else {
                runs.append(run)
            }
        }
    }
}

// MARK: - Plain text

extension InlineMarkdown {
    private mutating func take(_ count: Int) {
        let text = String(rest.prefix(count))
        append(Run(text: text), consuming: count)
    }

    private mutating func append(_ run: Run, consuming count: Int) {
        previous = rest.dropFirst(count - 1).first ?? previous
        rest = rest.dropFirst(count)
        if let last = items.last, last.marker == nil, !last.opensLink, last.run.style == run.style,
            last.run.link == run.link
        {
            items[items.count - 1].run.text += run.text
        } else {
            items.append(Item(run: run))
        }
    }

    private mutating func readEscape() {
        guard let next = rest.dropFirst().first, next.isASCII, next.isPunctuation || next.isSymbol else {
            return take(1)
        }
        append(Run(text: String(next)), consuming: 2)
    }

    private static let entities: [Substring: String] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}",
    ]

    private mutating func readEntity() {
        guard let end = rest.prefix(8).firstIndex(of: ";"), let text = Self.entities[rest[..<end].dropFirst()] else {
            return take(1)
        }
        append(Run(text: text), consuming: rest.distance(from: rest.startIndex, to: end) + 1)
    }

    private mutating func readCode() {
        let fence = rest.prefix { $0 == "`" }
        var search = rest[fence.endIndex...]
        while let start = search.firstIndex(of: "`") {
            let closing = search[start...].prefix { $0 == "`" }
            guard closing.count != fence.count else {
                let code = rest[fence.endIndex..<start]
                let text = code.isPadded ? String(code.dropFirst().dropLast()) : String(code)
                return append(Run(text: text, style: .code), consuming: fence.count * 2 + code.count)
            }
            search = search[closing.endIndex...]
        }
        take(fence.count)
    }
}

extension Substring {
    /// One space at each end of code is only there to keep its backticks apart from those around it.
    fileprivate var isPadded: Bool { hasPrefix(" ") && hasSuffix(" ") && contains { $0 != " " } }
}

// MARK: - Styles

extension InlineMarkdown {
    private mutating func readMarker(_ character: Character) {
        let count = rest.prefix { $0 == character }.count
        let next = rest.dropFirst(count).first ?? " "
        let (opens, closes) = (next.canFollow(previous), previous.canFollow(next))
        let isWordy = character == "_"
        let marker = Marker(
            character: character, count: count,
            canOpen: opens && (!isWordy || !closes || previous.isMark),
            canClose: closes && (!isWordy || !opens || next.isMark))
        items.append(Item(run: Run(text: ""), marker: marker))
        previous = character
        rest = rest.dropFirst(count)
    }

    /// Gives what stands between two marks their style.
    private mutating func applyMarkers(from first: Int) {
        var closer = first
        while closer < items.count {
            guard let marker = items[closer].marker, marker.canClose, marker.count > 0,
                let opener = opener(of: marker, before: closer, from: first)
            else {
                closer += 1
                continue
            }
            let count = marker.character == "~" ? marker.count : min(2, marker.count, items[opener].marker?.count ?? 0)
            let style: Style = marker.character == "~" ? .struck : count == 2 ? .strong : .emphasis
            for index in opener + 1..<closer {
                items[index].run.style.insert(style)
                // What was open in between stays as it is written.
                if let open = items[index].marker { items[index].close(open) }
            }
            items[opener].marker?.count -= count
            items[closer].marker?.count -= count
        }
    }

    private func opener(of closer: Marker, before end: Int, from first: Int) -> Int? {
        (first..<end).last { index in
            guard let marker = items[index].marker, marker.canOpen, marker.character == closer.character,
                marker.count > 0
            else { return false }
            guard closer.character != "~" else { return marker.count == closer.count && closer.count <= 2 }
            let isAmbiguous = marker.canClose || closer.canOpen
            return !(isAmbiguous && (marker.count + closer.count) % 3 == 0 && closer.count % 3 != 0)
        }
    }
}

extension InlineMarkdown.Item {
    /// Turns a mark that can no longer find a partner into text.
    fileprivate mutating func close(_ marker: InlineMarkdown.Marker) {
        run.text = String(repeating: marker.character, count: marker.count)
        self.marker = nil
    }
}

extension Character {
    fileprivate var isMark: Bool { isPunctuation || isSymbol }

    /// Whether a mark between `before` and this character hugs this one.
    fileprivate func canFollow(_ before: Character) -> Bool {
        !isWhitespace && (!isMark || before.isWhitespace || before.isMark)
    }
}

// MARK: - Links

extension InlineMarkdown {
    private mutating func open() {
        take(1)
        // A bracket stands by itself, so that it can go when its link is complete.
        let text = items[items.count - 1].run.text
        if text.count > 1 {
            items[items.count - 1].run.text = String(text.dropLast())
            items.append(Item(run: Run(text: "[")))
        }
        items[items.count - 1].opensLink = true
    }

    private mutating func close() {
        guard let opener = items.lastIndex(where: \.opensLink) else { return take(1) }
        guard let target = MarkdownTarget(rest.dropFirst()) else {
            // The two are a pair all the same (CommonMark 6.3).
            items[opener].opensLink = false
            return take(1)
        }
        applyMarkers(from: opener + 1)
        for index in items[(opener + 1)...].indices {
            items[index].run.link = target.address
            if let marker = items[index].marker { items[index].close(marker) }
        }
        items[opener].run.text = ""
        // A link holds no other.
        for index in items.indices { items[index].opensLink = false }
        previous = ")"
        rest = rest.dropFirst(1 + target.length)
    }

    private mutating func readAngle() {
        let content = rest.dropFirst().prefix { $0 != ">" && $0 != "<" && !$0.isWhitespace }
        guard rest.dropFirst(1 + content.count).first == ">" else { return take(1) }
        if content.contains(":") {
            append(Run(text: String(content), link: String(content)), consuming: content.count + 2)
        } else if content.contains("@") {
            append(Run(text: String(content), link: "mailto:\(content)"), consuming: content.count + 2)
        } else {
            take(1)
        }
    }

    /// An address of a page that begins a word.
    private mutating func readBareLink() -> Bool {
        guard !previous.isLetter, !previous.isNumber, let scheme = Self.schemes.first(where: rest.hasPrefix) else {
            return false
        }
        var address = rest.prefix { !$0.isWhitespace && $0 != "<" }
        while let last = address.last, Self.ends.contains(last) || (last == ")" && address.hasLooseEnd) {
            address = address.dropLast()
        }
        guard address.count > scheme.count else { return false }
        let text = String(address)
        append(Run(text: text, link: scheme == "www." ? "http://\(text)" : text), consuming: text.count)
        return true
    }

    private static let schemes = ["https://", "http://", "www."]
    /// What ends a sentence rather than an address.
    private static let ends: Set<Character> = ["?", "!", ".", ",", ":", ";", "*", "_", "~", "'", "\""]
}

extension Substring {
    fileprivate var hasLooseEnd: Bool { filter { $0 == ")" }.count > filter { $0 == "(" }.count }
}

/// Where a link leads, as it is written after its words: `(address)` or `(address "title")`.
private struct MarkdownTarget {
    let address: String
    let length: Int

    init?(_ text: Substring) {
        guard text.first == "(" else { return nil }
        var depth = 0
        for (offset, character) in text.enumerated() {
            if character == "(" { depth += 1 }
            if character == ")" { depth -= 1 }
            guard depth == 0 else { continue }
            let content = text.dropFirst().prefix(offset - 1).split(separator: " ", maxSplits: 1)
            address = content.first.map(String.init)?.trimmingCharacters(in: ["<", ">"]) ?? ""
            length = offset + 1
            return
        }
        return nil
    }
}
