import Foundation
import SceneCore
import SwiftUICore
import SwiftUITesting

/// 10,000 nodes in 2,500 rows, each a square and two texts; the first row can be changed by a button.
struct ManyRows: View {
    static let count = 2500

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 0) {
                FirstRow()
                ForEach(1..<Self.count, id: \.self) { number in
                    HStack {
                        Color.gray.frame(width: 20, height: 20)
                        Text("Row")
                        Text(verbatim: "\(number)")
                    }
                }
            }
        }
    }
}

/// A press of a button changes one text: to one of the same size, or to a wider and higher one.
private struct FirstRow: View {
    @State private var letter = "a"
    @State private var isTall = false

    var body: some View {
        HStack {
            Button("Letter") { letter = letter == "a" ? "o" : "a" }
            Button("Size") { isTall.toggle() }
            ChangingText(letter: letter, isTall: isTall)
        }
    }
}

private struct ChangingText: View {
    let letter: String
    let isTall: Bool

    var body: some View {
        Text(letter)
            .frame(width: 20)
            .frame(height: isTall ? 60 : 40)
    }
}

/// How long a turn takes in which everything is laid out anew, and one in which a single leaf has changed.
@MainActor
func measureLayout() throws {
    guard let tablet = TestDevice(named: "ipad-11") else { return }
    let app = TestApp(on: tablet) { ManyRows() }
    // A width that was never proposed before is in no cache. All texts are.
    let cold = median(of: 20) { app.resize(to: CGSize(width: 700 + Double($0) / 2, height: 900)) }
    report("layout of 10,000 nodes for a new width", cold)
    try measurePress(of: "Letter", in: app, "… after one leaf has changed, of the same size")
    try measurePress(of: "Size", in: app, "… after one leaf has changed its size")
}

/// From the press to the patch, without looking for the button among all that is on screen, which no host has to do.
@MainActor
private func measurePress(of label: String, in app: TestApp, _ what: String) throws {
    let button = try app.driver.find(.button, label).node
    var operations = 0
    let time = median(of: 200) { _ in operations = app.driver.session.send(.press(button))?.operations.count ?? 0 }
    report("\(what), \(operations) operations", time)
}

private func report(_ what: String, _ microseconds: Double) {
    print("headless: \(what)\t\(String(format: "%.2f", microseconds / 1000)) ms")
}
