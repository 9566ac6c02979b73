import CoreTransferable
import Foundation

extension ShareLink {
    /// Shares several things, each with what is said of it before, with a label of any views.
    nonisolated public init(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>,
        @ViewBuilder label: () -> Label
    ) {
        self.init(items, subject, message, preview, label: label())
    }

    /// Shares something, with what is said of it before, with a label of any views.
    nonisolated public init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<I> {
        self.init(CollectionOfOne(item), subject, message, { _ in preview }, label: label())
    }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data.Element == URL {
    /// Shares several addresses, with a label of any views.
    nonisolated public init(
        items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        self.init(items, subject, message, nil, label: label())
    }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data.Element == String {
    /// Shares several texts, with a label of any views.
    nonisolated public init(
        items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        self.init(items, subject, message, nil, label: label())
    }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
    /// Shares an address, with a label of any views.
    nonisolated public init(
        item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<URL> {
        self.init(CollectionOfOne(item), subject, message, nil, label: label())
    }

    /// Shares a text, with a label of any views.
    nonisolated public init(
        item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<String> {
        self.init(CollectionOfOne(item), subject, message, nil, label: label())
    }
}

extension ShareLink where Label == DefaultShareLinkLabel {
    /// Shares several things, each with what is said of it before.
    nonisolated public init(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(items, subject, message, preview, label: DefaultShareLinkLabel())
    }

    /// Shares several things, each with what is said of it before, called by a text with values in it.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(items, subject, message, preview, label: DefaultShareLinkLabel(Text(titleKey)))
    }

    /// Shares several things, each with what is said of it before, called by a text as it is.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(items, subject, message, preview, label: DefaultShareLinkLabel(Text(title)))
    }

    /// Shares several things, each with what is said of it before, called by a text.
    nonisolated public init(
        _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(items, subject, message, preview, label: DefaultShareLinkLabel(title))
    }
}

extension ShareLink where Label == DefaultShareLinkLabel {
    /// Shares something, with what is said of it before.
    nonisolated public init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(
            CollectionOfOne(item), subject, message, { _ in preview }, label: DefaultShareLinkLabel())
    }

    /// Shares something, with what is said of it before, called by a text with values in it.
    nonisolated public init<I: Transferable>(
        _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(
            CollectionOfOne(item), subject, message, { _ in preview },
            label: DefaultShareLinkLabel(Text(titleKey)))
    }

    /// Shares something, with what is said of it before, called by a text as it is.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, I: Transferable>(
        _ title: S, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(
            CollectionOfOne(item), subject, message, { _ in preview },
            label: DefaultShareLinkLabel(Text(title)))
    }

    /// Shares something, with what is said of it before, called by a text.
    nonisolated public init<I: Transferable>(
        _ title: Text, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(
            CollectionOfOne(item), subject, message, { _ in preview }, label: DefaultShareLinkLabel(title)
        )
    }
}

extension ShareLink
where
    PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel, Data.Element == URL
{
    /// Shares several addresses.
    nonisolated public init(
        items: Data, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(items, subject, message, nil, label: DefaultShareLinkLabel())
    }

    /// Shares several addresses, called by a text with values in it.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(items, subject, message, nil, label: DefaultShareLinkLabel(Text(titleKey)))
    }

    /// Shares several addresses, called by a text as it is.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(items, subject, message, nil, label: DefaultShareLinkLabel(Text(title)))
    }

    /// Shares several addresses, called by a text.
    nonisolated public init(
        _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(items, subject, message, nil, label: DefaultShareLinkLabel(title))
    }
}

extension ShareLink
where
    PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel,
    Data.Element == String
{
    /// Shares several texts.
    nonisolated public init(
        items: Data, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(items, subject, message, nil, label: DefaultShareLinkLabel())
    }

    /// Shares several texts, called by a text with values in it.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(items, subject, message, nil, label: DefaultShareLinkLabel(Text(titleKey)))
    }

    /// Shares several texts, called by a text as it is.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(items, subject, message, nil, label: DefaultShareLinkLabel(Text(title)))
    }

    /// Shares several texts, called by a text.
    nonisolated public init(
        _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(items, subject, message, nil, label: DefaultShareLinkLabel(title))
    }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
    /// Shares an address.
    nonisolated public init(
        item: URL, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<URL> {
        self.init(CollectionOfOne(item), subject, message, nil, label: DefaultShareLinkLabel())
    }

    /// Shares a text.
    nonisolated public init(
        item: String, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<String> {
        self.init(CollectionOfOne(item), subject, message, nil, label: DefaultShareLinkLabel())
    }

    /// Shares an address, called by a text with values in it.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<URL> {
        self.init(
            CollectionOfOne(item), subject, message, nil, label: DefaultShareLinkLabel(Text(titleKey)))
    }

    /// Shares a text, called by a text with values in it.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<String> {
        self.init(
            CollectionOfOne(item), subject, message, nil, label: DefaultShareLinkLabel(Text(titleKey)))
    }

    /// Shares an address, called by a text as it is.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, item: URL, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<URL> {
        self.init(
            CollectionOfOne(item), subject, message, nil, label: DefaultShareLinkLabel(Text(title)))
    }

    /// Shares a text, called by a text as it is.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, item: String, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<String> {
        self.init(
            CollectionOfOne(item), subject, message, nil, label: DefaultShareLinkLabel(Text(title)))
    }

    /// Shares an address, called by a text.
    nonisolated public init(
        _ title: Text, item: URL, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<URL> {
        self.init(CollectionOfOne(item), subject, message, nil, label: DefaultShareLinkLabel(title))
    }

    /// Shares a text, called by a text.
    nonisolated public init(
        _ title: Text, item: String, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<String> {
        self.init(CollectionOfOne(item), subject, message, nil, label: DefaultShareLinkLabel(title))
    }
}
