/// One visitor of one app: a browser that we gave a cookie, which it sends to that app only.
struct Session: Equatable {
    /// Counts the sessions since the front started. Log lines name it, never the cookie.
    let ordinal: UInt32
    /// The app's name.
    let app: String
    let cookie: String
    var lastUse: ContinuousClock.Instant
    var hasWorker = false
    /// When its last worker died; nil once that has been forgiven.
    var lastDeath: ContinuousClock.Instant?
    /// Its worker died twice in a short time: no other is started until the visitor asks for it.
    var isStopped = false
    /// Of the last death, until a page has told of it.
    var fault: Fault?
    /// Links for the next page to open.
    var links: [Link] = []
    /// The scene that the next page goes on with.
    var scene: String?
}

/// All visitors, by cookie and by ordinal.
struct Sessions {
    private let limit: Int
    private var byOrdinal: [UInt32: Session] = [:]
    private var byCookie: [String: UInt32] = [:]
    private var lastOrdinal: UInt32 = 0

    init(limit: Int = Limits.sessions) {
        self.limit = limit
    }

    var count: Int { byOrdinal.count }
    var all: [Session] { Array(byOrdinal.values) }

    subscript(ordinal: UInt32) -> Session? { byOrdinal[ordinal] }

    func session(cookie: String?, app: String) -> Session? {
        guard let session = cookie.flatMap({ byCookie[$0] }).flatMap({ byOrdinal[$0] }) else { return nil }
        return session.app == app ? session : nil
    }

    /// Makes a session. At the limit the one that was used longest ago and has no worker makes room; nil if all have one.
    ///
    /// - Parameter cookie: Of a visitor who has been here before; nil for a new one.
    mutating func open(app: String, cookie: String? = nil, now: ContinuousClock.Instant) -> Session? {
        if count >= limit {
            let idle = byOrdinal.values.filter { !$0.hasWorker }.min { $0.lastUse < $1.lastUse }
            guard let idle else { return nil }
            end(idle.ordinal)
        }
        lastOrdinal += 1
        let known = cookie.flatMap { byCookie[$0] == nil ? $0 : nil }
        let session = Session(ordinal: lastOrdinal, app: app, cookie: known ?? RandomToken.make(), lastUse: now)
        byOrdinal[session.ordinal] = session
        byCookie[session.cookie] = session.ordinal
        return session
    }

    mutating func end(_ ordinal: UInt32) {
        guard let session = byOrdinal.removeValue(forKey: ordinal) else { return }
        byCookie[session.cookie] = nil
    }

    mutating func use(_ ordinal: UInt32, now: ContinuousClock.Instant) {
        byOrdinal[ordinal]?.lastUse = now
    }

    mutating func workerStarted(_ ordinal: UInt32) {
        byOrdinal[ordinal]?.hasWorker = true
    }

    /// A worker was ended by us; that is no fault.
    mutating func workerEnded(_ ordinal: UInt32, now: ContinuousClock.Instant) {
        byOrdinal[ordinal]?.hasWorker = false
        byOrdinal[ordinal]?.scene = nil
        use(ordinal, now: now)
    }

    /// A worker died. The second death within ``Limits/repeatedFault`` stops the session.
    mutating func workerDied(_ ordinal: UInt32, now: ContinuousClock.Instant) {
        workerEnded(ordinal, now: now)
        if let last = byOrdinal[ordinal]?.lastDeath, now - last <= Limits.repeatedFault {
            byOrdinal[ordinal]?.isStopped = true
        }
        byOrdinal[ordinal]?.lastDeath = now
    }

    /// The visitor wants another try: deaths so far no longer count.
    mutating func forgive(_ ordinal: UInt32) {
        byOrdinal[ordinal]?.isStopped = false
        byOrdinal[ordinal]?.lastDeath = nil
        byOrdinal[ordinal]?.fault = nil
    }

    /// The app is another one: the deaths of its sessions do not count.
    mutating func forgiveAll(of app: String) {
        for session in byOrdinal.values where session.app == app { forgive(session.ordinal) }
    }

    /// Ends sessions without a worker that nobody has used for ``Limits/idleSession``.
    mutating func endIdle(now: ContinuousClock.Instant) {
        for session in byOrdinal.values where !session.hasWorker && now - session.lastUse >= Limits.idleSession {
            end(session.ordinal)
        }
    }

    // MARK: What the next page takes with it

    /// Lets a link wait for the visitor's next page. Those that waited longest give way.
    mutating func wait(_ link: Link, for ordinal: UInt32) {
        byOrdinal[ordinal]?.links.append(link)
        while let count = byOrdinal[ordinal]?.links.count, count > Limits.waitingLinks {
            byOrdinal[ordinal]?.links.removeFirst()
        }
    }

    /// The next page is to go on with a scene that there is.
    mutating func resume(_ scene: String, in ordinal: UInt32) {
        byOrdinal[ordinal]?.scene = scene
    }

    mutating func tell(_ fault: Fault, to ordinal: UInt32) {
        byOrdinal[ordinal]?.fault = fault
    }

    /// Everything that waits for a page is for this one, and for no other: a link is opened once.
    mutating func takeWaiting(of ordinal: UInt32) -> (links: [Link], scene: String?, fault: Fault?) {
        guard let session = byOrdinal[ordinal] else { return ([], nil, nil) }
        byOrdinal[ordinal]?.links = []
        byOrdinal[ordinal]?.scene = nil
        byOrdinal[ordinal]?.fault = nil
        return (session.links, session.scene, session.fault)
    }
}
