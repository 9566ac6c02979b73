/// How far a picture has come that is fetched from an address.
public enum AsyncImagePhase: Sendable {
    /// It is not there yet, or there is no address.
    case empty
    /// It is there.
    case success(Image)
    /// It could not be fetched, or is none.
    case failure(any Error)

    /// The picture, if it is there.
    public var image: Image? {
        if case .success(let image) = self { image } else { nil }
    }

    /// What keeps the picture from being there, if anything does.
    public var error: (any Error)? {
        if case .failure(let error) = self { error } else { nil }
    }
}
