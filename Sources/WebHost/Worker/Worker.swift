import CProcess
import Foundation
import SceneCore

/// One visitor's process: runs the app, keeps its scenes, and speaks with the front through a channel.
///
/// Everything happens on the main thread. It waits for the channel and for the main queue of Dispatch together, so that the
/// app's main actor, its tasks and its timers run as in any app.
@MainActor
final class Worker {
    private struct OpenScene {
        var session: any SceneSession
        var device: Device
        var told = ToldAddresses()

        /// Whether the page's address is one that it has got from here.
        @MainActor
        func isTold(_ query: String) -> Bool {
            told.mayBeShown(session.address(in: query), now: .now)
        }
    }

    private let app: HostedApp
    private let channel: Int32
    private let limitsTurns: Bool
    private let reader = ChannelReader(limit: Limits.messageToWorker)
    private let writer: ChannelWriter
    private let pages: PageWriter
    private var hanSheets: HanSheets
    private lazy var provider = app.makeProvider()

    private var savedScenes = SavedScenes(in: nil)
    private var leases = SceneLeases()
    private var scenes: [String: OpenScene] = [:]
    /// When this worker became, or will be, of no use to anybody; nil while it has scenes.
    private var idleEnd: ContinuousClock.Instant?
    private var wasVisited = false

    /// - Parameter limitsTurns: Whether a turn that takes too long ends the process. It does not where somebody may look at
    ///   it for a while.
    init(app: HostedApp, channel: Int32, limitsTurns: Bool = true) {
        self.app = app
        self.channel = channel
        self.limitsTurns = limitsTurns
        writer = ChannelWriter(descriptor: channel, backlogLimit: Limits.messageToFront * 2)
        pages = PageWriter(base: app.base, title: app.title, fontSheet: app.fontSheet)
        hanSheets = HanSheets(app.hanFaces)
    }

    /// Serves until the front closes the channel. Returns the exit status.
    func run() -> Int32 {
        let queue = _dispatch_get_main_queue_handle_4CF()
        do {
            while true {
                let ready = wait(for: queue)
                if ready.channel, try receive() == .ended {
                    // What the app has put among the user's defaults by itself.
                    UserDefaults.standard.synchronize()
                    return EXIT_SUCCESS
                }
                if ready.queue { drainMainQueue(queue) }
                try writer.flush()
                try endScenes()
            }
        } catch {
            notice("A worker gives up. \(error)")
            return EXIT_FAILURE
        }
    }

    // MARK: Waiting

    private func wait(for queue: Int32) -> (channel: Bool, queue: Bool) {
        let wanted = Int16(POLLIN) | (writer.isBlocked ? Int16(POLLOUT) : 0)
        var descriptors = [
            pollfd(fd: channel, events: wanted, revents: 0), pollfd(fd: queue, events: Int16(POLLIN), revents: 0),
        ]
        guard poll(&descriptors, 2, timeout) > 0 else { return (false, false) }
        return (descriptors[0].revents & ~Int16(POLLOUT) != 0, descriptors[1].revents != 0)
    }

    /// Milliseconds until something ends by itself, -1 for ever.
    private var timeout: Int32 {
        guard let next = [leases.nextEnd, idleEnd].compactMap({ $0 }).min() else { return -1 }
        return Int32(clamping: max(0, Int((next - .now) / .milliseconds(1)) + 1))
    }

    private func drainMainQueue(_ queue: Int32) {
        process_acknowledge(queue)
        turn { _dispatch_main_queue_callback_4CF(nil) }
    }

    /// Runs the app's code. If it takes longer than a turn may, the alarm ends this process and so only this visitor's app.
    private func turn<Result>(_ body: () -> Result) -> Result {
        guard limitsTurns else { return body() }
        alarm(Limits.turnSeconds)
        defer { alarm(0) }
        return body()
    }

    // MARK: From the front

    private func receive() throws(ChannelError) -> ChannelReader.Outcome {
        let outcome = try reader.fill(from: channel)
        while let message = try reader.next() {
            switch message.kind {
            case .openPage: try openPage(message)
            case .received: try clientSent(UnsafeRawBufferPointer(message.payload), on: message.id)
            case .socketClosed: leases.release(message.id, now: .now)
            case .openLink: try openLink(message)
            case .useFolder: use(VisitorFolder(url: URL(fileURLWithPath: message.text, isDirectory: true)))
            case .makeFace: try writer.send(.faceMade, id: message.id, payload: app.hanFaces.file(message.text) ?? [])
            case .givePicture:
                let picture = app.fetchedPicture(message.text)
                try writer.send(.pictureGiven, id: message.id, payload: picture.map { Array($0) } ?? [])
            default: throw .unknownKind(message.kind.rawValue)
            }
        }
        return outcome
    }

    private func use(_ folder: VisitorFolder) {
        folder.moveIn()
        savedScenes = SavedScenes(in: folder.url)
    }

    private func openPage(_ message: ChannelMessage) throws(ChannelError) {
        guard let request = PageRequest(message.payload) else { throw .unknownKind(message.kind.rawValue) }
        let device = Device(cookie: request.window, userAgent: request.userAgent, languages: request.languages)
        var token = try sceneToResume(request, on: device)
        if token == nil { token = try openScene(on: device, inPlaceOf: request.scene) }
        guard let token, let scene = scenes[token] else { return try writer.send(.pageRefused, id: message.id) }
        // A page that is loaded again may not have heard yet where the person has gone.
        if let state = request.state, !scene.isTold(state) {
            try show(turn { scene.session.send(.visit(state)) }, of: token)
        }
        for link in request.links.compactMap(URL.init(string:)) { try open(link, in: token) }
        let address = scene.session.address
        scenes[token]?.told.tell(address, now: .now)
        let sheets = hanSheets.names(for: scene.session.scene.hanUses, on: device)
        let page = pages.page(
            of: scene.session.scene, token: token, nonce: request.nonce, device: device,
            language: scene.session.language, address: address, hanSheets: sheets, fault: request.fault)
        try writer.send(.page, id: message.id, payload: page)
    }

    /// The scene that the page goes on with, brought to the page's own window; nil if the page names none that is there.
    private func sceneToResume(_ request: PageRequest, on device: Device) throws(ChannelError) -> String? {
        guard let token = request.scene, let scene = scenes[token] else { return nil }
        leases.expect(token, now: .now)
        var device = device
        device.timeZone = scene.device.timeZone
        if scene.device != device {
            scenes[token]?.device = device
            try show(turn { scene.session.send(.device(device)) }, of: token)
        }
        return token
    }

    /// A new scene, with what the ended one of the same page had saved; nil if there are as many as may be.
    private func openScene(on device: Device, inPlaceOf ended: String?) throws(ChannelError) -> String? {
        let token = RandomToken.make()
        switch leases.open(token, now: .now) {
        case .granted: break
        case .instead(let ended): endScene(ended)
        case .refused: return nil
        }
        let saved = ended.map { savedScenes.take($0) } ?? Data()
        let session = turn { provider.openScene(on: device, restoring: saved) }
        scenes[token] = OpenScene(session: session, device: device)
        savedScenes.keep(session.savedState, of: token)
        session.onPatch = { [weak self] patch in
            guard let self else { return }
            changed(by: patch, token: token)
        }
        session.onOpenURL = { [weak self] in self?.leave(to: $0, from: token) }
        session.onShare = { [weak self] in self?.hand($0, from: token) }
        return token
    }

    // MARK: Links

    /// Hands a link to the scene that it is for, and says to which; to none if that has gone.
    private func openLink(_ message: ChannelMessage) throws(ChannelError) {
        let lines = message.text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard lines.count == 2, let link = URL(string: lines[1]) else { throw .unknownKind(message.kind.rawValue) }
        let token = lines[0].isEmpty ? leases.latest ?? "" : lines[0]
        guard scenes[token] != nil else { return try writer.send(.linkOpened, id: message.id) }
        try open(link, in: token)
        try writer.send(.linkOpened, id: message.id, payload: Array(token.utf8))
    }

    private func open(_ link: URL, in token: String) throws(ChannelError) {
        guard let scene = scenes[token] else { return }
        try show(turn { scene.session.send(.openURL(link)) }, of: token)
    }

    private func clientSent(_ bytes: UnsafeRawBufferPointer, on socket: UInt32) throws(ChannelError) {
        let message: ClientMessage
        do throws(ClientMessageError) {
            message = try ClientMessage(bytes)
        } catch {
            return try close(socket, .malformed(error))
        }
        switch message {
        case .hello(let token, let revision, let device):
            try greet(token: token, revision: revision, device: device, on: socket)
        case .press(let node, _):
            try send(.press(node), from: socket)
        case .sheetReleased(let node, let distance, let velocity, _):
            try send(.sheetReleased(node, distance: distance, velocity: velocity), from: socket)
        case .rowSwiped(let node, let edge, let isLong, _):
            try send(.rowSwiped(node, from: edge, isLong: isLong), from: socket)
        case .rowMoved(let node, let steps, _): try send(.rowMoved(node, by: steps), from: socket)
        case .refreshRequested(let node, _): try send(.refreshRequested(node), from: socket)
        case .menuRequested(let node, _): try send(.menuRequested(node), from: socket)
        case .dismissRequested(let node, _):
            try send(.dismissRequested(node), from: socket)
        case .adjust(let node, let adjustment): try send(.adjust(node, adjustment), from: socket)
        case .scrolled(let report): try send(.scrolled(report), from: socket)
        case .edit(let edit): try send(.edit(edit), from: socket)
        case .submit(let node): try send(.submit(node), from: socket)
        case .paste(let node, let text): try send(.paste(node, text), from: socket)
        case .focus(let node): try send(.focus(node), from: socket)
        case .blur(let node): try send(.blur(node), from: socket)
        case .key(let stroke): try send(.key(stroke), from: socket)
        case .visibility(let isVisible):
            // As on a device: apps may wait for either.
            try send(.phase(.inactive), from: socket)
            try send(.phase(isVisible ? .active : .background), from: socket)
        case .pointer(let event):
            try send(.pointer(event), from: socket)
        case .drag(let drag): try send(.drag(drag), from: socket)
        case .device(var device):
            device.adopt(leases.token(shownBy: socket).flatMap { scenes[$0]?.device })
            if let token = leases.token(shownBy: socket) { scenes[token]?.device = device }
            try send(.device(device), from: socket)
        }
    }

    /// A page asks for its scene. It gets what it missed: nothing, what its own window changes, or everything.
    private func greet(
        token: String, revision: Int, device: Device, on socket: UInt32
    ) throws(ChannelError) {
        var device = device
        device.adopt(scenes[token]?.device)
        switch leases.adopt(token, by: socket, now: .now) {
        case .unknown: return try close(socket, .unknownScene)
        case .takenOver(let previous): try close(previous, .continuedElsewhere)
        case .adopted: break
        }
        guard let scene = scenes[token] else { return try close(socket, .unknownScene) }
        wasVisited = true

        let isCurrent = scene.session.scene.revision == revision
        var patch: ScenePatch?
        if scene.device != device {
            scenes[token]?.device = device
            patch = turn { scene.session.send(.device(device)) }
        }
        if !isCurrent {
            try sendSheets(for: scene.session.scene.hanUses, on: device, to: socket)
            try writer.send(.send, id: socket, payload: pages.message(forWhole: scene.session.scene))
        } else if let patch {
            try send(patch, of: token, to: socket)
        }
        try tellAddress(of: token, on: socket)
    }

    /// Hands an event to the scene that the socket shows, and what it changed back.
    private func send(_ event: SceneEvent, from socket: UInt32) throws(ChannelError) {
        guard let token = leases.token(shownBy: socket), let scene = scenes[token] else {
            return try close(socket, .notGreeted)
        }
        try show(turn { scene.session.send(event) }, of: token)
    }

    // MARK: To the front

    /// Tells the page of a scene what changed. One that is not connected gets everything when it comes back.
    private func show(_ patch: ScenePatch?, of token: String) throws(ChannelError) {
        let socket = leases.socket(showing: token)
        // First what somebody waits for.
        if let socket, let patch { try send(patch, of: token, to: socket) }
        if let session = scenes[token]?.session { savedScenes.keep(session.savedState, of: token) }
        if let socket { try tellAddress(of: token, on: socket) }
    }

    private func send(_ patch: ScenePatch, of token: String, to socket: UInt32) throws(ChannelError) {
        if let device = scenes[token]?.device { try sendSheets(for: patch.hanUses, on: device, to: socket) }
        try writer.send(.send, id: socket, payload: pages.message(for: patch))
    }

    /// The page takes it over when it has shown what it is the address of.
    private func tellAddress(of token: String, on socket: UInt32) throws(ChannelError) {
        guard let scene = scenes[token] else { return }
        let address = scene.session.address
        guard address != scene.told.last else { return }
        scenes[token]?.told.tell(address, now: .now)
        try writer.send(.send, id: socket, payload: pages.message(address: address))
    }

    private func sendSheets(for uses: Set<HanUse>, on device: Device, to socket: UInt32) throws(ChannelError) {
        let names = hanSheets.names(for: uses, on: device)
        if !names.isEmpty { try writer.send(.send, id: socket, payload: pages.message(forSheets: names)) }
    }

    /// The app changed a scene by itself.
    private func changed(by patch: ScenePatch, token: String) {
        do {
            try show(patch, of: token)
        } catch {
            // The channel is broken, which the loop finds when it next reads.
            notice("A change did not reach its page. \(error)")
        }
    }

    /// The app has an address opened. A person whose page is not connected has asked for nothing.
    private func leave(to url: URL, from token: String) {
        guard let socket = leases.socket(showing: token) else { return }
        do {
            try writer.send(.send, id: socket, payload: pages.message(opening: url))
        } catch {
            notice("An address did not reach its page. \(error)")
        }
    }

    private func hand(_ content: SharedContent, from token: String) {
        guard let socket = leases.socket(showing: token) else { return }
        do {
            try writer.send(.send, id: socket, payload: pages.message(sharing: content))
        } catch {
            notice("What is shared did not reach its page. \(error)")
        }
    }

    private func close(_ socket: UInt32, _ reason: CloseReason) throws(ChannelError) {
        leases.release(socket, now: .now)
        try writer.send(.closeSocket, id: socket, number: reason.code, payload: reason.bytes)
    }

    private func endScene(_ token: String) {
        guard let scene = scenes.removeValue(forKey: token) else { return }
        turn { scene.session.close() }
    }

    /// Lets scenes go whose time is over, and tells the front when none has been left for a while.
    private func endScenes() throws(ChannelError) {
        let now = ContinuousClock.now
        if let next = leases.nextEnd, next <= now {
            for token in leases.takeEnded(now: now) { endScene(token) }
        }
        guard leases.isEmpty else {
            idleEnd = nil
            return
        }
        // A visitor who never opened a socket is a program that reads pages: nothing would be missed.
        let end = idleEnd ?? now + (wasVisited ? Limits.idleSession : .zero)
        idleEnd = end
        guard end <= now else { return }
        try writer.send(.idle, id: 0)
        idleEnd = now + Limits.idleSession
    }
}

extension Device {
    /// What a socket does not tell of a window each time: the request for the page, or the first word of the socket, did.
    fileprivate mutating func adopt(_ known: Device?) {
        languages = known?.languages ?? []
        timeZone = timeZone ?? known?.timeZone
    }
}
