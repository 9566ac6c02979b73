/// What the loop tells of the network.
protocol NetworkEvents: AnyObject {
    /// A request has come. It is answered, now or later, through the exchange.
    func asked(_ request: RequestHead, on exchange: Exchange)
    /// The client went away before it had its answer.
    func abandoned(_ exchange: Exchange)
    /// A client wants to open a socket.
    func admission(of request: RequestHead) -> Admission
    func opened(_ socket: ClientSocket)
    /// A whole message has come. The bytes are valid during the call.
    func received(_ message: UnsafeRawBufferPointer, on socket: ClientSocket)
    func closed(_ socket: ClientSocket)
}

enum Admission {
    case allowed(ClientSocket)
    case refused(Refusal)
}
