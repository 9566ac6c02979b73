import CoreTransferable
import Foundation
import SceneCore

/// What is to be shared, before it has been brought into forms that others take.
struct ShareDraft: Sendable {
    let title: String
    let message: String
    let parts: [Part]

    /// A value, and the forms in which it is handed on.
    struct Part: Sendable {
        let value: HandedValue
        let forms: [TransferForm]
        let title: String?

        init<T: Transferable>(_ value: T, title: String?) {
            self.value = HandedValue(value)
            forms = TransferForm.forms(of: T.self).filter { $0.export != nil }
            self.title = title
        }
    }

    /// In bytes, of each file.
    fileprivate static let sizeLimit = 2 * 1024 * 1024

    /// What cannot be brought into a form is left out, and warned of.
    @concurrent
    func content() async -> SharedContent {
        var content = SharedContent(title: title)
        if !message.isEmpty { content.texts.append(message) }
        for part in parts {
            do {
                try await part.add(to: &content)
            } catch {
                RuntimeWarning.log("Something was not shared: \(error)")
            }
        }
        return content
    }
}

extension ShareDraft.Part {
    /// An address is shared as one, words as words, and all else as a file.
    fileprivate func add(to content: inout SharedContent) async throws {
        if let url = value.value as? URL { return try add(url, to: &content) }
        guard
            let form = forms.first(where: { $0.contentType.conforms(to: .url) || $0.contentType.isWords })
                ?? forms.first
        else { return }
        let data = try await form.data(of: value)
        let text = String(decoding: data, as: UTF8.self)
        if form.contentType.conforms(to: .url), let url = URL(string: text) {
            try add(url, to: &content)
        } else if form.contentType.isWords {
            content.texts.append(text)
        } else {
            try add(data, named: form.fileName?(value) ?? title, type: form.contentType, to: &content)
        }
    }

    private func add(_ url: URL, to content: inout SharedContent) throws {
        guard url.isFileURL else { return content.urls.append(url) }
        let type = UTType(filenameExtension: url.pathExtension) ?? .data
        try add(Data(contentsOf: url), named: url.lastPathComponent, type: type, to: &content)
    }

    private func add(_ data: Data, named name: String?, type: UTType, to content: inout SharedContent)
        throws
    {
        guard data.count <= ShareDraft.sizeLimit else { throw CocoaError(.fileReadTooLarge) }
        let suffix = type.preferredFilenameExtension
        var name = name ?? Words.sharedFile
        if let suffix, !name.lowercased().hasSuffix(".\(suffix)"), !name.contains(".") {
            name += ".\(suffix)"
        }
        content.files.append(
            SharedContent.File(
                name: name, type: type.preferredMIMEType ?? "application/octet-stream", bytes: data))
    }
}

extension UTType {
    /// Words that a person reads, and no file of them.
    fileprivate var isWords: Bool { self == .utf8PlainText || self == .plainText || self == .text }
}
