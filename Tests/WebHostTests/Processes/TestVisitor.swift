import Foundation

/// A browser as far as a host knows one: it keeps its cookie, loads the page, and opens its socket.
final class TestVisitor {
    struct Answer {
        var status: Int
        var head: String
        var body: String
    }

    let port: Int
    private(set) var cookie: String?
    /// Those that the page's script sets.
    var ownCookies = "other=1"
    private(set) var token = ""
    private(set) var revision = 0

    init(port: Int) {
        self.port = port
    }

    func get(_ path: String, fields: [String] = []) throws -> Answer {
        let connection = try TestConnection(port: port)
        try connection.send(Array(request(path, fields: fields).utf8))
        let head = try connection.readHead()
        let length = field("Content-Length", in: head).flatMap { Int($0) } ?? 0
        let body = String(decoding: try connection.read(length), as: UTF8.self)
        if let set = field("Set-Cookie", in: head) { cookie = String(set.prefix { $0 != ";" }) }
        return Answer(status: status(in: head), head: head, body: body)
    }

    /// Loads the app's page and keeps what its script would.
    @discardableResult
    func loadPage() throws -> Answer {
        let page = try get("/apps/Probe/")
        token = attribute("data-token", in: page.body)
        revision = Int(attribute("data-revision", in: page.body)) ?? -1
        return page
    }

    /// Opens the page's socket, without a word.
    func openSocket() throws -> TestSocket {
        let connection = try TestConnection(port: port)
        let fields = [
            "Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Protocol: martlet.1",
            "Origin: http://127.0.0.1:\(port)",
        ]
        try connection.send(Array(request("/apps/Probe/socket", fields: fields).utf8))
        let head = try connection.readHead()
        guard status(in: head) == 101 else { throw TestSocket.Refused(status: status(in: head)) }
        return TestSocket(connection: connection)
    }

    /// Opens the page's socket and says hello as the page would.
    func attach(revision: Int? = nil) throws -> TestSocket {
        let socket = try openSocket()
        try socket.send("[\"h\",\"\(token)\",\(revision ?? self.revision),[1280,800,1,0,0,0,0,0,0,0,1]]")
        return socket
    }

    private func request(_ path: String, fields: [String]) -> String {
        var lines = ["GET \(path) HTTP/1.1", "Host: 127.0.0.1:\(port)"] + fields
        if let cookie { lines.append("Cookie: \(ownCookies); \(cookie)") }
        return lines.joined(separator: "\r\n") + "\r\n\r\n"
    }

    private func status(in head: String) -> Int {
        Int(head.split(separator: " ").dropFirst().first ?? "") ?? 0
    }

    func field(_ name: String, in head: String) -> String? {
        let line = head.split(separator: "\r\n").first { $0.hasPrefix("\(name): ") }
        return line.map { String($0.dropFirst(name.count + 2)) }
    }

    private func attribute(_ name: String, in html: String) -> String {
        guard let start = html.firstRange(of: "\(name)=\"")?.upperBound else { return "" }
        return String(html[start...].prefix { $0 != "\"" })
    }
}

/// The client's end of a WebSocket (RFC 6455), for messages of less than 64 KB.
final class TestSocket {
    struct Refused: Error, Equatable {
        var status: Int
    }

    enum Frame: Equatable {
        case text(String)
        case closed(code: Int, reason: String)
    }

    private let connection: TestConnection

    init(connection: TestConnection) {
        self.connection = connection
    }

    func send(_ text: String) throws {
        try send(opcode: 1, Array(text.utf8))
    }

    /// Leaves as a browser does whose page is closed.
    func close() throws {
        try send(opcode: 8, [0x03, 0xe9])
    }

    func next() throws -> Frame {
        let head = try connection.read(2)
        var length = Int(head[1] & 0x7f)
        if length == 126 { length = try connection.read(2).reduce(0) { $0 << 8 | Int($1) } }
        let payload = try connection.read(length)
        guard head[0] & 0x0f == 8 else { return .text(String(decoding: payload, as: UTF8.self)) }
        let code = payload.prefix(2).reduce(0) { $0 << 8 | Int($1) }
        return .closed(code: code, reason: String(decoding: payload.dropFirst(2), as: UTF8.self))
    }

    /// A frame that is a whole message; a mask of zeros leaves the payload as it is.
    private func send(opcode: UInt8, _ payload: [UInt8]) throws {
        let length = payload.count
        let head: [UInt8] =
            switch length {
            case ..<126: [0x80 | UInt8(length)]
            case ...Int(UInt16.max): [0xfe] + bytes(of: length, count: 2)
            default: [0xff] + bytes(of: length, count: 8)
            }
        try connection.send([0x80 | opcode] + head + [0, 0, 0, 0] + payload)
    }

    private func bytes(of number: Int, count: Int) -> [UInt8] {
        (1...count).map { UInt8(truncatingIfNeeded: number >> (8 * (count - $0))) }
    }
}
