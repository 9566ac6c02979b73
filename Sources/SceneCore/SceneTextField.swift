import Foundation

/// A field that a person writes into.
///
/// While the field has the focus, what is in it belongs to whoever shows it: a person's keys do not wait for an answer. Edits
/// are numbered, and the text in the scene counts only if it answers the newest of them.
package struct SceneTextField: Equatable, Sendable {
    package enum Form: Sendable {
        /// One line, which scrolls sideways.
        case line
        /// One line whose characters are not shown.
        case secureLine
        /// Lines that break in the width of the field.
        case paragraph
    }

    package var text = ""
    /// The number of the newest edit that `text` takes into account; 0 before the first.
    package var answeredEdit = 0
    package var form = Form.line
    /// Shown as long as the field is empty.
    package var prompt = ""
    package var traits = TextInputTraits()
    package var look: Look
    package var hasFocus = false
    /// The last time that the app, not the person, moved the focus here or away from here.
    package var focusRequest: FocusRequest?

    package struct Look: Equatable, Sendable {
        package var font: FontDescriptor
        package var color: SceneColor
        package var promptColor: SceneColor
        package var alignment = LineAlignment.leading
        /// From one line to the next, in points.
        package var lineHeight: CGFloat
        /// From the edges of the field to its text, in points.
        package var sideInset: CGFloat = 0
        package var topInset: CGFloat = 0
        package var border: SceneColor?

        package init(font: FontDescriptor, color: SceneColor, promptColor: SceneColor, lineHeight: CGFloat) {
            self.font = font
            self.color = color
            self.promptColor = promptColor
            self.lineHeight = lineHeight
        }
    }

    package init(look: Look) {
        self.look = look
    }

    /// What may be read out of the field: of a secure one only how long it is.
    package var spokenValue: String {
        form == .secureLine ? String(repeating: "•", count: text.count) : text
    }
}

/// How the keyboard of a device is to help with a field.
package struct TextInputTraits: Equatable, Sendable {
    package enum Keyboard: Sendable {
        case standard, ascii, url, numbers, phone, email, decimal, search
    }

    package enum ReturnKey: Sendable {
        case standard, done, go, send, search, next, proceed
    }

    package enum Capitalization: Sendable {
        case none, words, sentences, characters
    }

    package var keyboard = Keyboard.standard
    package var returnKey = ReturnKey.standard
    package var capitalization = Capitalization.sentences
    package var isCorrected = true
    /// What the field is for, by the name that HTML and UIKit share (`email`, `one-time-code`); nil if the app does not say.
    package var contentType: String?

    package init() {}
}

/// What a person has written: the whole text of a field after the edit.
package struct TextEdit: Equatable, Sendable {
    package var node: NodeID
    package var text: String
    /// Counts the edits of the field, from 1.
    package var number: Int

    package init(node: NodeID, text: String, number: Int) {
        self.node = node
        self.text = text
        self.number = number
    }
}

/// Whether a window is seen and used.
package enum WindowPhase: Sendable {
    case active, inactive, background
}
