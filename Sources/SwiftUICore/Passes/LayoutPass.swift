/// Places what has changed its size, and what that moves, in the windows where anything has.
@MainActor
struct LayoutPass {
    let windows: [Window]

    func run() {
        for window in windows { window.layOut() }
    }
}
