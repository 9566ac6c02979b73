import Testing

@testable import WebHost

@Suite("Command line")
struct FrontOptionsTests {
    @Test("Without arguments the port is 8080")
    func none() throws {
        #expect(try FrontOptions([]).port == 8080)
    }

    @Test("A port is given in either form", arguments: [["--port", "9000"], ["--port=9000"]])
    func port(arguments: [String]) throws {
        #expect(try FrontOptions(arguments).port == 9000)
    }

    @Test("What is not a port is refused with its own words", arguments: ["x", "-1", "65536", "80.5", ""])
    func notAPort(word: String) {
        #expect(throws: OptionError.port(word)) { try FrontOptions(["--port", word]) }
    }

    @Test("A port that is missing is refused")
    func missingPort() {
        #expect(throws: OptionError.port(nil)) { try FrontOptions(["--port"]) }
    }

    @Test("An unknown argument is refused")
    func unknown() {
        #expect(throws: OptionError.unknown("--prot")) { try FrontOptions(["--prot", "1"]) }
    }
}
