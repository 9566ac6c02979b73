import Combine
import Foundation

/// The user's defaults that are read in a process: one cell for each value, however many properties stand for it, those of the
/// app's own objects among them.
final class StoredDefaults: @unchecked Sendable {
    static let shared = StoredDefaults()

    private struct Place: Hashable {
        let store: ObjectIdentifier
        let key: String
    }

    /// A cell keeps its store, so no other one can have its identity meanwhile.
    private struct WeakCell {
        weak var cell: DefaultsCell?
    }

    private let lock = NSLock()
    private var cells: [Place: WeakCell] = [:]
    private var unsaved: [ObjectIdentifier: UserDefaults] = [:]
    private var own: UserDefaults?

    /// Those of the app whose code runs now: what a property reads that no view has connected to its surroundings.
    var ofApp: UserDefaults {
        get { lock.withLock { own } ?? .standard }
        set { lock.withLock { own = newValue } }
    }

    func cell(for key: String, in store: UserDefaults) -> DefaultsCell {
        let place = Place(store: ObjectIdentifier(store), key: key)
        return lock.withLock {
            if let known = cells[place]?.cell { return known }
            let cell = DefaultsCell(store, key)
            cells[place] = WeakCell(cell: cell)
            return cell
        }
    }

    /// Code of the app may have written into a store itself, of which stores say nothing here.
    @MainActor
    func noticeChanges() {
        let known = lock.withLock {
            cells = cells.filter { $0.value.cell != nil }
            return cells.values.compactMap(\.cell)
        }
        for cell in known { cell.noticeChange() }
    }

    fileprivate func didChange(_ store: UserDefaults) {
        lock.withLock { unsaved[ObjectIdentifier(store)] = store }
    }

    /// Has what was changed written to the disk, so that it is there even if the app ends badly.
    func save() {
        let stores = lock.withLock {
            let stores = Array(unsaved.values)
            unsaved.removeAll()
            return stores
        }
        for store in stores { store.synchronize() }
    }
}

/// One of the user's defaults.
///
/// It may be read and written on any thread; views are told on the main one. It is there for as long as a property of a view
/// stands for it, or a view has read it.
final class DefaultsCell: @unchecked Sendable {
    private let store: UserDefaults
    let key: String
    @MainActor private weak var source: CellSource?
    @MainActor private var last: AnyHashable?
    private let lock = NSLock()
    /// Of the objects that have a property for it.
    private var publishers: [WeakPublisher] = []

    private struct WeakPublisher {
        weak var publisher: ObservableObjectPublisher?
    }

    init(_ store: UserDefaults, _ key: String) {
        self.store = store
        self.key = key
    }

    func isAt(_ key: String, in store: UserDefaults) -> Bool {
        self.store === store && self.key == key
    }

    var value: Any? {
        let value = store.object(forKey: key)
        guard MainThread.isCurrent else { return value }
        nonisolated(unsafe) let seen = value as? AnyHashable
        MainActor.assumeIsolated {
            wasRead()
            last = seen
        }
        return value
    }

    @MainActor
    private func wasRead() {
        guard Reads.reader != nil else { return }
        let source = source ?? CellSource(self)
        self.source = source
        source.wasRead()
    }

    /// An object announces the value's changes.
    func announce(to publisher: ObservableObjectPublisher) {
        lock.withLock {
            publishers.removeAll { $0.publisher == nil || $0.publisher === publisher }
            publishers.append(WeakPublisher(publisher: publisher))
        }
    }

    private func willChange() {
        for publisher in lock.withLock({ publishers.compactMap(\.publisher) }) { publisher.send() }
    }

    func set(_ value: (any Sendable)?) {
        willChange()
        if let value { store.set(value, forKey: key) } else { store.removeObject(forKey: key) }
        StoredDefaults.shared.didChange(store)
        MainThread.run { [self] in source?.didChange() }
    }

    @MainActor
    fileprivate func noticeChange() {
        let new = store.object(forKey: key) as? AnyHashable
        guard new != last else { return }
        last = new
        willChange()
        guard let source else { return }
        StoredDefaults.shared.didChange(store)
        source.didChange()
    }
}

/// What views have read of a cell: they keep it, and with it the cell.
private final class CellSource: ReadSource {
    private let cell: DefaultsCell

    init(_ cell: DefaultsCell) {
        self.cell = cell
        super.init()
    }
}

/// One of the user's defaults as a value of a type.
final class DefaultsLocation<Value>: Location<Value>, @unchecked Sendable {
    let cell: DefaultsCell
    /// The property says itself which store it is in.
    let isInNamedStore: Bool
    private let form: StoredForm<Value>
    private let initialValue: Value
    private let lock = NSLock()
    private var publisher: ObservableObjectPublisher?

    init(_ cell: DefaultsCell, isInNamedStore: Bool, _ form: StoredForm<Value>, initially value: Value) {
        self.cell = cell
        self.isInNamedStore = isInNamedStore
        self.form = form
        initialValue = value
    }

    override func get() -> Value { cell.value.flatMap(form.read) ?? initialValue }
    override func set(_ value: Value) { cell.set(form.write(value)) }

    override func isSame(as other: Location<Value>) -> Bool {
        (other as? DefaultsLocation<Value>)?.cell === cell
    }
}

extension DefaultsLocation: AnnouncingStorage {
    var objectWillChange: ObservableObjectPublisher? {
        get { lock.withLock { publisher } }
        set {
            lock.withLock { publisher = newValue }
            if let newValue { cell.announce(to: newValue) }
        }
    }
}
