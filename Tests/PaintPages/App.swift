// What the browser's tests of paint look at (Tests/Browser/test_paint.py).
import SwiftUI

@main
struct PaintPages: App {
    var body: some Scene {
        WindowGroup {
            ScrollView {
                VStack(alignment: .leading, spacing: 10) {
                    EffectRow()
                    MaskRow()
                    StyleRow()
                    ShapeRow()
                    TouchRow()
                    CanvasRow()
                    MotionRow()
                    FingerRow()
                    MatchRow()
                    RingRow()
                }
                .frame(maxWidth: .infinity, alignment: .leading)
            }
        }
    }
}

/// Squares of one colour, each changed in another way.
private struct EffectRow: View {
    private var square: some View { Color(red: 1, green: 0.5, blue: 0).frame(width: 40, height: 40) }

    var body: some View {
        HStack(spacing: 10) {
            square
            square.grayscale(1)
            square.colorInvert()
            square.brightness(-0.25)
            square.colorMultiply(Color(red: 1, green: 0, blue: 0))
            square.blur(radius: 4)
            square.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0))
        }
        .frame(height: 40)
        HStack(spacing: 10) {
            ZStack {
                Color.red.frame(width: 40, height: 40)
                Color(red: 0, green: 1, blue: 0).frame(width: 40, height: 40).blendMode(.screen)
            }
            ZStack {
                Color(red: 0, green: 0, blue: 1).frame(width: 40, height: 40).zIndex(1)
                Color(red: 1, green: 0, blue: 0).frame(width: 40, height: 40)
            }
        }
    }
}

private struct MaskRow: View {
    var body: some View {
        HStack(spacing: 10) {
            Color(red: 0, green: 0, blue: 1).frame(width: 80, height: 40).mask {
                Circle().frame(width: 40, height: 40)
            }
            Color(red: 0, green: 0, blue: 1).frame(width: 80, height: 40).mask {
                LinearGradient(colors: [.black, .clear], startPoint: .leading, endPoint: .trailing)
            }
            LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
                .frame(width: 120, height: 40)
                .mask { Text("Masked").font(.title.bold()) }
        }
    }
}

private struct StyleRow: View {
    var body: some View {
        HStack(spacing: 10) {
            Circle()
                .stroke(LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing), lineWidth: 8)
                .padding(4)
                .frame(width: 40, height: 40)
            EllipticalGradient(colors: [.yellow, .green]).frame(width: 80, height: 40)
            RoundedRectangle(cornerRadius: 8).fill(.blue.shadow(.inner(radius: 4))).frame(width: 40, height: 40)
            Circle().fill(.orange.shadow(.drop(radius: 3, y: 3))).frame(width: 40, height: 40)
            Color.red.mix(with: .blue, by: 0.5).frame(width: 40, height: 40)
            Image(systemName: "star").symbolVariant(.circle.fill).font(.largeTitle)
        }
    }
}

private struct ShapeRow: View {
    var body: some View {
        HStack(spacing: 10) {
            Rectangle().subtracting(Circle()).frame(width: 40, height: 40)
            Circle().intersection(Circle().offset(x: 20)).fill(.green).frame(width: 40, height: 40)
            Circle().union(Rectangle().offset(x: 20)).fill(.purple).frame(width: 40, height: 40)
            Color.clear.frame(width: 20, height: 40)
            Rectangle()
                .fill(.pink)
                .frame(width: 40, height: 40)
                .clipShape(Circle().stroke(style: StrokeStyle(lineWidth: 10, dash: [10, 5])))
            ContainerRelativeShape().fill(.teal).padding(8)
                .background(.gray.opacity(0.3), in: .rect(cornerRadius: 20))
                .containerShape(.rect(cornerRadius: 20))
                .frame(width: 80, height: 60)
        }
    }
}

private struct TouchRow: View {
    @State private var count = 0

    var body: some View {
        Text("touched: \(count)")
        HStack(spacing: 10) {
            Color.mint.frame(width: 60, height: 60)
                .contentShape(Circle())
                .onTapGesture { count += 1 }
                .accessibilityLabel("Disc")
            ZStack {
                Button("Behind") { count += 10 }
                Color.red.opacity(0.2).allowsHitTesting(false)
            }
            .frame(width: 100, height: 60)
        }
    }
}

private struct CanvasRow: View {
    var body: some View {
        Canvas { context, size in
            let square = Path(CGRect(x: 0, y: 0, width: 40, height: 40))
            context.fill(
                square,
                with: .linearGradient(
                    Gradient(colors: [.red, .blue]), startPoint: .zero, endPoint: CGPoint(x: 40, y: 0)))
            context.translateBy(x: 50, y: 0)
            context.fill(
                square, with: .conicGradient(Gradient(colors: [.yellow, .green]), center: CGPoint(x: 20, y: 20)))
            context.translateBy(x: 50, y: 0)
            context.drawLayer { layer in
                layer.fill(square, with: .color(Color(red: 0, green: 0.5, blue: 0)))
                layer.blendMode = .destinationOut
                layer.fill(Path(ellipseIn: CGRect(x: 10, y: 10, width: 20, height: 20)), with: .color(.black))
            }
            context.draw(Text("Knot").font(.headline).foregroundStyle(.purple), at: CGPoint(x: 80, y: 20))
            if let dot = context.resolveSymbol(id: 1) { context.draw(dot, at: CGPoint(x: 130, y: 20)) }
            context.draw(Image(systemName: "star.fill"), in: CGRect(x: 150, y: 5, width: 30, height: 30))
            var blurred = context
            blurred.addFilter(.blur(radius: 3))
            blurred.stroke(square.offsetBy(dx: 190, dy: 0), with: .color(.orange), lineWidth: 6)
        } symbols: {
            Circle().fill(.teal).frame(width: 20, height: 20).tag(1)
        }
        .frame(width: 350, height: 40)
        .accessibilityLabel("Drawing")
    }
}

private struct Count: View, @preconcurrency Animatable {
    var number: Double
    var animatableData: Double {
        get { number }
        set { number = newValue }
    }

    var body: some View { Text("count: \(Int(number))") }
}

private struct MotionRow: View {
    @State private var share = 0.25
    @State private var number = 0.0
    @State private var ends = 0

    var body: some View {
        HStack(spacing: 10) {
            Circle().trim(to: share).stroke(.blue, lineWidth: 6).padding(3).frame(width: 40, height: 40)
            Count(number: number)
            Button("Move") {
                withAnimation(.linear(duration: 1)) {
                    share = 0.75
                    number = 100
                } completion: {
                    ends += 1
                }
            }
            Text("ends: \(ends)")
            TimelineView(.periodic(from: .now, by: 1)) { context in
                Text(context.cadence == .seconds ? "each second" : "seldom")
            }
        }
    }
}

private struct FingerRow: View {
    @State private var scale = 1.0
    @State private var place = "away"

    var body: some View {
        HStack(spacing: 10) {
            Color.brown.frame(width: 80, height: 60)
                .gesture(MagnifyGesture().onChanged { scale = $0.magnification })
                .accessibilityLabel("Pinched")
            Text("scale: \(scale > 1.5 ? "large" : "small")")
            Color.indigo.frame(width: 60, height: 60).onHover { place = $0 ? "over" : "left" }
            Text("pointer: \(place)")
        }
    }
}

private struct MatchRow: View {
    @Namespace private var cards
    @State private var isRight = false

    var body: some View {
        HStack(spacing: 10) {
            Button("Swap") { withAnimation(.linear(duration: 1)) { isRight.toggle() } }
            if !isRight { card.frame(width: 20, height: 20) }
            Color.clear.frame(width: 100, height: 10)
            if isRight { card.frame(width: 60, height: 40) }
            Circle().fill(.red).frame(width: 20, height: 20).phaseAnimator([1, 0.2]) { $0.opacity($1) }
        }
    }

    private var card: some View { Color.cyan.matchedGeometryEffect(id: "card", in: cards).accessibilityLabel("Card") }
}

/// Lines that go round a place, edges that cast a shadow inward, and paint that changes.
private struct RingRow: View {
    @State private var isOn = false

    private var colors: [Color] {
        [Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1), Color(red: 1, green: 0, blue: 0)]
    }

    var body: some View {
        HStack(spacing: 10) {
            Circle()
                .stroke(AngularGradient(colors: colors, center: .center), style: StrokeStyle(lineWidth: 10))
                .padding(10)
                .frame(width: 80, height: 80)
                .accessibilityElement()
                .accessibilityLabel("Ring")
            Text("A").font(.largeTitle.bold()).foregroundStyle(.blue.shadow(.inner(radius: 2)).shadow(.drop(radius: 1)))
            Ellipse().fill(.blue.shadow(.inner(radius: 4))).frame(width: 60, height: 30)
            Image(systemName: "heart.fill").font(.largeTitle).foregroundStyle(isOn ? .red : .gray)
            Circle().stroke(.blue, lineWidth: isOn ? 12 : 2).frame(width: 30, height: 40)
            Button("Paint") { withAnimation(.linear(duration: 2)) { isOn.toggle() } }
        }
    }
}
