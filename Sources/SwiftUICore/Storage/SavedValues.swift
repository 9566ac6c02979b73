import Foundation

/// What the views of a window have saved, by key.
@MainActor
final class SavedValues {
    private var cells: [String: SavedCell] = [:]
    private var restored: [String: Any]
    /// The values as they are, until one changes.
    private var written: Data?

    /// Takes up what an earlier window has saved. What cannot be read is nothing.
    init(restoring data: Data) {
        let list = data.isEmpty ? nil : try? PropertyListSerialization.propertyList(from: data, format: nil)
        restored = list as? [String: Any] ?? [:]
    }

    func cell(for key: String) -> SavedCell {
        if let known = cells[key] { return known }
        let cell = SavedCell(restored.removeValue(forKey: key))
        cell.onChange = { [weak self] in self?.written = nil }
        cells[key] = cell
        return cell
    }

    /// All values, those that no view has asked for yet among them; empty if there are none.
    var data: Data {
        if let written { return written }
        let data = write()
        written = data
        return data
    }

    private func write() -> Data {
        let values = restored.merging(cells.compactMapValues(\.value)) { $1 }
        guard !values.isEmpty else { return Data() }
        let data = try? PropertyListSerialization.data(fromPropertyList: values, format: .binary, options: 0)
        return data ?? Data()
    }
}

/// One saved value. It may be read and written on any thread; views are told on the main one.
final class SavedCell: @unchecked Sendable {
    private let lock = NSLock()
    private var current: Any?
    private let source = ReadSource()
    /// Called on the main thread when the value has changed.
    @MainActor var onChange: () -> Void = {}

    init(_ value: Any?) {
        current = value
    }

    var value: Any? { lock.withLock { current } }

    func wasRead() {
        if MainThread.isCurrent { MainActor.assumeIsolated { source.wasRead() } }
    }

    func set(_ value: (any Sendable)?) {
        lock.withLock { current = value }
        MainThread.run { [self] in
            onChange()
            source.didChange()
        }
    }
}

/// A saved value as one of a type.
final class SavedLocation<Value>: Location<Value>, @unchecked Sendable {
    private let cell: SavedCell
    private let form: StoredForm<Value>
    private let initialValue: Value

    init(_ cell: SavedCell, _ form: StoredForm<Value>, initially value: Value) {
        self.cell = cell
        self.form = form
        initialValue = value
    }

    override func get() -> Value {
        cell.wasRead()
        return cell.value.flatMap(form.read) ?? initialValue
    }

    override func set(_ value: Value) { cell.set(form.write(value)) }

    override func isSame(as other: Location<Value>) -> Bool {
        (other as? SavedLocation<Value>)?.cell === cell
    }
}
