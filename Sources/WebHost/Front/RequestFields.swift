import CWebSockets

extension RequestHead {
    /// Reads the request that libwebsockets has parsed on a connection.
    init(of wsi: OpaquePointer) {
        var start: UnsafeMutablePointer<CChar>?
        var count: Int32 = 0
        let method = lws_http_get_uri_and_method(wsi, &start, &count)
        let bytes = UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : Int(count))
        self.init(path: String(decoding: bytes, as: UTF8.self))

        self.method = Self.method(method)
        query = Self.field(WSI_TOKEN_HTTP_URI_ARGS, of: wsi)
        host = Self.field(WSI_TOKEN_HOST, of: wsi)
        origin = Self.field(WSI_TOKEN_ORIGIN, of: wsi)
        cookies = Cookies(Self.field(WSI_TOKEN_HTTP_COOKIE, of: wsi))
        userAgent = Self.field(WSI_TOKEN_HTTP_USER_AGENT, of: wsi)
        subprotocols = (Self.field(WSI_TOKEN_PROTOCOL, of: wsi) ?? "").split(separator: ",").map { name in
            String(name.drop { $0 == " " }.prefix { $0 != " " })
        }
        let length = Self.field(WSI_TOKEN_HTTP_CONTENT_LENGTH, of: wsi)
        hasBody = (length != nil && length != "0") || Self.field(WSI_TOKEN_HTTP_TRANSFER_ENCODING, of: wsi) != nil
    }

    /// libwebsockets counts the methods it knows: GET is 0, HEAD is 7 (LWSHUMETH_GET, LWSHUMETH_HEAD).
    private static func method(_ number: Int32) -> Method {
        switch number {
        case Int32(LWSHUMETH_GET): .get
        case Int32(LWSHUMETH_HEAD): .head
        default: .other
        }
    }

    /// The value of a field, nil if it is absent or empty.
    private static func field(_ token: lws_token_indexes, of wsi: OpaquePointer) -> String? {
        let count = Int(lws_hdr_total_length(wsi, token))
        guard count > 0 else { return nil }
        return String(unsafeUninitializedCapacity: count + 1) { buffer in
            buffer.withMemoryRebound(to: CChar.self) { characters in
                max(0, Int(lws_hdr_copy(wsi, characters.baseAddress, Int32(count + 1), token)))
            }
        }
    }
}
