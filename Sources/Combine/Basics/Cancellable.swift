/// Something that goes on until it is cancelled.
public protocol Cancellable {
    /// Ends it and lets go of what it held. Cancelling twice does no harm.
    func cancel()
}

extension Cancellable {
    /// Keeps this in a collection; it is cancelled when the collection lets go of it.
    public func store<C>(in collection: inout C) where C: RangeReplaceableCollection, C.Element == AnyCancellable {
        AnyCancellable(self).store(in: &collection)
    }

    /// Keeps this in a set; it is cancelled when the set lets go of it.
    public func store(in set: inout Set<AnyCancellable>) {
        AnyCancellable(self).store(in: &set)
    }
}
