import Foundation

/// Does with a scene what a person would do, without a host: finds things by what they mean and presses them, turns the
/// device, goes back, and reads the screen.
@MainActor
package final class SceneDriver {
    package private(set) var session: any SceneSession
    package private(set) var named: NamedDevice
    /// The addresses that the app has had opened outside of it, the last one last.
    package private(set) var openedURLs: [URL] = []
    /// What the app has handed to others, the last last.
    package private(set) var shared: [SharedContent] = []
    /// The size of the window, where it is not that of the device.
    private var ownSize: CGSize?
    /// What has been copied; nil for nothing.
    package var clipboard: String?
    /// Where the focus was moved to last, whether the app follows it or not.
    var lastFocused: NodeID?
    /// When the finger was last seen, in seconds on a clock of the driver's own.
    var touchTime: Double = 0
    private var isTurned: Bool
    private var colorScheme: Device.ColorScheme
    private let textSize: TextSize

    package init(
        _ provider: any SceneProvider, on named: NamedDevice, isTurned: Bool = false,
        colorScheme: Device.ColorScheme = .light, textSize: TextSize = .large
    ) {
        self.named = named
        self.isTurned = isTurned
        self.colorScheme = colorScheme
        self.textSize = textSize
        session = provider.openScene(on: Self.device(named, isTurned, colorScheme, textSize), restoring: Data())
        listen()
    }

    private func listen() {
        session.onOpenURL = { [weak self] in self?.openedURLs.append($0) }
        session.onShare = { [weak self] in self?.shared.append($0) }
    }

    private static func device(
        _ named: NamedDevice, _ isTurned: Bool, _ colorScheme: Device.ColorScheme, _ textSize: TextSize
    ) -> Device {
        var device = named.device(isTurned: isTurned)
        device.colorScheme = colorScheme
        device.textSize = textSize
        return device
    }

    package var outline: Outline { Outline(of: session.scene) }

    /// The one thing of this role (of any, if nil) that is read out with this label, or with it as one of its parts. A row that is
    /// not there for now is looked for: the list is then scrolled to it.
    package func find(_ role: Role.Kind?, _ label: String) throws(SceneDriverError) -> Outline.Entry {
        let outline = outline
        var found = matches(role, label, in: outline)
        if found.isEmpty {
            found =
                look {
                    let matches = self.matches(role, label)
                    return matches.isEmpty ? nil : matches
                } ?? []
        }
        guard let only = found.first else { throw .notFound(role, label, on: outline) }
        guard found.count == 1 else { throw .notUnique(role, label, found, on: outline) }
        return only
    }

    /// All things of this role that are read out with this label, or, if there are none, with it as one of their parts, or, if
    /// there are none either, that may be called so.
    package func matches(_ role: Role.Kind?, _ label: String) -> [Outline.Entry] {
        matches(role, label, in: outline)
    }

    private func matches(_ role: Role.Kind?, _ label: String, in outline: Outline) -> [Outline.Entry] {
        let ofRole = outline.entries.filter { role == nil || $0.role.kind == role }
        let whole = ofRole.filter { $0.label == label }
        if !whole.isEmpty { return whole }
        let parts = ofRole.filter { $0.labelParts.contains(label) }
        if !parts.isEmpty { return parts }
        return ofRole.filter { session.scene[$0.node]?.meaning.inputLabels.contains(label) == true }
    }

    /// Presses what `find` finds among the things that can be pressed.
    @discardableResult
    package func press(_ role: Role.Kind?, _ label: String) throws(SceneDriverError) -> ScenePatch? {
        let entry = try find(role ?? .button, label)
        guard session.scene[entry.node]?.meaning.isPressable == true else { throw .notPressable(entry) }
        guard entry.isEnabled else { throw .disabled(entry) }
        if session.scene[entry.node]?.meaning.pastes == true, let clipboard {
            return session.send(.paste(entry.node, clipboard))
        }
        return session.send(.press(entry.node))
    }

    /// Goes back one screen.
    @discardableResult
    package func back() throws(SceneDriverError) -> ScenePatch? {
        let outline = outline
        let button = outline.entries.last {
            session.scene[$0.node]?.meaning.identifier == Meaning.backIdentifier
        }
        guard let button else { throw .nothingToGoBackTo(on: outline) }
        return session.send(.press(button.node))
    }

    /// Drags the sheet on top down by a distance in points (up if it is less than nothing), and lets go at a speed in points a
    /// second.
    package func dragSheet(by distance: CGFloat, velocity: CGFloat) throws(SceneDriverError) {
        _ = session.send(.sheetReleased(try topSheet().id, distance: distance, velocity: velocity))
    }

    /// Drags the upper edge of the sheet on top to a height over the window's lower edge, and lets go there.
    package func dragSheet(to height: CGFloat, velocity: CGFloat) throws(SceneDriverError) {
        let sheet = try topSheet()
        let bottom = session.scene[session.scene.root]?.frame.height ?? 0
        try dragSheet(by: bottom - sheet.frame.minY - height, velocity: velocity)
    }

    /// Swipes the sheet on top down, out of the window.
    package func dismissSheet() throws(SceneDriverError) {
        let sheet = try topSheet()
        try dragSheet(by: sheet.frame.height, velocity: Self.swipe)
    }

    private func topSheet() throws(SceneDriverError) -> SceneNode {
        let outline = outline
        let dialog = outline.entries.last { $0.role == .dialog }
        guard let node = dialog.flatMap({ session.scene[$0.node] }), node.sheet != nil else {
            throw .noSheet(on: outline)
        }
        return node
    }

    /// How fast a finger swipes, in points a second: fast enough for any sheet that can be swiped away.
    private static let swipe: CGFloat = 2000

    /// Turns the device by a quarter.
    package func rotate() {
        isTurned.toggle()
        ownSize = ownSize.map { CGSize(width: $0.height, height: $0.width) }
        sendDevice()
    }

    package func setColorScheme(_ new: Device.ColorScheme) {
        colorScheme = new
        sendDevice()
    }

    /// Gives the window another size, in points, with the size classes that go with it.
    package func resize(to size: CGSize) {
        ownSize = size
        sendDevice()
    }

    /// Shows the window on another device, upright.
    package func show(on new: NamedDevice) {
        named = new
        isTurned = false
        ownSize = nil
        sendDevice()
    }

    package func show(onDevice id: String) throws(SceneDriverError) {
        guard let named = NamedDevice(id: id) else { throw .noSuchDevice(id) }
        show(on: named)
    }

    /// What the window is shown on now.
    package var device: Device {
        var device = Self.device(named, isTurned, colorScheme, textSize)
        if let ownSize { device.resize(to: ownSize) }
        return device
    }

    private func sendDevice() {
        _ = session.send(.device(device))
    }

    // MARK: Around the app

    /// Has the app open an address.
    package func open(_ url: URL) {
        _ = session.send(.openURL(url))
    }

    /// Comes with the address of what a window has shown.
    package func visit(_ address: String) {
        _ = session.send(.visit(address))
    }

    /// Puts the app aside, as by going to the home screen, or takes it up again.
    package func setActive(_ isActive: Bool) {
        _ = session.send(.phase(.inactive))
        _ = session.send(.phase(isActive ? .active : .background))
    }

    /// Ends the window, and opens one of an app that has been started anew, on the same device, with what the first one had saved.
    package func relaunch(_ provider: any SceneProvider) {
        let state = session.savedState
        session.close()
        session = provider.openScene(on: device, restoring: state)
        listen()
    }
}

extension Outline.Entry {
    /// What is read out as one sentence, in its parts: a row says all that is in it.
    fileprivate var labelParts: [String] {
        var parts: [String] = []
        var rest = label[...]
        while let comma = rest.firstRange(of: ", ") {
            parts.append(String(rest[..<comma.lowerBound]))
            rest = rest[comma.upperBound...]
        }
        return parts + [String(rest)]
    }
}
