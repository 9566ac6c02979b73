extension Publisher where Failure == Never {
    /// Writes each value to a published property, until the property is gone.
    ///
    ///     $query
    ///         .map(\.count)
    ///         .assign(to: &$length)
    public func assign(to published: inout Published<Self.Output>.Publisher) {
        let storage = published.storage
        let inlet = Inlet<Output, Never>(
            onValue: { [weak storage] in storage?.value = $0 }, onCompletion: { _ in })
        storage.feeds.add(inlet)
        inlet.request(.unlimited)
        subscribe(inlet)
    }
}
