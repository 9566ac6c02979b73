/// Carries something to another thread. Combine's API hands closures and values from thread to thread without asking
/// whether they are `Sendable`; as on Apple's systems, it is the app that answers for them.
struct Transfer<Value>: @unchecked Sendable {
    let value: Value

    init(_ value: Value) {
        self.value = value
    }
}
