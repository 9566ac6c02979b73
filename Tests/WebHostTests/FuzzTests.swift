import Foundation
import SceneCore
import Testing

@testable import WebHost

/// Everything that reads what comes from outside, given what nobody would send. A trap in any of it ends the test run.
///
/// `MARTLET_FUZZ` is the number of inputs for each reader (`make fuzz COUNT=…`), `MARTLET_FUZZ_SEED` repeats a run.
@Suite("What comes from outside, at random")
struct FuzzTests {
    private static let environment = ProcessInfo.processInfo.environment
    private static let count = environment["MARTLET_FUZZ"].flatMap { Int($0) } ?? 5_000
    private static let seed = environment["MARTLET_FUZZ_SEED"].flatMap { UInt64($0) } ?? 1

    @Test("A client's message is read or refused; one of the right form is read")
    func messages() {
        var chance = Chance(seed: Self.seed)
        var read = 0
        for _ in 0..<Self.count {
            let isWhole = chance.bool()
            let form = chance.message()
            let bytes = isWhole ? Array(form.utf8) : chance.damaged(Array(form.utf8))
            let isRead = bytes.withUnsafeBytes { (try? ClientMessage($0)) != nil }
            if isRead { read += 1 }
            if isWhole, !isRead { Issue.record("Refused, though of the right form: \(form)") }
        }
        #expect(read >= Self.count / 3)
    }

    @Test("A request is decided, whatever is in it")
    func requests() {
        var chance = Chance(seed: Self.seed)
        let router = Router(
            apps: [
                AppCard(name: "Tea", title: "Tea", links: .registered(["tea"])), AppCard(name: "Water", title: "Water"),
            ], files: [:])
        for _ in 0..<Self.count {
            var request = RequestHead(path: chance.path())
            request.host = chance.pick(["127.0.0.1:8080", "127.0.0.1:8080", "localhost", "example.com", chance.text()])
            request.arguments = (0..<chance.number(below: 4)).map { _ in "url=" + chance.link() }
            request.cookies = Cookies(chance.text())
            request.origin = chance.pick(["http://127.0.0.1:8080", chance.text()])
            let decision = router.decide(request)
            if case .file(let file) = decision { Issue.record("A file that nobody serves: \(file.location)") }
            _ = try? router.app(ofHandshake: request)
        }
    }

    @Test("A link is refused, or is letter by letter what was asked")
    func links() {
        var chance = Chance(seed: Self.seed)
        for _ in 0..<Self.count {
            let words = chance.link()
            guard let link = try? Link(words) else { continue }
            if link.words != words { Issue.record("\(words) became \(link.words)") }
        }
    }

    @Test("A channel hands on whole messages, or says what is wrong with it")
    func channels() {
        var chance = Chance(seed: Self.seed)
        for _ in 0..<Self.count / 10 {
            let reader = ChannelReader(limit: 4096)
            var bytes: [UInt8] = []
            for _ in 0..<chance.number(below: 5) {
                let payload = chance.bytes(below: 64)
                let header = ChannelHeader(
                    kind: .received, id: UInt32(chance.number(below: 9)), length: payload.count)
                bytes += withUnsafeBytes(of: header.words) { Array($0) } + payload
            }
            if chance.bool() { bytes = chance.damaged(bytes) }
            while !bytes.isEmpty {
                let count = min(bytes.count, 1 + chance.number(below: 40))
                reader.append(bytes.prefix(count))
                bytes.removeFirst(count)
                do { while try reader.next() != nil {} } catch { break }
            }
        }
    }

    @Test("What a page is asked with is read or refused")
    func pageRequests() {
        var chance = Chance(seed: Self.seed)
        for _ in 0..<Self.count {
            let request = PageRequest(
                nonce: chance.text(), window: chance.window(), userAgent: chance.text(), links: [chance.link()])
            guard let read = PageRequest(chance.bool() ? request.bytes : chance.damaged(request.bytes)) else {
                continue
            }
            _ = Device(cookie: read.window, userAgent: read.userAgent)
        }
    }
}

/// Chance that can be repeated: SplitMix64, and what a host is sent, made by it.
private struct Chance: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }

    mutating func bool() -> Bool { next() & 1 == 0 }
    mutating func number(below limit: Int) -> Int { Int(next() % UInt64(max(limit, 1))) }
    mutating func pick<Value>(_ values: [Value]) -> Value { values[number(below: values.count)] }
    mutating func bytes(below limit: Int) -> [UInt8] {
        (0..<number(below: limit)).map { _ in UInt8(truncatingIfNeeded: next()) }
    }
    mutating func text() -> String { String(decoding: bytes(below: 40), as: UTF8.self) }

    mutating func window() -> String {
        let size = [1 + number(below: 4000), 1 + number(below: 4000)]
        let rest = [1 + number(below: 3), 0, 0, 0, 0, number(below: 2), number(below: 2), number(below: 2), 1]
        return (size + rest).map(String.init).joined(separator: "_")
    }

    /// A message of the right form.
    mutating func message() -> String {
        let window = "[" + window().replacing("_", with: ",") + "]"
        let node = number(below: 1 << 32)
        let revision = number(below: 1 << 40)
        return switch number(below: 3) {
        case 0: "[\"h\",\"token\(node)\",\(revision),\(window)]"
        case 1: "[\"d\",\(window)]"
        default: "[\"p\",\(node),\(revision)]"
        }
    }

    mutating func path() -> String {
        let parts = [
            "apps", "Tea", "Water", "open", "socket", "assets", "..", ".", "", "gallery", "client", "a b", "%2e%2e",
            text(),
        ]
        return (0..<number(below: 6)).map { _ in pick(parts) }.reduce("") { "\($0)/\($1)" } + pick(["", "/"])
    }

    mutating func link() -> String {
        let scheme = pick(["tea", "TEA", "water", "https", "javascript", "data", "", text()])
        let rest = pick(["//leaf/1", "///leaf", "leaf", "//leaf/%31?x=2&y=+#f", "//[::1", "//a b", "//%zz", text()])
        let link = scheme + pick([":", ":", "", "::"]) + rest
        return bool() ? link : String(decoding: damaged(Array(link.utf8)), as: UTF8.self)
    }

    /// The same with some of it changed, taken away, or there twice.
    mutating func damaged(_ bytes: [UInt8]) -> [UInt8] {
        var bytes = bytes
        for _ in 0...number(below: 3) where !bytes.isEmpty {
            let place = number(below: bytes.count)
            switch number(below: 4) {
            case 0: bytes[place] = UInt8(truncatingIfNeeded: next())
            case 1: bytes.remove(at: place)
            case 2: bytes.insert(UInt8(truncatingIfNeeded: next()), at: place)
            default: bytes += bytes[place...]
            }
        }
        return bytes
    }
}
