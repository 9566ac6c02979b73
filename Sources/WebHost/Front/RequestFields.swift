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
        arguments = Self.arguments(of: wsi)
        host = Self.field(WSI_TOKEN_HOST, of: wsi)
        origin = Self.field(WSI_TOKEN_ORIGIN, of: wsi)
        cookies = Cookies(Self.field(WSI_TOKEN_HTTP_COOKIE, of: wsi))
        userAgent = Self.field(WSI_TOKEN_HTTP_USER_AGENT, of: wsi)
        languages = Self.field(WSI_TOKEN_HTTP_ACCEPT_LANGUAGE, of: wsi)
        codings = Self.field(WSI_TOKEN_HTTP_ACCEPT_ENCODING, of: wsi)
        fetchSite = Self.field("sec-fetch-site:", of: wsi)
        fetchMode = Self.field("sec-fetch-mode:", of: wsi)
        fetchDestination = Self.field("sec-fetch-dest:", of: wsi)
        purpose = Self.field("sec-purpose:", of: wsi) ?? Self.field("purpose:", of: wsi)
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

    /// The value of a field that libwebsockets does not know itself, nil if it is absent or empty.
    ///
    /// - Parameter name: In lower case, with its colon.
    private static func field(_ name: String, of wsi: OpaquePointer) -> String? {
        let count = lws_hdr_custom_length(wsi, name, Int32(name.utf8.count))
        guard count > 0 else { return nil }
        return String(unsafeUninitializedCapacity: Int(count) + 1) { buffer in
            buffer.withMemoryRebound(to: CChar.self) { characters in
                max(0, Int(lws_hdr_custom_copy(wsi, characters.baseAddress, count + 1, name, Int32(name.utf8.count))))
            }
        }
    }

    /// libwebsockets parts a query at its `&` before it decodes the parts.
    private static func arguments(of wsi: OpaquePointer) -> [String] {
        var arguments: [String] = []
        while true {
            let index = Int32(arguments.count)
            let count = Int(lws_hdr_fragment_length(wsi, WSI_TOKEN_HTTP_URI_ARGS, index))
            guard count > 0 else { return arguments }
            arguments.append(
                String(unsafeUninitializedCapacity: count + 1) { buffer in
                    buffer.withMemoryRebound(to: CChar.self) { characters in
                        let room = Int32(count + 1)
                        return max(
                            0,
                            Int(
                                lws_hdr_copy_fragment(
                                    wsi, characters.baseAddress, room, WSI_TOKEN_HTTP_URI_ARGS, index)))
                    }
                })
        }
    }
}
