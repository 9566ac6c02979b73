import CoreTransferable
import Foundation

/// A button that hands something to another app or person.
///
///     ShareLink(item: recipe.address, subject: Text("A recipe"), message: Text("You will like this one."))
///
/// A browser that can share shows what it shares with. Elsewhere texts and addresses are copied, and what is neither is saved as a
/// file of at most two megabytes.
public struct ShareLink<
    Data: RandomAccessCollection, PreviewImage: Transferable, PreviewIcon: Transferable, Label: View
> where Data.Element: Transferable {
    private let items: Data
    private let subject: Text?
    private let message: Text?
    private let preview: ((Data.Element) -> SharePreview<PreviewImage, PreviewIcon>)?
    private let label: Label
    @Environment(\.self) private var environment

    nonisolated init(
        _ items: Data, _ subject: Text?, _ message: Text?,
        _ preview: ((Data.Element) -> SharePreview<PreviewImage, PreviewIcon>)?, label: Label
    ) {
        self.items = items
        self.subject = subject
        self.message = message
        self.preview = preview
        self.label = label
    }
}

extension ShareLink: View {
    public var body: some View {
        Button {
            environment.systemOpener?.share(draft)
        } label: {
            label
        }
    }

    @MainActor
    private var draft: ShareDraft {
        let title =
            subject?.string(in: environment)
            ?? items.first.flatMap { preview?($0).title.string(in: environment) }
        return ShareDraft(
            title: title ?? "", message: message?.string(in: environment) ?? "",
            parts: items.map { ShareDraft.Part($0, title: preview?($0).title.string(in: environment)) })
    }
}

/// The label of a ``ShareLink`` that was given none: a symbol, and a title if it was given one.
public struct DefaultShareLinkLabel {
    let title: Text

    init(_ title: Text? = nil) {
        self.title = title ?? Text(verbatim: Words.share)
    }
}

extension DefaultShareLinkLabel: View {
    public var body: some View {
        Label {
            title
        } icon: {
            Image(systemName: "square.and.arrow.up")
        }
    }
}
