/// Which scenes a session may keep, and for how long: a scene lives while a socket shows it, and a while before and after.
struct SceneLeases {
    private struct Lease {
        var socket: UInt32?
        /// When the scene ends; nil while a socket shows it.
        var end: ContinuousClock.Instant?
        /// Counts up with every scene that a person comes to.
        var visit = 0
    }

    /// What came of a new scene's wish to be kept.
    enum Opening: Equatable {
        case granted
        /// Granted, for which the scene that nobody shows and that would have ended first had to go.
        case instead(of: String)
        /// There are as many scenes as may be, and all are shown.
        case refused
    }

    /// What came of a socket's wish to show a scene.
    enum Adoption: Equatable {
        case adopted
        /// Another socket showed the scene until now.
        case takenOver(from: UInt32)
        case unknown
    }

    private let limit: Int
    private var leases: [String: Lease] = [:]
    private var tokens: [UInt32: String] = [:]
    private var lastVisit = 0

    init(limit: Int = Limits.scenesInSession) {
        self.limit = limit
    }

    var isEmpty: Bool { leases.isEmpty }

    /// When the next scene ends if nobody comes.
    var nextEnd: ContinuousClock.Instant? { leases.values.compactMap(\.end).min() }

    func token(shownBy socket: UInt32) -> String? { tokens[socket] }

    func socket(showing token: String) -> UInt32? { leases[token]?.socket }

    /// A page was made; its socket has ``Limits/adoption`` to come.
    mutating func open(_ token: String, now: ContinuousClock.Instant) -> Opening {
        var opening = Opening.granted
        if leases.count >= limit {
            guard let next = nextToEnd else { return .refused }
            leases[next] = nil
            opening = .instead(of: next)
        }
        leases[token] = Lease(end: now + Limits.adoption)
        return opening
    }

    /// A page of a scene that there is was made: its socket has as long to come as that of a new one.
    mutating func expect(_ token: String, now: ContinuousClock.Instant) {
        guard let end = leases[token]?.end else { return }
        leases[token]?.end = max(end, now + Limits.adoption)
    }

    /// The scene that a person is looking at: the one that was come to last, of those that a page shows if there are any.
    var latest: String? {
        leases.max {
            ($0.value.socket != nil ? 1 : 0, $0.value.visit) < ($1.value.socket != nil ? 1 : 0, $1.value.visit)
        }?
        .key
    }

    /// A socket said hello with a token. The newest socket wins: the one before may be dead without knowing.
    mutating func adopt(_ token: String, by socket: UInt32, now: ContinuousClock.Instant) -> Adoption {
        guard let lease = leases[token] else { return .unknown }
        // A socket may say hello once more to the scene it shows.
        if lease.socket == socket { return .adopted }
        leave(socket, now: now)
        lastVisit += 1
        leases[token] = Lease(socket: socket, visit: lastVisit)
        tokens[socket] = token
        guard let previous = lease.socket else { return .adopted }
        tokens[previous] = nil
        return .takenOver(from: previous)
    }

    /// A socket closed; its client has ``Limits/reattachment`` to come back.
    mutating func release(_ socket: UInt32, now: ContinuousClock.Instant) {
        guard let token = tokens.removeValue(forKey: socket) else { return }
        leases[token]?.socket = nil
        leases[token]?.end = now + Limits.reattachment
    }

    /// Forgets the scenes whose time is over and names them.
    mutating func takeEnded(now: ContinuousClock.Instant) -> [String] {
        let ended = leases.filter { lease in lease.value.end.map { $0 <= now } ?? false }.map(\.key)
        for token in ended { leases[token] = nil }
        return ended
    }

    /// A socket goes on to another scene: the one it showed has nobody left who could come back to it.
    private mutating func leave(_ socket: UInt32, now: ContinuousClock.Instant) {
        guard let token = tokens.removeValue(forKey: socket) else { return }
        leases[token] = Lease(end: now)
    }

    private var nextToEnd: String? {
        leases.compactMap { token, lease in lease.end.map { (token, $0) } }.min { $0.1 < $1.1 }?.0
    }
}
