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
