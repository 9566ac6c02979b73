import Foundation

/// The user's defaults that an app's views read, and who reads them.
@MainActor
final class StoredDefaults {
    private struct Place: Hashable {
        let store: ObjectIdentifier
        let key: String
    }

    private var cells: [Place: DefaultsCell] = [:]
    private var unsaved: [ObjectIdentifier: UserDefaults] = [:]

    func cell(for key: String, in store: UserDefaults) -> DefaultsCell {
        let place = Place(store: ObjectIdentifier(store), key: key)
        if let known = cells[place] { return known }
        let cell = DefaultsCell(store, key)
        cell.onChange = { [weak self] in self?.unsaved[ObjectIdentifier($0)] = $0 }
        cells[place] = cell
        return cell
    }

    /// Code of the app may have written into a store itself, of which stores say nothing here.
    func noticeChanges() {
        for cell in cells.values { cell.noticeChange() }
    }

    /// Has what was changed written to the disk, so that it is there even if the app ends badly.
    func save() {
        for store in unsaved.values { store.synchronize() }
        unsaved.removeAll()
    }
}

/// One of the user's defaults.
///
/// It may be read and written on any thread; views are told on the main one.
final class DefaultsCell: @unchecked Sendable {
    private let store: UserDefaults
    private let key: String
    private let source = ReadSource()
    @MainActor private var last: AnyHashable?
    /// Called on the main thread when the value has changed.
    @MainActor var onChange: (UserDefaults) -> Void = { _ in }

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
            source.wasRead()
            last = seen
        }
        return value
    }

    func set(_ value: (any Sendable)?) {
        if let value { store.set(value, forKey: key) } else { store.removeObject(forKey: key) }
        MainThread.run { [self] in
            onChange(store)
            source.didChange()
        }
    }

    @MainActor
    func noticeChange() {
        let new = store.object(forKey: key) as? AnyHashable
        guard new != last else { return }
        last = new
        onChange(store)
        source.didChange()
    }
}

/// One of the user's defaults as a value of a type.
final class DefaultsLocation<Value>: Location<Value>, @unchecked Sendable {
    let cell: DefaultsCell
    private let form: StoredForm<Value>
    private let initialValue: Value

    init(_ cell: DefaultsCell, _ form: StoredForm<Value>, initially value: Value) {
        self.cell = cell
        self.form = form
        initialValue = value
    }

    override func get() -> Value { cell.value.flatMap(form.read) ?? initialValue }
    override func set(_ value: Value) { cell.set(form.write(value)) }

    override func isSame(as other: Location<Value>) -> Bool {
        (other as? DefaultsLocation<Value>)?.cell === cell
    }
}
