import CoreTransferable

/// What is said of something that is shared, before it is. A page says its title; a file that is saved has it as its name.
public struct SharePreview<Image: Transferable, Icon: Transferable> {
    let title: Text
    let image: Image?
    let icon: Icon?

    private init(title: Text, image: Image?, icon: Icon?) {
        self.title = title
        self.image = image
        self.icon = icon
    }

    /// A title with values in it, a picture and an icon.
    public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {
        self.init(title: Text(titleKey), image: image, icon: icon)
    }

    /// A title as it is, a picture and an icon.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {
        self.init(title: Text(title), image: image, icon: icon)
    }

    /// A title, a picture and an icon.
    public init(_ title: Text, image: Image, icon: Icon) {
        self.init(title: title, image: image, icon: icon)
    }
}

extension SharePreview where Image == Never {
    /// A title with values in it, and an icon.
    public init(_ titleKey: LocalizedStringKey, icon: Icon) {
        self.init(title: Text(titleKey), image: nil, icon: icon)
    }

    /// A title as it is, and an icon.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, icon: Icon) {
        self.init(title: Text(title), image: nil, icon: icon)
    }

    /// A title and an icon.
    public init(_ title: Text, icon: Icon) {
        self.init(title: title, image: nil, icon: icon)
    }
}

extension SharePreview where Icon == Never {
    /// A title with values in it, and a picture.
    public init(_ titleKey: LocalizedStringKey, image: Image) {
        self.init(title: Text(titleKey), image: image, icon: nil)
    }

    /// A title as it is, and a picture.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: Image) {
        self.init(title: Text(title), image: image, icon: nil)
    }

    /// A title and a picture.
    public init(_ title: Text, image: Image) {
        self.init(title: title, image: image, icon: nil)
    }
}

extension SharePreview where Image == Never, Icon == Never {
    /// A title, with values in it.
    public init(_ titleKey: LocalizedStringKey) {
        self.init(title: Text(titleKey), image: nil, icon: nil)
    }

    /// A title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) {
        self.init(title: Text(title), image: nil, icon: nil)
    }

    /// A title.
    public init(_ title: Text) {
        self.init(title: title, image: nil, icon: nil)
    }
}
