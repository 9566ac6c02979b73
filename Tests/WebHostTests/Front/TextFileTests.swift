import Foundation
import Testing

@testable import WebHost

@Suite("Scripts and styles on the wire")
struct TextFileTests {
    @Test("Lines that are only comments are left empty, and others lose their indentation")
    func comments() {
        let script = """
            /**
             * What it does.
             */
            export function tap(event) {
                // Why it does.
                const url = "http://example.com"; // The rest of a line stays.
                /* One line. */
                return url;
            }
            """
        #expect(
            ClientText.stripped(script) == """



                export function tap(event) {

                const url = "http://example.com"; // The rest of a line stays.

                return url;
                }
                """)
    }

    @Test("No file of the page has a literal or a comment that such a line could be a part of")
    func ownFiles() throws {
        #expect(ClientFiles.byPath.count > 10)
        for file in ClientFiles.byPath.values {
            for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
                #expect(line.count { $0 == "`" }.isMultiple(of: 2), "\(file.lastPathComponent): \(line)")
                let text = line.drop { $0 == " " }
                guard text.hasPrefix("/*"), let end = text.range(of: "*/") else { continue }
                #expect(end.upperBound == text.endIndex, "\(file.lastPathComponent): \(line)")
            }
        }
    }
}
