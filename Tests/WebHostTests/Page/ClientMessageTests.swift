import Foundation
import SceneCore
import Testing

@testable import WebHost

@Suite("What the page tells the app")
struct ClientMessageTests {
    private func read(_ text: String) throws -> ClientMessage {
        try read(Array(text.utf8))
    }

    private func read(_ bytes: [UInt8]) throws -> ClientMessage {
        try bytes.withUnsafeBytes { bytes in try ClientMessage(bytes) }
    }

    private let phone = Device(
        BrowserWindow(
            size: CGSize(width: 390, height: 844), scale: 3, safeArea: SafeArea(top: 47, bottom: 34.5), isTouched: true,
            isDark: false, isStill: false, textScale: 1))

    @Test("A press names the node and the revision")
    func press() throws {
        #expect(try read(#"["p",12,34]"#) == .press(NodeID(12), revision: 34))
        #expect(try read(#"["p",4294967295,0]"#) == .press(NodeID(.max), revision: 0))
    }

    @Test("A hello carries the scene, the revision and the window")
    func hello() throws {
        let message = try read(#"["h","aZ09-_+/=",7,[390,844,3,47,0,34.5,0,1,0,0,1]]"#)
        #expect(message == .hello(token: "aZ09-_+/=", revision: 7, device: phone))
    }

    @Test("A window may say how much of its lower edge a keyboard covers, at most all that is covered")
    func keyboardOnScreen() throws {
        var device = phone
        device.safeArea.keyboard = 20
        #expect(try read(#"["d",[390,844,3,47,0,34.5,0,1,0,0,1,20]]"#) == .device(device))
        #expect(throws: ClientMessageError.self) { try read(#"["d",[390,844,3,47,0,34.5,0,1,0,0,1,35]]"#) }
    }

    @Test("A key says what is held with it, and whether what it does by itself is left to the app")
    func keyStroke() throws {
        let stroke = SceneKeyStroke("ArrowUp", [.shift, .option], on: NodeID(12))
        #expect(try read(#"["y",12,"d","ArrowUp",5,1]"#) == .key(stroke))
        var held = SceneKeyStroke(" ", phase: .held, on: NodeID(12))
        held.isLeftToApp = false
        #expect(try read(#"["y",12,"r"," ",0,0]"#) == .key(held))
    }

    @Test("What was copied is handed to the node that asks for it")
    func paste() throws {
        #expect(try read(#"["q",12,"twelve \"eggs\""]"#) == .paste(NodeID(12), "twelve \"eggs\""))
    }

    @Test("A hello may say where the person is; what is no name of a time zone is as nothing")
    func helloFromSomewhere() throws {
        func zone(_ name: String) throws -> String? {
            let message = try read(#"["h","a",7,"\#(name)",[390,844,3,47,0,34.5,0,1,0,0,1]]"#)
            guard case .hello(_, _, let device) = message else { return "no hello" }
            return device.timeZone
        }
        #expect(try zone("America/Port-au-Prince") == "America/Port-au-Prince")
        #expect(try zone("Etc/GMT+5") == "Etc/GMT+5")
        for name in ["", "../../etc/passwd", "a b", String(repeating: "a", count: 65)] {
            #expect(try zone(name) == nil)
        }
    }

    @Test("A sheet's release says how far and how fast it went down; up is less than nothing")
    func sheetRelease() throws {
        #expect(
            try read(#"["s",12,150.5,-1200,34]"#)
                == .sheetReleased(NodeID(12), distance: 150.5, velocity: -1200, revision: 34))
        #expect(throws: ClientMessageError.self) { try read(#"["s",12,--1,0,34]"#) }
        #expect(throws: ClientMessageError.self) { try read(#"["s",12,0,1000000,34]"#) }
    }

    @Test("A sheet can be asked to go")
    func dismissRequest() throws {
        #expect(try read(#"["e",12,34]"#) == .dismissRequested(NodeID(12), revision: 34))
    }

    @Test("The menu of a view can be asked for")
    func menuRequest() throws {
        #expect(try read(#"["m",12,34]"#) == .menuRequested(NodeID(12), revision: 34))
    }

    @Test("A row is swiped away from an edge, far or not, and moved up or down")
    func rows() throws {
        #expect(
            try read(#"["r",12,1,0,34]"#) == .rowSwiped(NodeID(12), from: .trailing, isLong: false, revision: 34))
        #expect(try read(#"["r",12,0,1,34]"#) == .rowSwiped(NodeID(12), from: .leading, isLong: true, revision: 34))
        #expect(try read(#"["w",12,-2,34]"#) == .rowMoved(NodeID(12), by: -2, revision: 34))
        #expect(try read(#"["u",12,34]"#) == .refreshRequested(NodeID(12), revision: 34))
        for text in [#"["r",12,2,0,34]"#, #"["r",12,1,2,34]"#, #"["w",12,10000000,34]"#, #"["w",12,--1,34]"#] {
            #expect(throws: ClientMessageError.self) { try read(text) }
        }
    }

    @Test("Something is dragged over a node, and let go there")
    func drags() throws {
        let (zone, own) = (NodeID(12), NodeID(7))
        #expect(try read(#"["x",12,7,1]"#) == .drag(SceneDrag(.entered, over: zone, source: own)))
        #expect(try read(#"["x",12,0,0]"#) == .drag(SceneDrag(.left, over: zone, source: nil)))
        let place = SceneDrag.Step.dropped(at: CGPoint(x: 3.5, y: 4))
        #expect(try read(#"["k",12,7,3.5,4,""]"#) == .drag(SceneDrag(place, over: zone, source: own)))
        #expect(try read(#"["k",12,0,3.5,4,"oats"]"#) == .drag(SceneDrag(place, over: zone, source: nil, text: "oats")))
        for text in [#"["x",12,7,2]"#, #"["k",12,7,3.5,"oats"]"#, #"["k",12,7,1,1]"#] {
            #expect(throws: ClientMessageError.self) { try read(text) }
        }
    }

    @Test("What can be made more and less is told how")
    func adjustment() throws {
        #expect(try read(#"["a",12,"i"]"#) == .adjust(NodeID(12), .increment))
        #expect(try read(#"["a",12,"d"]"#) == .adjust(NodeID(12), .decrement))
        #expect(try read(#"["a",12,"b"]"#) == .adjust(NodeID(12), .began))
        #expect(try read(#"["a",12,"t",0.25]"#) == .adjust(NodeID(12), .moved(to: 0.25)))
        #expect(try read(#"["a",12,"e"]"#) == .adjust(NodeID(12), .ended))
    }

    @Test("A slider is not moved beyond its track, nor in other ways than there are")
    func badAdjustment() {
        for text in [#"["a",12,"t",1.5]"#, #"["a",12,"t",-0.5]"#, #"["a",12,"t"]"#, #"["a",12,"x"]"#, #"["a",12]"#] {
            #expect(throws: ClientMessageError.self) { try read(text) }
        }
    }

    @Test("A window that changed is a device")
    func device() throws {
        #expect(try read(#"["d",[390,844,3,47,0,34.5,0,1,0,0,1]]"#) == .device(phone))
    }

    @Test("What a person wishes of motion, transparency and contrast is one number")
    func severalWishes() throws {
        let all = try read(#"["d",[390,844,3,0,0,0,0,1,0,7,1]]"#)
        guard case .device(let device) = all else { throw ClientMessageError.endsEarly }
        #expect(device.reducesMotion && device.reducesTransparency && device.increasesContrast)
        let some = try read(#"["d",[390,844,3,0,0,0,0,1,0,4,1]]"#)
        guard case .device(let device) = some else { throw ClientMessageError.endsEarly }
        #expect(!device.reducesMotion && !device.reducesTransparency && device.increasesContrast)
        #expect(throws: ClientMessageError.self) { try read(#"["d",[390,844,3,0,0,0,0,1,0,8,1]]"#) }
    }

    @Test("An edit carries the field, its number and the whole text")
    func edit() throws {
        #expect(try read(#"["t",12,3,"Ada"]"#) == .edit(TextEdit(node: NodeID(12), text: "Ada", number: 3)))
    }

    @Test(
        "The text of an edit is a JSON string",
        arguments: [
            (#""#, ""), (#"茶 👩‍👧"#, "茶 👩‍👧"), (#"\"\\\/\n\t\r\b\f"#, "\"\\/\n\t\r\u{8}\u{C}"), (#"\u00e4\u8336"#, "ä茶"),
            (#"\ud83d\udc69"#, "👩"), (#"\ud83dx"#, "\u{FFFD}x"),
        ])
    func editText(json: String, text: String) throws {
        #expect(try read("[\"t\",1,1,\"\(json)\"]") == .edit(TextEdit(node: NodeID(1), text: text, number: 1)))
    }

    @Test("A field tells of the return key and of the focus, a page whether it is seen")
    func fieldsAndPage() throws {
        #expect(try read(#"["n",12]"#) == .submit(NodeID(12)))
        #expect(try read(#"["f",12]"#) == .focus(NodeID(12)))
        #expect(try read(#"["b",12]"#) == .blur(NodeID(12)))
        #expect(try read(#"["v",0]"#) == .visibility(false))
        #expect(try read(#"["v",1]"#) == .visibility(true))
    }

    @Test("A dark window is a dark device")
    func dark() throws {
        guard case .device(let device) = try read(#"["d",[390.125,844,3,0,0,0,0,1,1,0,1]]"#) else {
            Issue.record("not a device")
            return
        }
        #expect(device.colorScheme == .dark)
        #expect(device.size.width == 390.125)
    }

    @Test("A keyboard on screen may cover more than half of a window")
    func keyboard() throws {
        guard case .device(let device) = try read(#"["d",[844,390,3,0,47,230,47,1,0,0,1]]"#) else {
            Issue.record("not a device")
            return
        }
        #expect(device.safeArea.bottom == 230)
    }

    @Test("A window says whether less motion is wanted, and how large text is")
    func allWishes() throws {
        guard case .device(let device) = try read(#"["d",[390,844,3,0,0,0,0,1,0,1,1.5]]"#) else {
            Issue.record("not a device")
            return
        }
        #expect(device.reducesMotion)
        #expect(device.textSize == .xxxLarge)
    }

    @Test("A press is at most 100 bytes, however long the scene has lived")
    func size() {
        #expect(#"["p",4294967295,9007199254740991]"#.utf8.count <= 100)
    }

    @Test(
        "A message that ends early is refused, wherever it ends",
        arguments: [
            #"["p",12,34]"#, #"["h","abc",7,[390,844,3,47,0,34.5,0,1,0,0,1]]"#,
            #"["d",[390,844,3,47,0,34.5,0,1,0,0,1]]"#, #"["t",12,3,"a\u00e4\ud83d\udc69\n"]"#, #"["n",12]"#,
            #"["v",1]"#,
        ])
    func prefixes(whole: String) throws {
        _ = try read(whole)
        for length in 0..<whole.utf8.count {
            #expect(throws: ClientMessageError.self) { try read(String(whole.prefix(length))) }
        }
    }

    @Test(
        "Anything that is not exactly a message is refused",
        arguments: [
            "", " ", "null", "{}", "[]", "[[]]", #"["p"]"#, #"["x",1,2]"#, #"["p",1,2] "#, #"["p",1,2]]"#,
            #"["p", 1,2]"#,
            #"["p",1,2,3]"#, #"["p",1]"#, #"["p","1",2]"#, #"["p",1.5,2]"#, #"["p",-1,2]"#, #"["p",1e3,2]"#,
            #"["p",01,2]"#,
            #"["p",null,2]"#, #"["p",true,2]"#, #"["p",[1],2]"#, #"['p',1,2]"#, #"["P",1,2]"#, #"["pp",1,2]"#,
            #"["h","",1,[390,844,3,0,0,0,0,1,0,0,1]]"#, #"["h",1,1,[390,844,3,0,0,0,0,1,0,0,1]]"#,
            #"["h","a\"b",1,[390,844,3,0,0,0,0,1,0,0,1]]"#, #"["h","a b",1,[390,844,3,0,0,0,0,1,0,0,1]]"#,
            #"["h","ä",1,[390,844,3,0,0,0,0,1,0,0,1]]"#, #"["h","a",1,null]"#, #"["h","a",1,{}]"#, #"["h","a",1,[]]"#,
            #"["d",[390,844,3,0,0,0,0,1,0,1]]"#, #"["d",[390,844,3,0,0,0,0,1,0,0,1,1]]"#,
            #"["d",[390,844,3,0,0,0,0,2,0,0,1]]"#, #"["d",[390,844,3,0,0,0,0,1,0,8,1]]"#,
            #"["d",[390,844,3,0,0,0,0,1,true,0,1]]"#, #"["d",["390",844,3,0,0,0,0,1,0,0,1]]"#,
            #"["d",[.5,844,3,0,0,0,0,1,0,0,1]]"#,
            #"["d",[390.,844,3,0,0,0,0,1,0,0,1]]"#, #"["d",[3.9e2,844,3,0,0,0,0,1,0,0,1]]"#,
            #"["d",[NaN,844,3,0,0,0,0,1,0,0,1]]"#,
            #"["t",1,1,2]"#, #"["t",1,1,"\x"]"#, #"["t",1,1,"\u12g4"]"#, "[\"t\",1,1,\"\n\"]", #"["t",1,"a"]"#,
            #"["n",1,2]"#, #"["y",1,"x","a",0,1]"#, #"["y",1,"d","",0,1]"#, #"["y",1,"d","a",64,1]"#,
            #"["y",1,"d","a",0]"#, #"["v",2]"#,
        ])
    func malformed(message: String) {
        #expect(throws: ClientMessageError.self) { try read(message) }
    }

    @Test(
        "Numbers out of range are refused",
        arguments: [
            #"["p",4294967296,0]"#, #"["p",1,9007199254740992]"#, #"["p",1,99999999999999999999999999999999]"#,
            #"["p",\#(String(repeating: "9", count: 10_000)),0]"#,
            #"["d",[0,844,3,0,0,0,0,1,0,0,1]]"#, #"["d",[16385,844,3,0,0,0,0,1,0,0,1]]"#,
            #"["d",[390,100000000000,3,0,0,0,0,1,0,0,1]]"#,
            #"["d",[390,844,0,0,0,0,0,1,0,0,1]]"#, #"["d",[390,844,21,0,0,0,0,1,0,0,1]]"#,
            #"["d",[390,844,3,423,0,0,0,1,0,0,1]]"#,
            #"["d",[390,844,3,0,196,0,0,1,0,0,1]]"#, #"["d",[390,844,3,0,0,634,0,1,0,0,1]]"#,
            #"["d",[390,844,3,0,0,0,0,1,0,0,9]]"#,
            #"["d",[390.\#(String(repeating: "1", count: 10_000)),844,3,0,0,0,0,1,0]]"#,
        ])
    func outOfRange(message: String) {
        #expect(throws: ClientMessageError.self) { try read(message) }
    }

    @Test("A token has at most 128 characters")
    func token() throws {
        func hello(_ length: Int) -> String {
            "[\"h\",\"\(String(repeating: "t", count: length))\",1,[390,844,3,0,0,0,0,1,0,0,1]]"
        }
        _ = try read(hello(128))
        #expect(throws: ClientMessageError.self) { try read(hello(129)) }
    }

    @Test("Depth costs nothing")
    func depth() {
        let nested = String(repeating: "[", count: 1_000_000)
        #expect(throws: ClientMessageError.unexpectedByte(at: 1)) { try read(nested) }
        #expect(throws: ClientMessageError.unexpectedByte(at: 6)) { try read("[\"d\"," + nested) }
    }

    @Test("Bytes that are no text are refused")
    func binary() {
        for byte in UInt8.min...UInt8.max where byte != UInt8(ascii: "]") {
            #expect(throws: ClientMessageError.self) { try read([byte, 0xFF, 0xFE]) }
            #expect(throws: ClientMessageError.self) { try read(Array(#"["p",1,2"#.utf8) + [byte]) }
        }
    }

    @Test(
        "A refusal fits into the reason of a closing WebSocket",
        arguments: [
            ClientMessageError.endsEarly, .unexpectedByte(at: 16_384), .numberOutOfRange(before: 16_384),
        ])
    func reason(error: ClientMessageError) {
        #expect(error.description.utf8.count <= 123)
    }
}
