import Glibc
import Testing

@testable import WebHost

/// A message whose payload outlives the reader.
private struct Taken: Equatable {
    var kind: ChannelKind
    var id: UInt32
    var number: UInt32
    var text: String

    init(_ kind: ChannelKind, _ id: UInt32, _ number: UInt32, _ text: String) {
        self.kind = kind
        self.id = id
        self.number = number
        self.text = text
    }

    init(_ message: ChannelMessage) {
        self.init(message.kind, message.id, message.number, message.text)
    }

    /// The bytes as ``ChannelMessage`` describes them, written out by hand.
    var bytes: [UInt8] {
        little(UInt32(text.utf8.count)) + [kind.rawValue, 0, 0, 0] + little(id) + little(number) + Array(text.utf8)
    }

    private func little(_ value: UInt32) -> [UInt8] {
        (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * UInt32($0))) }
    }
}

@Suite("Channel")
struct ChannelTests {
    private let messages = [
        Taken(.received, 7, 0, "[\"p\",12,3]"), Taken(.socketClosed, 0xffff_fffe, 0, ""),
        Taken(.closeSocket, 1, 4001, "Größe"),
    ]

    private func takeAll(_ reader: ChannelReader) throws -> [Taken] {
        var taken: [Taken] = []
        while let message = try reader.next() { taken.append(Taken(message)) }
        return taken
    }

    @Test("Messages come out whole wherever the stream is cut in two")
    func cutInTwo() throws {
        let stream = messages.flatMap(\.bytes)
        for cut in 0...stream.count {
            let reader = ChannelReader(limit: 1024)
            reader.append(stream[..<cut])
            var taken = try takeAll(reader)
            reader.append(stream[cut...])
            taken += try takeAll(reader)
            #expect(taken == messages, "cut at \(cut)")
        }
    }

    @Test("Messages come out whole when every byte comes alone")
    func byteByByte() throws {
        let reader = ChannelReader(limit: 1024)
        var taken: [Taken] = []
        for byte in messages.flatMap(\.bytes) {
            reader.append([byte])
            taken += try takeAll(reader)
        }
        #expect(taken == messages)
    }

    @Test("A message longer than what is read at once comes out whole")
    func longMessage() throws {
        let long = Taken(.page, 1, 0, String(repeating: "x", count: 300_000))
        let reader = ChannelReader(limit: 1 << 20)
        reader.append(messages[0].bytes + long.bytes.prefix(100_000))
        #expect(try takeAll(reader) == [messages[0]])
        reader.append(long.bytes.dropFirst(100_000) + messages[1].bytes)
        #expect(try takeAll(reader) == [long, messages[1]])
    }

    @Test("A message longer than the limit is refused as soon as its length is read")
    func tooLong() throws {
        let reader = ChannelReader(limit: 9)
        reader.append(messages[0].bytes.prefix(ChannelHeader.size))
        #expect(throws: ChannelError.messageTooLong(10, limit: 9)) { _ = try reader.next() }
    }

    @Test("A message of an unknown kind is refused")
    func unknownKind() throws {
        var bytes = messages[0].bytes
        bytes[4] = 99
        let reader = ChannelReader(limit: 1024)
        reader.append(bytes)
        #expect(throws: ChannelError.unknownKind(99)) { _ = try reader.next() }
    }

    @Test("What a writer sends is what the format says")
    func written() throws {
        let pipe = try SocketPair()
        let writer = ChannelWriter(descriptor: pipe.near, backlogLimit: 1024)
        for message in messages {
            try writer.send(message.kind, id: message.id, number: message.number, payload: Array(message.text.utf8))
        }
        #expect(pipe.readFar(upTo: 1024) == messages.flatMap(\.bytes))
    }

    @Test("A writer keeps what the other end has no room for, and sends it later in order")
    func blocked() throws {
        let pipe = try SocketPair()
        let message = Taken(.page, 1, 0, String(repeating: "y", count: 100_000))
        let writer = ChannelWriter(descriptor: pipe.near, backlogLimit: 1 << 24)
        var count = 0
        while !writer.isBlocked {
            try writer.send(message.kind, id: message.id, payload: Array(message.text.utf8))
            count += 1
        }
        let reader = ChannelReader(limit: 1 << 20)
        var taken: [Taken] = []
        while taken.count < count {
            try writer.flush()
            #expect(try reader.fill(from: pipe.far) == .open)
            taken += try takeAll(reader)
        }
        #expect(taken == Array(repeating: message, count: count))
        #expect(!writer.isBlocked)
    }

    @Test("A writer throws when more waits than may")
    func backlog() throws {
        let pipe = try SocketPair()
        let writer = ChannelWriter(descriptor: pipe.near, backlogLimit: 100_000)
        #expect(throws: ChannelError.backlogTooLong(limit: 100_000)) {
            for _ in 0..<1_000 { try writer.send(.page, id: 1, payload: [UInt8](repeating: 0, count: 50_000)) }
        }
    }

    @Test("A reader sees the end of the other side")
    func end() throws {
        let pipe = try SocketPair()
        pipe.closeNear()
        #expect(try ChannelReader(limit: 1024).fill(from: pipe.far) == .ended)
    }

    @Test(
        "A page request keeps its fields",
        arguments: [
            PageRequest(nonce: "abc", window: "390_844", userAgent: "Mozilla/5.0 (X11)", languages: "ja,en;q=0.9"),
            PageRequest(nonce: "abc", scene: "0af3", fault: "The app stopped.", links: ["tea://a/1", "tea:b"]),
            PageRequest(nonce: "abc", state: "sidebar=tents&path=3"),
            PageRequest(nonce: "abc"),
        ])
    func pageRequest(_ request: PageRequest) {
        #expect(PageRequest(request.bytes) == request)
    }

    @Test(
        "Whatever ends lines and is no text, what has been read is read again the same",
        arguments: ["n\n\r\n\ntoken\nstate\n\nlink", "\r\n\r\n\r\r\n\n\n\n\n", "\u{85}\n\n\u{2028}\n\n\n\na\r"])
    func oddRequests(text: String) throws {
        let request = try #require(PageRequest(text.utf8))
        #expect(PageRequest(request.bytes) == request)
        #expect(PageRequest(Array(text.utf8) + [0xFF]).map { PageRequest($0.bytes) == $0 } == true)
    }

    @Test("A page request's fields cannot add lines")
    func pageRequestLines() {
        let request = PageRequest(nonce: "abc", window: "1\r\n2", userAgent: "a\nb")
        #expect(PageRequest(request.bytes) == PageRequest(nonce: "abc", window: "12", userAgent: "ab"))
    }
}
