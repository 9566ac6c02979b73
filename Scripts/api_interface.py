"""Reads the names that a published interface of a Swift module declares: `Type.member(label:)` for each."""
import re

DECLARATION = re.compile(
    r"(?:@[\w.]+(?:\([^)]*\))?\s+)*"
    r"(?:(?:public|open|final|static|class|mutating|nonmutating|override|convenience|required|indirect|prefix|postfix|infix"
    r"|dynamic|weak|unowned(?:\(\w+\))?|nonisolated(?:\(\w+\))?|borrowing|consuming|__consuming|isolated|async|lazy)\s+)*"
    r"(struct|class|enum|protocol|actor|extension|func|init|subscript|var|let|case|typealias|associatedtype|macro)\b[?!]?\s*(.*)")
TYPES = {"struct", "class", "enum", "protocol", "actor", "extension"}


def names(text):
    """All names, those of members behind the name of their type."""
    found, around = set(), []
    for line in text.splitlines():
        line = line.strip()
        match = DECLARATION.match(line)
        opens = line.count("{") - line.count("}")
        entry = None
        if match and not line.startswith("//"):
            kind, rest = match.groups()
            if kind in TYPES:
                entry = type_name(rest)
                entry = entry if kind == "extension" else ".".join(filter(None, [context(around), entry]))
                found.add(entry)
            else:
                for name in member_names(kind, rest):
                    found.add(".".join(filter(None, [context(around), name])))
        if opens > 0:
            around += [entry] + [None] * (opens - 1)
        elif opens < 0:
            del around[opens:]
    return found


def context(around):
    return next((name for name in reversed(around) if name), None)


def type_name(rest):
    """Without the module in front and without what it is generic over."""
    name = re.match(r"[\w.`]+", rest)
    parts = name[0].strip(".").split(".") if name else []
    return ".".join(parts[1:] if len(parts) > 1 and parts[0] in MODULES else parts)


MODULES = {"SwiftUI", "SwiftUICore", "Swift", "Foundation", "CoreGraphics", "CoreFoundation", "Combine", "Dispatch",
           "Observation"}


def member_names(kind, rest):
    if kind in ("var", "let"):
        # Several may stand on one line: `var first, second: Double`.
        found = [re.match(r"`?(\w+)`?\s*(?:[:={]|$)", part) for part in split(rest)]
        return [name[1] for name in found if name]
    if kind in ("typealias", "associatedtype"):
        name = re.match(r"`?(\w+)`?", rest)
        return [name[1]] if name else []
    if kind == "case":
        # Several cases may stand on one line.
        return [with_labels(part) for part in split(rest)]
    if kind == "init":
        return [with_labels("init" + rest)]
    if kind == "subscript":
        # Its parameters have no labels unless two names say so.
        named = with_labels("subscript" + rest)
        return [named, re.sub(r"\w+:", "_:", named)]
    return [with_labels(rest)]


def with_labels(rest):
    """`name(label:_:)` of a declaration that begins with its name; the name alone where there are no brackets."""
    name = re.match(r"`?([\w]+|[^\s\w(<`]+)`?\??", rest)
    if not name:
        return rest.split("(")[0].strip()
    after = without_generics(rest[name.end():].lstrip())
    if not after.startswith("("):
        return name[1]
    inside = bracketed(after)
    labels = [label(part) for part in split(inside)]
    return f"{name[1]}({''.join(one + ':' for one in labels)})" if labels else f"{name[1]}()"


def label(parameter):
    match = re.match(r"(?:@[\w.]+(?:<[^>]*>)?(?:\([^)]*\))?\s+)*`?(\w+)`?(?:\s+`?\w+`?)?\s*:", parameter)
    return match[1] if match else "_"


def without_generics(text):
    if not text.startswith("<"):
        return text
    depth = 0
    for index, character in enumerate(text.replace("->", "  ")):
        depth += {"<": 1, ">": -1}.get(character, 0)
        if depth == 0:
            return text[index + 1:].lstrip()
    return text


def bracketed(text):
    depth = 0
    for index, character in enumerate(text):
        depth += {"(": 1, ")": -1}.get(character, 0)
        if depth == 0:
            return text[1:index]
    return text[1:]


def split(text):
    """At the commas that are in no brackets and in no text."""
    parts, depth, part, quoted = [], 0, "", False
    plain = text.replace("->", "  ")
    for character, shown in zip(plain, text):
        if character == '"':
            quoted = not quoted
        if not quoted:
            depth += {"(": 1, "[": 1, "{": 1, "<": 1, ")": -1, "]": -1, "}": -1, ">": -1}.get(character, 0)
        if character == "," and depth == 0 and not quoted:
            parts.append(part.strip())
            part = ""
        else:
            part += shown
    return parts + [part.strip()] if part.strip() else parts
