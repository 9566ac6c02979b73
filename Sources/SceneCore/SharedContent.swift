import Foundation

/// What the app hands to others: another app, or a person.
package struct SharedContent: Equatable, Sendable {
    package struct File: Equatable, Sendable {
        package var name: String
        /// As the web says it: `image/png`.
        package var type: String
        package var bytes: Data

        package init(name: String, type: String, bytes: Data) {
            self.name = name
            self.type = type
            self.bytes = bytes
        }
    }

    package var title: String
    package var texts: [String] = []
    package var urls: [URL] = []
    package var files: [File] = []

    package init(title: String) {
        self.title = title
    }

    package var isEmpty: Bool { texts.isEmpty && urls.isEmpty && files.isEmpty }
}
