import Foundation
import SceneCore

@testable import WebHost

/// The readers of the web host.
enum HostReaders {
    static func message(_ bytes: UnsafeRawBufferPointer) -> Bool {
        (try? ClientMessage(bytes)) != nil
    }

    /// A message in pieces, each after a byte that says how long it is. It has to be the same message afterwards.
    static func fragments(_ bytes: UnsafeRawBufferPointer) -> Bool {
        var assembly = MessageAssembly(limit: 256)
        var whole: [UInt8] = []
        var place = 0
        repeat {
            let isFirst = place == 0
            let length = bytes.indices.contains(place) ? Int(bytes[place]) : 0
            let start = min(place + 1, bytes.count)
            let end = min(start + length, bytes.count)
            let piece = UnsafeRawBufferPointer(rebasing: bytes[start..<end])
            whole += piece
            place = end
            switch assembly.add(piece, isFirst: isFirst, isLast: end == bytes.count) {
            case .partial:
                precondition(end < bytes.count || whole.count > 256, "A message that has ended is not whole.")
            case .tooLong:
                precondition(whole.count > 256, "A message is too long that is not.")
                return false
            case .wholeInFragment:
                precondition(isFirst, "A message is whole before its end.")
                return piece.withUnsafeBytes { message($0) }
            case .wholeAssembled:
                precondition(assembly.assembled == whole, "A message has become another one on its way.")
                return assembly.assembled.withUnsafeBytes { message($0) }
            }
        } while place < bytes.count
        return false
    }

    /// One line for each field of a request that decides anything.
    static func request(_ bytes: UnsafeRawBufferPointer) -> Bool {
        let lines = String(decoding: bytes, as: UTF8.self)
            .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        func line(_ index: Int) -> String? {
            lines.indices.contains(index) && !lines[index].isEmpty ? lines[index] : nil
        }
        var request = RequestHead(path: line(0) ?? "")
        request.host = line(1)
        request.origin = line(2)
        request.cookies = Cookies(line(3))
        request.userAgent = line(4)
        request.languages = line(5)
        request.subprotocols = (line(6) ?? "").split(separator: ",").map(String.init)
        request.arguments = Array(lines.dropFirst(7))
        _ = request.stateQuery
        _ = Device(
            cookie: request.cookies["martlet_device"], userAgent: request.userAgent, languages: request.languages)
        if (try? router.app(ofHandshake: request)) != nil {
            precondition(LoopbackHost(request.host) != nil, "A socket is opened from elsewhere.")
        }
        switch router.decide(request) {
        case .refuse: return false
        case .file(let file):
            precondition(file == served, "A file is served that is none of the app's: \(file.location)")
            return true
        case .face(let name, _):
            precondition(!name.contains("/") && !name.isEmpty || name.isEmpty, "A font's file is in a folder: \(name)")
            return true
        default: return true
        }
    }

    private static let served = StaticFile(URL(fileURLWithPath: "/srv/app/tent.png"))
    private static let router = Router(
        apps: [
            AppCard(name: "Tea", title: "Tea", links: .registered(["tea"])), AppCard(name: "Water", title: "Water"),
        ],
        files: ["/apps/Tea/assets/tent.png": served])

    /// A link that is taken is letter by letter what was asked.
    static func link(_ bytes: UnsafeRawBufferPointer) -> Bool {
        let words = String(decoding: bytes, as: UTF8.self)
        guard let link = try? Link(words) else { return false }
        precondition(link.words == words, "\(words) became \(link.words)")
        return true
    }

    /// What another process writes, in pieces of 7 bytes.
    static func channel(_ bytes: UnsafeRawBufferPointer) -> Bool {
        let reader = ChannelReader(limit: 4096)
        var messages = 0
        var rest = bytes[...]
        while !rest.isEmpty {
            reader.append(rest.prefix(7))
            rest = rest.dropFirst(7)
            do {
                while let message = try reader.next() {
                    precondition(message.payload.count <= 4096, "A message is longer than it may be.")
                    messages += 1
                }
            } catch {
                return false
            }
        }
        return messages > 0
    }

    static func pageRequest(_ bytes: UnsafeRawBufferPointer) -> Bool {
        guard let request = PageRequest(bytes) else { return false }
        precondition(PageRequest(request.bytes) == request, "What a page is asked with becomes something else.")
        _ = Device(cookie: request.window, userAgent: request.userAgent, languages: request.languages)
        return true
    }

    static var channelSeeds: [[UInt8]] {
        [ChannelKind.received, .openPage, .send].map { kind in
            let payload = Array("[\"p\",2,0]".utf8)
            let header = ChannelHeader(kind: kind, id: 7, length: payload.count)
            return withUnsafeBytes(of: header.words) { Array($0) } + payload
        }
    }

    static var pageRequestSeeds: [[UInt8]] {
        [
            PageRequest(
                nonce: "n", window: "390_844_3_0_0_0_0_1_0_0_1", userAgent: "iPhone", languages: "de, en;q=0.5"),
            PageRequest(nonce: "n", scene: "token", state: "sidebar=tent&path=%7B%7D", links: ["tea://leaf"]),
        ].map(\.bytes)
    }
}
