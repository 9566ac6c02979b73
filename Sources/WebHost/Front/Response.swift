/// An answer to a request, as values.
struct Response: Equatable {
    struct Field: Equatable {
        var name: String
        var value: String
    }

    var status: Int
    var fields: [Field]
    var body: [UInt8] = []
    /// The body as ``Gzip`` packs it, where somebody has it already.
    var packedBody: [UInt8]?
    /// The connection ends after it.
    var closes = false

    init(status: Int, contentType: String? = nil, body: [UInt8] = []) {
        self.status = status
        self.body = body
        fields = contentType.map { [Field(name: "Content-Type", value: $0)] } ?? []
    }

    mutating func add(_ name: String, _ value: String) {
        fields.append(Field(name: name, value: value))
    }

    /// What goes over the wire.
    ///
    /// - Parameters:
    ///   - withBody: False for the answer to HEAD, which has every field but no body.
    ///   - packed: The client takes ``Gzip``. What is small already, as pictures are, is sent as it is.
    func bytes(withBody: Bool, packed: Bool = false) -> [UInt8] {
        let packedBody = packed && isText ? self.packedBody ?? Gzip.pack(body) : nil
        let body = packedBody ?? self.body
        var head = "HTTP/1.1 \(status) \(Self.reason(status))\r\n"
        for field in fields { head += "\(field.name): \(field.value)\r\n" }
        // What keeps copies for several clients must keep one for each kind of them.
        if isText { head += "Vary: Accept-Encoding\r\n" }
        if packedBody != nil { head += "Content-Encoding: gzip\r\n" }
        head += "Content-Length: \(body.count)\r\n"
        if closes { head += "Connection: close\r\n" }
        head += "\r\n"

        var bytes = Array(head.utf8)
        if withBody { bytes += body }
        return bytes
    }

    /// The body is text of some kind, which packing makes smaller.
    var isText: Bool {
        guard let type = fields.first(where: { $0.name == "Content-Type" })?.value else { return false }
        return type.hasPrefix("text/") || type.hasPrefix("image/svg")
    }

    private static func reason(_ status: Int) -> String {
        switch status {
        case 200: "OK"
        case 302: "Found"
        case 303: "See Other"
        case 400: "Bad Request"
        case 403: "Forbidden"
        case 404: "Not Found"
        case 405: "Method Not Allowed"
        case 429: "Too Many Requests"
        case 500: "Internal Server Error"
        case 503: "Service Unavailable"
        default: ""
        }
    }
}

extension Response {
    /// The app's page. Its own style element carries the nonce.
    static func page(_ html: [UInt8], nonce: String) -> Response {
        var response = document(status: 200, html, styles: "'self' 'nonce-\(nonce)'")
        response.add("Cross-Origin-Opener-Policy", "same-origin")
        return response
    }

    /// The page of the gallery, which holds an app's page in a frame.
    static func gallery(_ html: [UInt8]) -> Response {
        document(status: 200, html, styles: "'self'", frames: "'self'")
    }

    static func redirect(status: Int, to path: String) -> Response {
        var response = Response(status: status)
        response.add("Location", path)
        response.add("Cache-Control", "no-store")
        return response
    }

    /// A file of the host or the app. Its address changes when it does, so that a browser may keep it for ever.
    static func file(_ bytes: [UInt8], type: String) -> Response {
        var response = Response(status: 200, contentType: type, body: bytes)
        response.add("Cache-Control", "public, max-age=31536000, immutable")
        response.add("X-Content-Type-Options", "nosniff")
        // An SVG opened by itself is a document: it may paint, and nothing else.
        response.add("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'")
        return response
    }

    static func refusal(_ refusal: Refusal) -> Response {
        var response = notice(status: refusal.status, title: refusal.title, sentence: refusal.sentence)
        if refusal == .method { response.add("Allow", "GET, HEAD") }
        if refusal.status == 503 { response.add("Retry-After", "5") }
        // What follows a request that was not understood may be its body.
        response.closes = refusal == .malformed || refusal == .method
        return response
    }

    /// The page of an app that has stopped.
    static func fault(_ fault: Fault?, base: String) -> Response {
        notice(
            status: 500, title: "The app stopped",
            sentence: (fault.map { $0.sentence + " " } ?? "An error in the app ended it. ") + "What it kept is safe.",
            link: (text: "Start it again", address: "\(base)?\(Router.retryQuery)"))
    }

    /// A plain page with one sentence.
    static func notice(
        status: Int, title: String, sentence: String, link: (text: String, address: String)? = nil
    ) -> Response {
        let anchor = link.map { "<p><a href=\"\(escaped($0.address))\">\(escaped($0.text))</a></p>" } ?? ""
        let html = """
            <!doctype html><html lang="en"><head><meta charset="utf-8"><title>\(escaped(title))</title>\
            <meta name="viewport" content="width=device-width, initial-scale=1"></head>\
            <body><h1>\(escaped(title))</h1><p>\(escaped(sentence))</p>\(anchor)</body></html>
            """
        return document(status: status, Array(html.utf8), styles: "'none'")
    }

    private static func document(
        status: Int, _ html: [UInt8], styles: String, frames: String? = nil
    ) -> Response {
        var response = Response(status: status, contentType: "text/html; charset=utf-8", body: html)
        response.add(
            "Content-Security-Policy",
            "default-src 'none'; script-src 'self'; style-src \(styles); style-src-attr 'unsafe-inline'; "
                + "img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; "
                + (frames.map { "frame-src \($0); " } ?? "") + "frame-ancestors 'self'")
        response.add("X-Content-Type-Options", "nosniff")
        response.add("Referrer-Policy", "no-referrer")
        response.add("Cache-Control", "no-store")
        return response
    }

    private static func escaped(_ text: String) -> String {
        text.reduce(into: "") { result, character in
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case "\"": result += "&quot;"
            default: result.append(character)
            }
        }
    }
}
