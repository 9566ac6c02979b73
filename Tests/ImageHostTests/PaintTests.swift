import Foundation
import SceneCore
import Testing

@testable import ImageHost

@Suite("What a style paints")
struct PaintTests {
    @Test("A picture has the pixels of its device, white behind everything in light and black in dark")
    func canvas() throws {
        let light = try Screenshot(of: [], scale: 3)
        #expect(light.size == CGSize(width: 300, height: 300))
        #expect(light.color(50, 50) == .white)
        #expect(try Screenshot(of: [], scheme: .dark).color(50, 50) == .black)
    }

    @Test("A background fills its box to the edge, and leaves out round corners")
    func background() throws {
        let screen = try Screenshot(of: [.make(1, 10, 10, 40, 40, .pureRed) { $0.cornerRadius = 10 }])
        #expect(screen.color(30, 30) == .pureRed)
        #expect(screen.color(10, 30) == .pureRed && screen.color(9.5, 30) == .white)
        #expect(screen.color(49.5, 30) == .pureRed && screen.color(50, 30) == .white)
        #expect(screen.color(11, 11) == .white && screen.color(48, 48) == .white)
    }

    @Test("Boxes of any length are painted where they can be seen, with the corners that are there")
    func longBoxes() throws {
        let long = try Screenshot(of: [.make(1, 10, 10, 40, 52_000_000, .pureRed) { $0.cornerRadius = 10 }])
        #expect(long.color(30, 30) == .pureRed && long.color(30, 99) == .pureRed)
        #expect(long.color(11, 11) == .white && long.color(60, 50) == .white)
        let end = try Screenshot(of: [.make(1, 10, -51_999_950, 40, 52_000_000, .pureRed) { $0.cornerRadius = 10 }])
        #expect(end.color(30, 1) == .pureRed && end.color(30, 45) == .pureRed)
        #expect(end.color(11, 49) == .white && end.color(30, 60) == .white)
        let wide = try Screenshot(of: [.make(1, -30_000_000, 10, 60_000_000, 40, .pureRed)])
        #expect(wide.color(1, 30) == .pureRed && wide.color(99, 30) == .pureRed && wide.color(50, 60) == .white)
        #expect(try Screenshot(of: [.make(1, 10, 9_000_000, 40, 40, .pureRed)]).color(30, 30) == .white)
    }

    @Test("What stands on an edge has square corners there")
    func squareBottom() throws {
        let node = SceneNode.make(1, 10, 10, 40, 40, .pureRed) {
            $0.cornerRadius = 10
            $0.hasSquareBottom = true
        }
        let screen = try Screenshot(of: [node])
        #expect(screen.color(11, 11) == .white)
        #expect(screen.color(11, 48.5) == .pureRed)
    }

    @Test("A line that is thinner than a pixel is one pixel")
    func hairline() throws {
        let screen = try Screenshot(of: [.make(1, 10, 20.3, 40, 0.2, .black)])
        let marked = stride(from: CGFloat(19), to: 22, by: 0.5).filter { screen.color(30, $0) == .black }
        #expect(marked.count == 1)
    }

    @Test("A gradient goes from its one colour over to the other")
    func gradient() throws {
        let course = SceneGradient.Course.linear(from: CGPoint(x: 0, y: 0.5), to: CGPoint(x: 1, y: 0.5))
        let stops = [
            SceneGradient.Stop(color: .pureRed, location: 0), SceneGradient.Stop(color: .pureBlue, location: 1),
        ]
        let screen = try Screenshot(
            of: [.make(1, 0, 0, 100, 50) { $0.gradient = SceneGradient(course: course, stops: stops) }])
        #expect(screen.color(0, 10).isNear(.pureRed, within: 4))
        #expect(screen.color(50, 10).isNear(SceneColor(128, 0, 128), within: 4))
        #expect(screen.color(99.5, 10).isNear(.pureBlue, within: 4))
        #expect(screen.color(50, 60) == .white)
    }

    @Test("A colour that grows clear does not darken on its way")
    func clearing() throws {
        let course = SceneGradient.Course.linear(from: CGPoint(x: 0, y: 0.5), to: CGPoint(x: 1, y: 0.5))
        let stops = [
            SceneGradient.Stop(color: .pureRed, location: 0),
            SceneGradient.Stop(color: SceneColor(0, 0, 0, alpha: 0), location: 1),
        ]
        let screen = try Screenshot(
            of: [.make(1, 0, 0, 100, 100) { $0.gradient = SceneGradient(course: course, stops: stops) }])
        #expect(screen.color(50, 50).isNear(SceneColor(255, 128, 128), within: 4))
    }

    @Test("A gradient around a place has its first colour to the right and goes on clockwise")
    func angular() throws {
        let course = SceneGradient.Course.angular(center: CGPoint(x: 0.5, y: 0.5), from: 0, to: 2 * .pi)
        let stops = [
            SceneGradient.Stop(color: .pureRed, location: 0), SceneGradient.Stop(color: .pureBlue, location: 1),
        ]
        let screen = try Screenshot(
            of: [.make(1, 0, 0, 100, 100) { $0.gradient = SceneGradient(course: course, stops: stops) }])
        #expect(screen.color(90, 52).isNear(.pureRed, within: 6))
        #expect(screen.color(50, 90).isNear(SceneColor(191, 0, 64), within: 6))
        #expect(screen.color(10, 50).isNear(SceneColor(128, 0, 128), within: 6))
        #expect(screen.color(90, 48).isNear(.pureBlue, within: 6))
    }

    @Test("What clips cuts what is in it, and only that")
    func clipping() throws {
        func screen(clips: Bool) throws -> Screenshot {
            try Screenshot(of: [
                .make(1, 10, 10, 20, 20, children: [2]) { $0.clips = clips }, .make(2, 10, 10, 40, 40, .pureRed),
            ])
        }
        #expect(try screen(clips: false).color(45, 45) == .pureRed)
        let cut = try screen(clips: true)
        #expect(cut.color(25, 25) == .pureRed)
        #expect(cut.color(35, 25) == .white)
    }

    @Test("An outline cuts everything of a node")
    func clipPath() throws {
        let screen = try Screenshot(of: [
            .make(1, 10, 10, 40, 40, .pureRed) { $0.clipPath = SceneOutline(data: "M0 0L40 0L0 40Z") }
        ])
        #expect(screen.color(15, 15) == .pureRed)
        #expect(screen.color(45, 45) == .white)
    }

    @Test("An outline with a hole leaves the hole out")
    func hole() throws {
        let outline = SceneOutline(data: "M0 0H40V40H0ZM10 10H30V30H10Z", evenOdd: true)
        let screen = try Screenshot(of: [.make(1, 10, 10, 40, 40, .pureRed) { $0.clipPath = outline }])
        #expect(screen.color(15, 15) == .pureRed)
        #expect(screen.color(30, 30) == .white)
    }

    @Test("A node that is seen from elsewhere is where its nine numbers put it")
    func projection() throws {
        let screen = try Screenshot(of: [
            .make(1, 10, 10, 20, 20, .pureRed) { $0.projection = .matrix([1, 0, 0, 0, 1, 0, 30, 40, 1]) }
        ])
        #expect(screen.color(50, 60) == .pureRed)
        #expect(screen.color(20, 20) == .white)
    }

    @Test("A line in a gradient round a place has its colours there", arguments: [false, true])
    func ring(isReversed: Bool) throws {
        let stops = [
            SceneGradient.Stop(color: .pureRed, location: 0), SceneGradient.Stop(color: .pureRed, location: 0.5),
            SceneGradient.Stop(color: .pureBlue, location: 0.5), SceneGradient.Stop(color: .pureBlue, location: 1),
        ]
        let turn = isReversed ? (2 * Double.pi, 0.0) : (0, 2 * Double.pi)
        let gradient = SceneGradient(
            course: .angular(center: CGPoint(x: 0.5, y: 0.5), from: turn.0, to: turn.1), stops: stops)
        let rect = CGRect(x: 0, y: 0, width: 60, height: 60)
        let line = SceneDrawing.Command.stroke(
            data: "M0 0H60V60H0Z", with: .gradient(gradient, in: rect), width: 10, pen: ScenePen())
        let screen = try Screenshot(of: [.make(1, 20, 20, 60, 60, content: .drawing(SceneDrawing([line])))])
        // The turn begins at the right and goes down.
        #expect(screen.color(60, 80).isNear(isReversed ? .pureBlue : .pureRed))
        #expect(screen.color(60, 20).isNear(isReversed ? .pureRed : .pureBlue))
        #expect(screen.color(50, 50) == .white)
    }

    @Test("Opacity holds for all of what is in a node together")
    func opacity() throws {
        let screen = try Screenshot(of: [
            .make(1, 10, 10, 40, 40, .pureRed, children: [2]) { $0.opacity = 0.5 }, .make(2, 0, 0, 20, 20, .black),
        ])
        #expect(screen.color(45, 45).isNear(SceneColor(255, 128, 128)))
        #expect(screen.color(20, 20).isNear(SceneColor(128, 128, 128)))
    }

    @Test("A shadow falls beside what casts it, in its colour")
    func shadow() throws {
        let hard = SceneShadow(color: .pureBlue, radius: 0, x: 20, y: 0)
        let screen = try Screenshot(of: [.make(1, 10, 10, 20, 20, .pureRed) { $0.filters = [.shadow(hard)] }])
        #expect(screen.color(20, 20) == .pureRed)
        #expect(screen.color(45, 20).isNear(.pureBlue))
        #expect(screen.color(55, 20) == .white)
    }

    @Test("A soft shadow is half as dark at the edge of what casts it")
    func softShadow() throws {
        let soft = SceneShadow(color: .black, radius: 4, x: 0, y: 0)
        let screen = try Screenshot(of: [.make(1, 20, 20, 60, 30, .white) { $0.filters = [.shadow(soft)] }])
        #expect(screen.color(50, 50).isNear(SceneColor(128, 128, 128), within: 14))
        #expect(screen.color(50, 63).isNear(.white))
    }

    @Test("What is raised darkens what is around it, and not what shines through it")
    func raised() throws {
        let clear = SceneColor(255, 0, 0, alpha: 0)
        let screen = try Screenshot(of: [.make(1, 30, 30, 40, 40, clear) { $0.isRaised = true }])
        #expect(screen.color(50, 50) == .white)
        #expect(screen.color(50, 75) != .white)
    }

    @Test("A node is turned about its anchor")
    func turning() throws {
        // A bar across, turned by a quarter, goes down.
        let turned = SceneTransform(rotation: .pi / 2)
        let screen = try Screenshot(of: [.make(1, 30, 45, 40, 10, .pureRed) { $0.transform = turned }])
        #expect(screen.color(50, 35) == .pureRed && screen.color(50, 65) == .pureRed)
        #expect(screen.color(35, 50) == .white)
    }

    @Test("A node without width leaves no mark, and what comes after it is painted")
    func flattened() throws {
        let flat = SceneTransform(scaleX: 0)
        let screen = try Screenshot(of: [
            .make(1, 30, 45, 40, 10, .pureRed) { $0.transform = flat }, .make(2, 0, 0, 10, 10, .pureBlue),
        ])
        #expect(screen.color(50, 50) == .white)
        #expect(screen.color(5, 5) == .pureBlue)
    }

    @Test("What lies behind a material is blurred, and the material lies over it")
    func material() throws {
        let behind = SceneNode.make(1, 0, 0, 50, 100, .black)
        let plain = try Screenshot(of: [behind, .make(2, 0, 20, 100, 60)])
        #expect(plain.color(48, 50) == .black && plain.color(52, 50) == .white)
        let frosted = try Screenshot(of: [
            behind, .make(2, 0, 20, 100, 60, SceneColor(255, 255, 255, alpha: 0.5)) { $0.isFrosted = true },
        ])
        // At the border of black and white the blur is grey, and the material makes it half as dark.
        #expect(frosted.color(50, 50).isNear(SceneColor(191, 191, 191), within: 8))
        #expect(frosted.color(2, 50).isNear(SceneColor(128, 128, 128), within: 4))
        #expect(frosted.color(48, 10) == .black && frosted.color(52, 10) == .white)
    }

    @Test("For a person who wants nothing to shine through, a material is what lies behind the window")
    func opaqueMaterial() throws {
        let screen = try Screenshot(
            of: [.make(1, 0, 0, 100, 100, .pureRed), .make(2, 20, 20, 60, 60) { $0.isFrosted = true }],
            reducesTransparency: true)
        #expect(screen.color(50, 50) == .white)
        #expect(screen.color(10, 50) == .pureRed)
    }

    @Test("Glass has a rim of light that frosted material has not")
    func rim() throws {
        func edge(_ change: (inout SceneStyle) -> Void) throws -> SceneColor {
            try Screenshot(of: [.make(1, 0, 0, 100, 100, .black), .make(2, 20, 20, 60, 60, style: change)])
                .color(50, 20)
        }
        #expect(try edge { $0.isFrosted = true }.isNear(.black))
        // White of 0.6 over black, half a point wide: one pixel.
        #expect(try edge { $0.isGlass = true }.isNear(SceneColor(153, 153, 153)))
    }

    @Test("A node that fades at its bottom is clear at its edge")
    func fadingBottom() throws {
        let screen = try Screenshot(of: [.make(1, 0, 0, 100, 100, .pureRed) { $0.fadesAtBottom = true }])
        #expect(screen.color(50, 50) == .pureRed)
        #expect(screen.color(50, 99.5).isNear(.white, within: 4))
    }

    @Test("What is in front is painted over siblings that come after it")
    func inFront() throws {
        let screen = try Screenshot(of: [
            .make(1, 0, 0, 50, 50, .pureRed) { $0.isInFront = true }, .make(2, 0, 0, 50, 50, .pureBlue),
        ])
        #expect(screen.color(25, 25) == .pureRed)
    }

    @Test(
        "What is in a scroller stands where it is scrolled to, and what follows the scroller is as visible as that makes it"
    )
    func scrolling() throws {
        func screen(scrolledTo y: CGFloat) throws -> Screenshot {
            var scroll = SceneScroll(contentSize: CGSize(width: 50, height: 500))
            scroll.offset.y = y
            return try Screenshot(of: [
                .make(1, 0, 0, 50, 100, content: .scroll(scroll), children: [2]), .make(2, 0, 200, 50, 10, .pureRed),
                .make(3, 60, 0, 40, 40, .pureBlue) { $0.fade = ScrollFade(scroller: NodeID(1), from: 10, to: 20) },
            ])
        }
        let still = try screen(scrolledTo: 0)
        #expect(still.color(80, 20) == .white)
        #expect(still.color(25, 5) == .white)
        let scrolled = try screen(scrolledTo: 200)
        #expect(scrolled.color(80, 20) == .pureBlue)
        #expect(scrolled.color(25, 5) == .pureRed)
    }

    @Test("Colours are mixed with what lies behind as the blend mode says, and a group keeps to itself")
    func blending() throws {
        func color(isGroup: Bool) throws -> SceneColor {
            try Screenshot(of: [
                .make(1, 0, 0, 100, 100, SceneColor(255, 255, 0)),
                .make(2, 0, 0, 100, 100, children: [3]) { $0.isGroup = isGroup },
                .make(3, 20, 20, 60, 60, SceneColor(0, 255, 255)) { $0.blendMode = .multiply },
            ]).color(50, 50)
        }
        #expect(try color(isGroup: false) == SceneColor(0, 255, 0))
        #expect(try color(isGroup: true) == SceneColor(0, 255, 255))
    }

    @Test("A filter changes the colours of all of a node")
    func filtering() throws {
        let screen = try Screenshot(of: [
            .make(1, 0, 0, 50, 50, .pureRed) { $0.filters = [.inversion(1)] },
            .make(2, 50, 0, 50, 50, .pureRed) { $0.filters = [.grayscale(1)] },
            .make(3, 20, 70, 60, 20, .black) { $0.filters = [.blur(radius: 4)] },
        ])
        #expect(screen.color(25, 25).isNear(SceneColor(0, 255, 255)))
        // The share of red in what is seen as light: 0.213.
        #expect(screen.color(75, 25).isNear(SceneColor(54, 54, 54)))
        #expect(screen.color(50, 70).isNear(SceneColor(128, 128, 128), within: 16))
    }

    @Test("Where a mask is clear, a node is clear")
    func masking() throws {
        let left = SceneDrawing([.fill(data: "M0 0H50V100H0Z", with: .color(.black), evenOdd: false)])
        let screen = try Screenshot(of: [.make(1, 0, 0, 100, 100, .pureRed) { $0.mask = left }])
        #expect(screen.color(25, 50) == .pureRed)
        #expect(screen.color(75, 50) == .white)
    }

    @Test("What is turned about an upright axis is as narrow as the turn makes it")
    func projecting() throws {
        let turn = SceneRotation(
            angle: .pi / 3, x: 0, y: 1, z: 0, anchor: CGPoint(x: 0.5, y: 0.5), depth: 0, perspective: 0)
        let screen = try Screenshot(of: [.make(1, 10, 10, 80, 80, .pureRed) { $0.projection = .rotation(turn) }])
        // Half of 80 points: from 30 to 70.
        #expect(screen.color(31, 50) == .pureRed && screen.color(69, 50) == .pureRed)
        #expect(screen.color(29, 50) == .white && screen.color(71, 50) == .white)
    }

    @Test("What has a higher order is painted later")
    func order() throws {
        let screen = try Screenshot(of: [
            .make(1, 0, 0, 50, 50, .pureRed) { $0.order = 2 }, .make(2, 0, 0, 50, 50, .pureBlue) { $0.order = 1 },
        ])
        #expect(screen.color(25, 25) == .pureRed)
    }

    @Test("A window beyond all measure is refused with a sentence")
    func tooLarge() {
        var device = Device.square(.light, scale: 2)
        device.size.width = 1e9
        #expect(throws: ImageProblem.tooLarge(width: 1e9, height: 100, scale: 2)) {
            try ImageHost().image(of: .window([]), on: device, as: .png, files: [:])
        }
    }
}
