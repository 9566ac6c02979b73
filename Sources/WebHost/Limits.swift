/// How much one visitor may ask of the host. Each limit keeps a mistake, or malice, of one visitor from the others.
enum Limits {
    // MARK: Messages

    /// The longest message that a client may send, in bytes. A press has about 20, an edit of a field all that is in it.
    static let clientMessage = 256 * 1024
    /// How many messages a socket may send in a second for long. A person's hands manage about 20.
    static let clientMessagesPerSecond = 200
    /// How many messages a socket may send at once after a pause.
    static let clientMessageBurst = 400
    /// How many bytes may wait for a client that reads too slowly; then its socket is closed.
    static let clientBacklog = 8 * 1024 * 1024

    // MARK: Requests

    /// The longest link that an app may be asked to open, in bytes.
    static let link = 4 * 1024
    /// How many links may wait for a visitor's page to open.
    static let waitingLinks = 20
    /// All header fields of one request, in bytes. Cookies of every port of this machine are in them.
    static let requestHeader = 16 * 1024
    /// How long a request may wait for its answer, in seconds: a turn that is ended for its length, and the telling of it.
    static let answerSeconds: Int32 = 30
    /// How many requests may be read at the same moment; others wait in line.
    static let requestsAtOnce = 256
    /// How many bytes of fonts the front remembers; then it begins anew. A long page in one language has one to two million.
    static let faces = 64 * 1024 * 1024
    /// How many connections may be open; others are closed at once.
    static let connections = 4_000
    /// How many connections may wait to be accepted.
    static let connectionsWaiting = 256

    // MARK: Sessions

    static let sessions = 200
    static let scenesInSession = 20
    static let socketsInSession = 20
    /// A page's scene waits this long for the page's socket.
    static let adoption = Duration.seconds(10)
    /// A scene whose socket closed waits this long for the client to come back.
    static let reattachment = Duration.seconds(60)
    /// A page that was told an address has taken it over after this.
    static let addressOnItsWay = Duration.seconds(2)
    /// How many addresses are remembered that a page may still have.
    static let addressesOnTheirWay = 200
    /// A session without sockets and scenes ends after this.
    static let idleSession = Duration.seconds(600)
    /// Two ends of a session's worker within this show the fault page instead of a third one.
    static let repeatedFault = Duration.seconds(10)
    /// One turn of an app may take this long, in seconds; then its worker ends.
    static let turnSeconds: UInt32 = 5

    /// What a visitor has left is kept for so long after the last visit, in seconds: half a year.
    static let visitorData = 180 * 24 * 3600

    // MARK: Between processes

    /// The longest message from the front to a worker: a client's message, or what a page is asked with.
    static let messageToWorker = 320 * 1024
    /// The longest message from a worker or the zygote to the front: a whole page, or the list of all files.
    static let messageToFront = 32 * 1024 * 1024
    /// How many bytes may wait for a worker that does not read; then it is given up.
    static let workerBacklog = 4 * 1024 * 1024
    /// How much of what a worker writes to standard error is kept to tell why it ended, in bytes: a reason and
    /// the backtrace after it.
    static let lastWords = 32 * 1024
    /// How much memory of its own a worker may have, in bytes.
    static let workerMemory = 512 * 1024 * 1024
    /// How many descriptors the front may open: connections, channels, and some to spare.
    static let descriptors = 8_192
    /// How often the front looks for what visitors have left and can be removed, in seconds: once a day.
    static let sweepSeconds: Int32 = 24 * 3600
    /// How often the front looks for sessions that have ended, in seconds.
    static let tickSeconds: Int32 = 15
}
