/// A message between two of the host's processes.
///
/// On the wire it is a header of 16 bytes, numbers in little-endian order, and the payload:
///
///     offset  bytes
///     0       4      length of the payload
///     4       1      kind (``ChannelKind``)
///     5       3      zero
///     8       4      id: which request, socket or session it is about
///     12      4      number: a close code, an error, the end of a process; 0 for kinds that need none
///     16      …      payload
///
/// The header is as long as the room that libwebsockets wants in front of what it sends (its LWS_PRE). So a worker's
/// message goes on to the browser from the very buffer it was received in, its WebSocket header written over ours.
struct ChannelMessage {
    var kind: ChannelKind
    var id: UInt32
    var number: UInt32
    /// Valid until the reader it came from is asked for more. The 16 bytes before it may be written over.
    var payload: UnsafeMutableRawBufferPointer

    var text: String { String(decoding: payload, as: UTF8.self) }
}

/// What a message asks or tells; who sends it to whom.
enum ChannelKind: UInt8 {
    // Front to worker.
    /// Open a scene and make its page; the id names the request, the payload is a ``PageRequest``.
    case openPage = 1
    /// A client's message on the socket `id`.
    case received = 2
    /// The socket `id` has closed.
    case socketClosed = 3
    /// Hand a link to an open scene; the id names the request, the payload is the scene's token (empty: the one that a person
    /// saw last), a line feed and the link.
    case openLink = 4
    /// Make the file of a font for Chinese, Japanese and Korean; the id names the request, the payload is the file's name.
    case makeFace = 5
    /// The payload is the path of the visitor's folder. It comes before all else, or not at all.
    case useFolder = 6
    /// Give a picture that the app has fetched; the id names the request, the payload is the picture's key.
    case givePicture = 7

    // Worker to front.
    /// The page for the request `id`: HTML.
    case page = 16
    /// There is no page for the request `id`: the session has as many scenes as it may.
    case pageRefused = 17
    /// A message for the client on the socket `id`.
    case send = 18
    /// Close the socket `id`; the number is the code, the payload the reason.
    case closeSocket = 19
    /// Nobody has needed this worker for a while; it may be ended.
    case idle = 20
    /// The link of the request `id` was handed to the scene in the payload; it is empty if there was none to take it.
    case linkOpened = 21
    /// The file of the request `id`; empty if there is none of that name.
    case faceMade = 22
    /// The picture of the request `id`; empty if nothing shows it any more.
    case pictureGiven = 23

    // Front to zygote.
    /// Fork the worker `id`; its end of the channel comes with the message.
    case fork = 32

    // Zygote to front.
    /// Warm and waiting; the payload lists the files that the front serves (``Site``).
    case ready = 48
    /// The worker `id` could not be forked; the number is the system's error.
    case forkFailed = 49
    /// The worker `id` has ended; the number is what `waitpid` said, the payload the last that it wrote to standard error.
    case ended = 50
}

/// The first bytes of a message, read or to be written.
struct ChannelHeader {
    static let size = 16

    var length: UInt32
    var kind: UInt8
    var id: UInt32
    var number: UInt32

    init(kind: ChannelKind, id: UInt32, number: UInt32 = 0, length: Int) {
        self.length = UInt32(length)
        self.kind = kind.rawValue
        self.id = id
        self.number = number
    }

    /// Reads a header from the first 16 bytes.
    init(_ bytes: UnsafeRawBufferPointer) {
        length = UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: 0, as: UInt32.self))
        kind = bytes[4]
        id = UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: 8, as: UInt32.self))
        number = UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: 12, as: UInt32.self))
    }

    /// The 16 bytes, as four numbers that lie one after the other.
    var words: (UInt32, UInt32, UInt32, UInt32) {
        (length.littleEndian, UInt32(kind).littleEndian, id.littleEndian, number.littleEndian)
    }
}

/// Why a channel cannot go on. Its other end is one of our own processes, so that the process is given up.
enum ChannelError: Error, Equatable, CustomStringConvertible {
    case messageTooLong(Int, limit: Int)
    case unknownKind(UInt8)
    case backlogTooLong(limit: Int)
    case broken(Int32)

    var description: String {
        switch self {
        case .messageTooLong(let length, let limit):
            "A message between processes has \(length) bytes; at most \(limit) are allowed."
        case .unknownKind(let kind):
            "A message between processes is of the unknown kind \(kind)."
        case .backlogTooLong(let limit):
            "More than \(limit) bytes wait for a process that does not read them."
        case .broken(let code):
            "The connection between two processes broke: \(systemMessage(code))."
        }
    }
}
