import Foundation
import SceneCore

/// Reads a client's message from left to right. It knows the few forms that there are, so no input can make it go deep, look
/// far ahead or allocate much.
struct MessageReader {
    private let bytes: UnsafeRawBufferPointer
    private var position = 0

    init(_ bytes: UnsafeRawBufferPointer) {
        self.bytes = bytes
    }

    mutating func message() throws(ClientMessageError) -> ClientMessage {
        try expect("[\"")
        let kind = try next()
        try expect("\",")
        let message: ClientMessage
        switch kind {
        case UInt8(ascii: "h"): message = try hello()
        case UInt8(ascii: "p"): message = try press()
        case UInt8(ascii: "s"): message = try sheetRelease()
        case UInt8(ascii: "e"):
            message = .dismissRequested(try node(), revision: try revision())
        case UInt8(ascii: "m"): message = .menuRequested(try node(), revision: try revision())
        case UInt8(ascii: "r"): message = try rowSwipe()
        case UInt8(ascii: "w"):
            message = .rowMoved(
                try node(), by: Int(try signedNumber(upTo: WindowLimits.rows)), revision: try revision())
        case UInt8(ascii: "u"): message = .refreshRequested(try node(), revision: try revision())
        case UInt8(ascii: "g"): message = .pointer(try pointer())
        case UInt8(ascii: "o"): message = .scrolled(try scrollReport())
        case UInt8(ascii: "x"): message = .drag(try passingDrag())
        case UInt8(ascii: "k"): message = .drag(try drop())
        case UInt8(ascii: "d"): message = .device(Device(try window()))
        case UInt8(ascii: "a"): message = .adjust(try node(), try adjustment())
        case UInt8(ascii: "t"): message = .edit(try edit())
        case UInt8(ascii: "n"): message = .submit(try node())
        case UInt8(ascii: "f"): message = .focus(try node())
        case UInt8(ascii: "b"): message = .blur(try node())
        case UInt8(ascii: "q"): message = try paste()
        case UInt8(ascii: "y"): message = .key(try keyStroke())
        case UInt8(ascii: "v"): message = .visibility(try integer(upTo: 1) == 1)
        default: throw .unexpectedByte(at: 2)
        }
        try expect("]")
        return message
    }

    /// Refuses whatever stands behind the message.
    func end() throws(ClientMessageError) {
        if position < bytes.count { throw .unexpectedByte(at: position) }
    }

    private mutating func hello() throws(ClientMessageError) -> ClientMessage {
        let token = try token()
        try expect(",")
        let revision = try integer(upTo: WindowLimits.revision)
        try expect(",")
        let zone = try timeZone()
        var device = Device(try window())
        device.timeZone = zone
        return .hello(token: token, revision: revision, device: device)
    }

    /// What is no name of a time zone is none: names are looked up among files.
    private mutating func timeZone() throws(ClientMessageError) -> String? {
        guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") else { return nil }
        let name = try string()
        try expect(",")
        let isName =
            (1...64).contains(name.utf8.count)
            && name.allSatisfy {
                $0.isASCII && ($0.isLetter || $0.isNumber || "_+-/".contains($0))
            }
        return isName ? name : nil
    }

    private mutating func press() throws(ClientMessageError) -> ClientMessage {
        .press(try node(), revision: try revision())
    }

    private mutating func rowSwipe() throws(ClientMessageError) -> ClientMessage {
        let row = try node()
        try expect(",")
        let edge: SwipedEdge = try integer(upTo: 1) == 1 ? .trailing : .leading
        try expect(",")
        let isLong = try integer(upTo: 1) == 1
        return .rowSwiped(row, from: edge, isLong: isLong, revision: try revision())
    }

    private mutating func sheetRelease() throws(ClientMessageError) -> ClientMessage {
        .sheetReleased(
            try node(), distance: try signedNumber(upTo: WindowLimits.side.upperBound),
            velocity: try signedNumber(upTo: WindowLimits.velocity), revision: try revision())
    }

    private mutating func passingDrag() throws(ClientMessageError) -> SceneDrag {
        let target = try node()
        let source = try dragged()
        return SceneDrag(try flag() ? .entered : .left, over: target, source: source)
    }

    private mutating func drop() throws(ClientMessageError) -> SceneDrag {
        let target = try node()
        let source = try dragged()
        let place = try point()
        try expect(",")
        let text = try string()
        return SceneDrag(.dropped(at: place), over: target, source: source, text: text.isEmpty ? nil : text)
    }

    /// No node has the number 0.
    private mutating func dragged() throws(ClientMessageError) -> NodeID? {
        try expect(",")
        let id = try node()
        return id.rawValue == 0 ? nil : id
    }

    private mutating func node() throws(ClientMessageError) -> NodeID {
        NodeID(UInt32(try integer(upTo: Int(UInt32.max))))
    }

    private mutating func revision() throws(ClientMessageError) -> Int {
        try expect(",")
        return try integer(upTo: WindowLimits.revision)
    }

    private mutating func edit() throws(ClientMessageError) -> TextEdit {
        let node = try node()
        try expect(",")
        let number = try integer(upTo: Int(UInt32.max))
        try expect(",")
        return TextEdit(node: node, text: try string(), number: number)
    }

    private mutating func adjustment() throws(ClientMessageError) -> SceneAdjustment {
        try expect(",\"")
        let place = position
        let letter = try next()
        try expect("\"")
        switch letter {
        case UInt8(ascii: "i"): return .increment
        case UInt8(ascii: "d"): return .decrement
        case UInt8(ascii: "b"): return .began
        case UInt8(ascii: "e"): return .ended
        case UInt8(ascii: "t"): return .moved(to: try number(in: 0...1, after: ","))
        default: throw .unexpectedByte(at: place)
        }
    }

    private mutating func paste() throws(ClientMessageError) -> ClientMessage {
        let node = try node()
        try expect(",")
        return .paste(node, try string())
    }

    private mutating func keyStroke() throws(ClientMessageError) -> SceneKeyStroke {
        let node = try node()
        try expect(",\"")
        let place = position
        let phase: SceneKeyStroke.Phase
        switch try next() {
        case UInt8(ascii: "d"): phase = .down
        case UInt8(ascii: "r"): phase = .held
        case UInt8(ascii: "u"): phase = .up
        default: throw .unexpectedByte(at: place)
        }
        try expect("\",")
        let key = try string()
        // No browser has a name as long for a key.
        guard (1...32).contains(key.utf8.count) else { throw .numberOutOfRange(before: position) }
        try expect(",")
        let held = try integer(upTo: SceneKeyStroke.Modifiers.all.rawValue)
        var stroke = SceneKeyStroke(key, SceneKeyStroke.Modifiers(rawValue: held), phase: phase, on: node)
        stroke.isLeftToApp = try flag()
        return stroke
    }

    private mutating func pointer() throws(ClientMessageError) -> PointerEvent {
        let node = try node()
        try expect(",\"")
        let place = position
        guard let phase = PointerEvent.Phase(letter: try next()) else { throw .unexpectedByte(at: place) }
        try expect("\"")
        let (location, origin) = (try point(), try point())
        let time = try number(in: PointerLimits.time, after: ",") / 1000
        if case .pinched = phase {
            let scale = try number(in: PointerLimits.scale, after: ",")
            let rotation = try signedNumber(upTo: PointerLimits.rotation)
            return PointerEvent(
                .pinched(scale: scale, rotation: rotation), node: node, location: location, origin: origin, time: time)
        }
        return PointerEvent(phase, node: node, location: location, origin: origin, time: time)
    }

    private mutating func point() throws(ClientMessageError) -> CGPoint {
        let x = try signedNumber(upTo: PointerLimits.distance)
        return CGPoint(x: x, y: try signedNumber(upTo: PointerLimits.distance))
    }

    private mutating func scrollReport() throws(ClientMessageError) -> ScrollReport {
        let node = try node()
        let offset = try point()
        try expect(",\"")
        let place = position
        guard let motion = ScrollMotion(letter: try next()) else { throw .unexpectedByte(at: place) }
        try expect("\",")
        return ScrollReport(node: node, offset: offset, motion: motion, request: try integer(upTo: Int(UInt32.max)))
    }

    mutating func window() throws(ClientMessageError) -> BrowserWindow {
        try expect("[")
        let width = try number(in: WindowLimits.side)
        let height = try number(in: WindowLimits.side, after: ",")
        let scale = try number(in: WindowLimits.scale, after: ",")
        var safeArea = SafeArea(
            top: try number(in: 0...height / 2, after: ","), left: try number(in: 0...width / 2, after: ","),
            bottom: try number(in: 0...height * WindowLimits.keyboard, after: ","),
            right: try number(in: 0...width / 2, after: ","))
        let isTouched = try flag()
        let isDark = try flag()
        let wishes = try choices()
        let textScale = try number(in: WindowLimits.textScale, after: ",")
        if position < bytes.count, bytes[position] == UInt8(ascii: ",") {
            safeArea.keyboard = try number(in: 0...safeArea.bottom, after: ",")
        }
        try expect("]")
        return BrowserWindow(
            size: CGSize(width: width, height: height), scale: scale, safeArea: safeArea, isTouched: isTouched,
            isDark: isDark, isStill: wishes & 1 != 0, isOpaque: wishes & 2 != 0, isContrasting: wishes & 4 != 0,
            textScale: textScale)
    }
}

/// What a window can be. More is a mistake or an attack: layout takes memory and time that grow with the window.
private enum WindowLimits {
    /// In px. The largest screens sold have 7680 pixels on a side; a wall of four of them 15360.
    static let side: ClosedRange<Double> = 1...16384
    /// The zoom of browsers ends at 5, that of screens at 4.
    static let scale: ClosedRange<Double> = 0.1...20
    /// In px a second. No hand is as fast; what is faster is told as this.
    static let velocity: Double = 100_000
    /// The part of the height that a keyboard on screen may cover; that of a turned phone leaves about a third.
    static let keyboard = 0.75
    /// Chromium's settings go from 0.56 to 1.5, Safari's text from 0.5 to 3.
    static let textScale: ClosedRange<Double> = 0.25...8
    /// How far a row is moved at once.
    static let rows: Double = 1_000_000
    /// What JavaScript counts exactly.
    static let revision = 9_007_199_254_740_991
}

/// Where and when a pointer can be.
private enum PointerLimits {
    /// In px, from the window's corner: a scrolled node may be far outside, as far as a browser scrolls.
    static let distance = 40_000_000.0
    /// In ms since the page was opened: what JavaScript counts exactly.
    static let time: ClosedRange<Double> = 0...9_007_199_254_740_991
    /// How far two fingers may move apart: from one pixel to the width of the widest window, and back.
    static let scale: ClosedRange<Double> = 0...100_000
    /// In radians: more turns than a hand makes.
    static let rotation = 10_000.0
}

extension PointerEvent.Phase {
    fileprivate init?(letter: UInt8) {
        switch letter {
        case UInt8(ascii: "b"): self = .began
        case UInt8(ascii: "m"): self = .moved
        case UInt8(ascii: "h"): self = .held
        case UInt8(ascii: "e"): self = .ended
        case UInt8(ascii: "p"): self = .paused
        case UInt8(ascii: "c"): self = .cancelled
        case UInt8(ascii: "z"): self = .pinched(scale: 1, rotation: 0)
        case UInt8(ascii: "o"): self = .entered
        case UInt8(ascii: "w"): self = .hovered
        case UInt8(ascii: "l"): self = .left
        default: return nil
        }
    }
}

extension ScrollMotion {
    fileprivate init?(letter: UInt8) {
        switch letter {
        case UInt8(ascii: "z"): self = .idle
        case UInt8(ascii: "i"): self = .interacting
        case UInt8(ascii: "d"): self = .decelerating
        case UInt8(ascii: "a"): self = .animating
        default: return nil
        }
    }
}

// MARK: - Pieces

extension MessageReader {
    private mutating func next() throws(ClientMessageError) -> UInt8 {
        guard position < bytes.count else { throw .endsEarly }
        defer { position += 1 }
        return bytes[position]
    }

    private var upcoming: UInt8? {
        position < bytes.count ? bytes[position] : nil
    }

    private mutating func expect(_ text: StaticString) throws(ClientMessageError) {
        for offset in 0..<text.utf8CodeUnitCount {
            let place = position
            guard try next() == text.utf8Start[offset] else { throw .unexpectedByte(at: place) }
        }
    }

    private mutating func token() throws(ClientMessageError) -> String {
        try expect("\"")
        let start = position
        while true {
            let place = position
            let byte = try next()
            if byte == UInt8(ascii: "\""), place > start {
                return String(decoding: bytes[start..<place], as: UTF8.self)
            }
            let isAllowed = (0x21...0x7E).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
            guard isAllowed, place - start < 128 else { throw .unexpectedByte(at: place) }
        }
    }

    /// A JSON string. Bytes that are no UTF-8, and halves of characters, become U+FFFD.
    private mutating func string() throws(ClientMessageError) -> String {
        try expect("\"")
        var units: [UInt8] = []
        while true {
            let place = position
            switch try next() {
            case UInt8(ascii: "\""): return String(decoding: units, as: UTF8.self)
            case UInt8(ascii: "\\"): units += try escaped().utf8
            case let byte where byte < 0x20: throw .unexpectedByte(at: place)
            case let byte: units.append(byte)
            }
        }
    }

    private mutating func escaped() throws(ClientMessageError) -> String {
        let place = position
        switch try next() {
        case UInt8(ascii: "\""): return "\""
        case UInt8(ascii: "\\"): return "\\"
        case UInt8(ascii: "/"): return "/"
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"): return try escapedUnits()
        default: throw .unexpectedByte(at: place)
        }
    }

    /// One character in UTF-16: two escapes if it is a pair.
    private mutating func escapedUnits() throws(ClientMessageError) -> String {
        let first = try hexadecimal()
        let isPair = UTF16.isLeadSurrogate(first) && bytes[position...].starts(with: [0x5C, 0x75])
        guard isPair else { return String(decoding: [first], as: UTF16.self) }
        try expect("\\u")
        return String(decoding: [first, try hexadecimal()], as: UTF16.self)
    }

    private mutating func hexadecimal() throws(ClientMessageError) -> UInt16 {
        var value: UInt16 = 0
        for _ in 0..<4 {
            let place = position
            guard let digit = Character(UnicodeScalar(try next())).hexDigitValue else {
                throw .unexpectedByte(at: place)
            }
            value = value << 4 | UInt16(digit)
        }
        return value
    }

    private mutating func integer(upTo limit: Int) throws(ClientMessageError) -> Int {
        let value = try digits(atMost: 16).value
        guard value <= limit else { throw .numberOutOfRange(before: position) }
        return value
    }

    private mutating func flag() throws(ClientMessageError) -> Bool {
        try expect(",")
        return try integer(upTo: 1) == 1
    }

    /// Three flags in one number.
    private mutating func choices() throws(ClientMessageError) -> Int {
        try expect(",")
        return try integer(upTo: 7)
    }

    private mutating func number(
        in range: ClosedRange<Double>, after separator: StaticString = ""
    ) throws(ClientMessageError) -> Double {
        try expect(separator)
        var value = Double(try digits(atMost: 16).value)
        if upcoming == UInt8(ascii: ".") {
            position += 1
            let fraction = try digits(atMost: 16, mayBeginWithZero: true)
            value += Double(fraction.value) / pow(10, Double(fraction.count))
        }
        guard range.contains(value) else { throw .numberOutOfRange(before: position) }
        return value
    }

    private mutating func signedNumber(upTo limit: Double) throws(ClientMessageError) -> Double {
        try expect(",")
        guard upcoming == UInt8(ascii: "-") else { return try number(in: 0...limit) }
        position += 1
        return -(try number(in: 0...limit))
    }

    /// Digits that follow one another; JSON allows no zero before others.
    private mutating func digits(
        atMost limit: Int, mayBeginWithZero: Bool = false
    ) throws(ClientMessageError) -> (value: Int, count: Int) {
        var value = 0
        var count = 0
        while let byte = upcoming, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
            let isPadded = count == 1 && value == 0 && !mayBeginWithZero
            if isPadded { throw .unexpectedByte(at: position) }
            if count == limit { throw .numberOutOfRange(before: position) }
            value = value * 10 + Int(byte - UInt8(ascii: "0"))
            count += 1
            position += 1
        }
        if count > 0 { return (value, count) }
        if position == bytes.count { throw .endsEarly }
        throw .unexpectedByte(at: position)
    }
}
