import Foundation
import Testing

@testable import WebHost

@Suite("Folders of visitors")
struct VisitorFoldersTests {
    private let root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    private let cookie = String(repeating: "0a", count: 16)

    private func folders() throws -> VisitorFolders {
        try #require(VisitorFolders(at: root.path, environment: [:]))
    }

    @Test("The usual place is that for the state of programs; without a home nothing is kept")
    func place() {
        func place(_ environment: [String: String]) -> String? {
            VisitorFolders(at: nil, environment: environment)?.folder(of: cookie, in: "Tea")
                .deletingLastPathComponent().path
        }
        #expect(place(["HOME": "/home/ada"]) == "/home/ada/.local/state/martlet/Tea")
        #expect(place(["HOME": "/home/ada", "XDG_STATE_HOME": "/var/state"]) == "/var/state/martlet/Tea")
        #expect(place(["HOME": "/home/ada", "XDG_STATE_HOME": "relative"]) == "/home/ada/.local/state/martlet/Tea")
        #expect(place([:]) == nil)
    }

    @Test("A visitor is known in the app that they have been in, and in no other")
    func known() throws {
        defer { try? FileManager.default.removeItem(at: root) }
        let folders = try folders()
        #expect(!folders.knows(cookie, in: "Tea"))
        let folder = try #require(folders.prepare(for: cookie, in: "Tea"))
        #expect(folders.knows(cookie, in: "Tea"))
        #expect(!folders.knows(cookie, in: "Coffee"))
        #expect(FileManager.default.fileExists(atPath: folder.appendingPathComponent("Documents").path))
    }

    @Test("A visitor of whom nothing can be kept has a folder of their own all the same, which nobody else can read")
    func passing() throws {
        let nowhere = try #require(VisitorFolders(at: "/dev/null/visitors", environment: [:]))
        #expect(nowhere.prepare(for: cookie, in: "Tea") == nil)
        let folders = [try VisitorFolders.makePassing(), try VisitorFolders.makePassing()]
        defer { for folder in folders { try? FileManager.default.removeItem(at: folder) } }
        #expect(folders[0] != folders[1])
        for folder in folders {
            let attributes = try FileManager.default.attributesOfItem(atPath: folder.path)
            #expect(attributes[.posixPermissions] as? Int == 0o700)
            #expect(FileManager.default.fileExists(atPath: folder.appendingPathComponent("Documents").path))
        }
    }

    @Test("A cookie that is none of ours leads nowhere", arguments: ["", "..", "../../etc", "Documents"])
    func strange(cookie: String) throws {
        defer { try? FileManager.default.removeItem(at: root) }
        let folders = try folders()
        _ = folders.prepare(for: cookie, in: "Tea")
        #expect(!folders.knows(cookie, in: "Tea"))
        #expect(folders.folder(of: cookie, in: "Tea").lastPathComponent.count == 40)
    }

    @Test("The folder's name does not tell the cookie")
    func name() throws {
        // The test vector of RFC 3174 for the digest that names are made by.
        #expect(
            try folders().folder(of: "abc", in: "Tea").lastPathComponent == "a9993e364706816aba3e25717850c26c9cd0d89d")
    }

    @Test("Who leaves nothing is forgotten; who leaves something is not")
    func discards() throws {
        defer { try? FileManager.default.removeItem(at: root) }
        let folders = try folders()
        let folder = try #require(folders.prepare(for: cookie, in: "Tea"))
        try Data("draft".utf8).write(to: folder.appendingPathComponent("Documents/draft"))
        folders.discardIfEmpty(of: cookie, in: "Tea")
        #expect(folders.knows(cookie, in: "Tea"))
        try FileManager.default.removeItem(at: folder.appendingPathComponent("Documents/draft"))
        folders.discardIfEmpty(of: cookie, in: "Tea")
        #expect(!folders.knows(cookie, in: "Tea"))
    }

    @Test("Who has not come for half a year is forgotten with all that was left")
    func expires() throws {
        defer { try? FileManager.default.removeItem(at: root) }
        let folders = try folders()
        let folder = try #require(folders.prepare(for: cookie, in: "Tea"))
        try Data("draft".utf8).write(to: folder.appendingPathComponent("Documents/draft"))
        folders.removeExpired(now: .now.addingTimeInterval(179 * 86400))
        #expect(folders.knows(cookie, in: "Tea"))
        folders.removeExpired(now: .now.addingTimeInterval(181 * 86400))
        #expect(!folders.knows(cookie, in: "Tea"))
    }

    @Test("What a window has saved is for one window that takes its place, and a strange name leads nowhere")
    func scenes() throws {
        defer { try? FileManager.default.removeItem(at: root) }
        var saved = SavedScenes(in: root)
        saved.keep(Data("state".utf8), of: cookie)
        var later = SavedScenes(in: root)
        #expect(later.take("../\(cookie)").isEmpty)
        #expect(later.take(cookie) == Data("state".utf8))
        #expect(later.take(cookie).isEmpty)
    }

    @Test("Only the windows that were changed last are remembered")
    func manyScenes() throws {
        defer { try? FileManager.default.removeItem(at: root) }
        var saved = SavedScenes(in: root)
        for _ in 0..<30 { saved.keep(Data("state".utf8), of: RandomToken.make()) }
        let files = try FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent(".scenes").path)
        #expect(files.count == 20)
    }
}
