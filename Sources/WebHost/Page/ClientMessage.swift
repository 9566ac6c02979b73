import Foundation
import SceneCore

/// What the page tells the app.
///
/// # The wire, version 1 (subprotocol `martlet.1`), from the page to the app
///
/// A message is one JSON array in one text frame, without spaces:
///
///     ["h","token",revision,"zone",window]   hello: the page shows that scene at that revision, and asks for what it missed; the
///                                       name of the person's time zone may be left out
///     ["p",node,revision]               a press of a node, as the person saw it at that revision
///     ["s",node,distance,velocity,revision]   a sheet is let go: px down from where it had rested, and px a second down
///     ["e",node,revision]               the person wants a sheet or a popup away (the Escape key)
///     ["m",node,revision]               the person wants the menu that a node with `data-menu` has
///     ["r",node,edge,long,revision]     a row was swiped away from an edge (0: leading, 1: trailing), far (1) or not (0)
///     ["w",node,steps,revision]         a row was moved by so many places, up if less than nothing
///     ["u",node,revision]               what scrolls was pulled down, to be loaded anew
///     ["g",node,phase,x,y,left,top,time]  a pointer in a node that has `data-pointers`: what it does, where it is and where
///                                       the node's top left corner is in the window, in px, and when, in ms
///     ["o",node,x,y,"motion",request]   a node that has `data-scrolled` stands so many px from the top left of what it scrolls;
///                                       how it goes on, and the number of what it was last asked to do and has done, or 0
///     ["x",node,source,flag]            something has come over a node that has `data-drops` (1), or has gone (0); its own node, or 0
///                                       for what comes from elsewhere
///     ["k",node,source,x,y,"text"]      it was let go there, so many px from the node's top left; what it says, if it is from elsewhere
///     ["d",window]                      the window changed
///     ["a",node,"i"]                    something is made one step more; `d` less, `b` a finger takes hold of a slider's thumb, `e`
///                                       lets go of it
///     ["a",node,"t",part]               a slider's thumb is moved along its track, which goes from 0 to 1
///     ["t",node,number,"text"]          the person wrote into a field: its whole text, and the number of the edit, from 1
///     ["n",node]                        the return key was pressed in a field
///     ["q",node,"text"]                 what was copied elsewhere is taken in by a node with `data-pastes`
///     ["f",node]                        a field, or a node with `data-heard` or something in it, has got the focus
///     ["b",node]                        it has lost it, to nothing of the kind
///     ["y",node,phase,"key",held,flag]  a key, as browsers call it, was pressed (`d`), is held (`r`) or was let go (`u`) in what has
///                                       the focus; the sum of what is held with it: 1 shift, 2 control, 4 option, 8 command, 16
///                                       Caps Lock, 32 for a key of the block of digits; and whether what the key does by itself
///                                       is left to the app (1)
///     ["v",flag]                        the page can be seen (1), or no longer (0)
///
/// A page that has lost track says hello with the largest revision that there is, 9007199254740991, which no scene reaches.
///
/// A pointer's phase is `b` (it begins), `m` (moves), `h` (has been held for a while), `e` (ends), `p` (none has followed) or
/// `c` (it serves something else); with `z`, two numbers more say how many times as far apart two pointers are as at first and
/// how far they have turned, in radians. A pointer that is not down, in a node that has `data-hover`, is told of with `o` (it has
/// come over the node), `w` (it moves) and `l` (it has left).
///
/// A scroll node's motion is `z` (none), `i` (it follows the person), `d` (the person has let go) or `a` (the app moves it).
///
/// A window is `[width, height, scale, top, left, bottom, right, touched, dark, wishes, text]`, with one number more while a
/// keyboard is on screen, how much of `bottom` is its: its size in px, the device
/// pixels in each, its safe area in px, which a keyboard on screen is part of, two flags (0 or 1): whether the main pointer
/// is a finger and whether the person wants dark colours, the sum of their other wishes (1: less motion, 2: nothing that shines
/// through, 4: more contrast), and how large they want text, as a multiple.
/// Numbers have no exponent. A token is 1 to 128 characters of printable ASCII without `"` and `\`.
package enum ClientMessage: Equatable, Sendable {
    case hello(token: String, revision: Int, device: Device)
    case press(NodeID, revision: Int)
    case sheetReleased(NodeID, distance: CGFloat, velocity: CGFloat, revision: Int)
    case dismissRequested(NodeID, revision: Int)
    case menuRequested(NodeID, revision: Int)
    case rowSwiped(NodeID, from: SwipedEdge, isLong: Bool, revision: Int)
    case rowMoved(NodeID, by: Int, revision: Int)
    case refreshRequested(NodeID, revision: Int)
    case pointer(PointerEvent)
    case scrolled(ScrollReport)
    case drag(SceneDrag)
    case device(Device)
    case adjust(NodeID, SceneAdjustment)
    case edit(TextEdit)
    case submit(NodeID)
    case paste(NodeID, String)
    case focus(NodeID)
    case blur(NodeID)
    case key(SceneKeyStroke)
    case visibility(Bool)

    /// Reads one whole message. Anything but the forms above is refused.
    package init(_ bytes: UnsafeRawBufferPointer) throws(ClientMessageError) {
        var reader = MessageReader(bytes)
        self = try reader.message()
        try reader.end()
    }
}

/// Why a message was refused, in a sentence that fits the reason of a closing WebSocket (123 bytes).
package enum ClientMessageError: Error, Equatable, CustomStringConvertible {
    case endsEarly
    case unexpectedByte(at: Int)
    case numberOutOfRange(before: Int)

    package var description: String {
        switch self {
        case .endsEarly: "The message ends too early. Reload the page to get a client that speaks martlet.1."
        case .unexpectedByte(let place): "The message is malformed at byte \(place). Reload the page and try again."
        case .numberOutOfRange(let place):
            "The message has a number out of range before byte \(place). Reload the page and try again."
        }
    }
}
