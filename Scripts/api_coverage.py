"""Writes docs/api-coverage.md from symbol graphs, the tests, and the list of much-used names. Scripts/api-coverage calls it.

    api_coverage.py GRAPHS [INTERFACE…]

GRAPHS is a folder of symbol graphs of our modules. With published interface files, a public name of ours that is in none of
them and not in apple-names.txt is an error.
"""
import collections
import json
import pathlib
import re
import sys

from api_interface import names as names_of_interface

ROOT = pathlib.Path(__file__).resolve().parents[1]
REPORT = ROOT / "docs" / "api-coverage.md"
APPLE = ROOT / "Scripts" / "apple-names.txt"
# What every type has by the protocols that it conforms to.
USUAL = {"==(_:_:)", "!=(_:_:)", "<(_:_:)", "hash(into:)", "encode(to:)", "init(from:)", "hashValue", "description",
         "debugDescription", "body", "Body", "RawValue", "ID", "rawValue", "init(rawValue:)", "allCases", "AllCases",
         "ArrayLiteralElement", "Element", "Iterator", "Index", "customMirror", "Animatable.animatableData"}
KINDS = {"modifier": "modifier", "type": "type", "wrapper": "property wrapper", "environment": "environment key"}
# Names of the list that belong to other frameworks, or that Swift itself has.
FOREIGN = {"@MainActor", "@Observable", "@ObservationIgnored", "@Sendable", "@escaping", "@available", "@discardableResult",
           "@objc", "@autoclosure", "@unknown", "@inlinable", "@unchecked", "@frozen", "@preconcurrency", "@retroactive",
           "@nonobjc", "@testable", "@IBOutlet", "@IBAction", "@NSManaged", "@resultBuilder", "@propertyWrapper",
           "@dynamicMemberLookup", "@convention", "@warn_unqualified_access", "@usableFromInline", "@globalActor",
           "@main", "@UIApplicationMain", "#Predicate", "UTType"}


def main(graphs, interfaces):
    symbols, conformances = read_symbols(pathlib.Path(graphs))
    tests = Tests(ROOT / "Tests")
    used = read_frequency(ROOT / "Scripts" / "api-frequency.txt")
    write(symbols, tests, used)
    if interfaces:
        check(symbols, conformances, interfaces)


def read_symbols(folder):
    """Our public names by module: `Type.member(label:)`, without those that begin with an underscore; and the protocols that
    each type conforms to."""
    symbols, conformances, paths = collections.defaultdict(set), collections.defaultdict(set), {}
    for file in sorted(folder.glob("*.json")):
        module = file.name.split(".")[0].split("@")[0]
        graph = json.loads(file.read_text())
        for symbol in graph["symbols"]:
            path = symbol["pathComponents"]
            paths[symbol["identifier"]["precise"]] = ".".join(path)
            if any(part.startswith("_") for part in path) or not re.match(r"`?\w", path[-1]) or path[-1] in USUAL or ".".join(path[-2:]) in USUAL:
                continue
            symbols[module].add(".".join(path))
        for relation in graph["relationships"]:
            if relation["kind"] == "conformsTo" and relation["source"] in paths:
                protocol = paths.get(relation["target"], relation.get("targetFallback", "").rpartition(".")[2])
                conformances[paths[relation["source"]]].add(protocol)
    return symbols, conformances


def read_frequency(file):
    rows = [line.split("\t") for line in file.read_text().splitlines() if line and not line.startswith("#")]
    return [(kind, name, int(files)) for kind, name, files, _ in rows]


class Tests:
    """Which test uses a name, in the order of the files."""

    def __init__(self, folder):
        self.blocks = []
        for file in sorted(folder.glob("*Tests/**/*.swift")):
            text = re.sub(r"//[^\n]*", "", file.read_text())
            place = file.relative_to(folder).parts[0] + "/" + file.stem
            marks = list(re.finditer(r"@Test\(\s*\"((?:[^\"\\]|\\.)*)\"", text))
            for index, mark in enumerate(marks):
                end = marks[index + 1].start() if index + 1 < len(marks) else len(text)
                self.blocks.append((f"{place}: {mark[1]}", set(words(text[mark.end():end]))))
            if marks:
                # Views that the tests of the file show.
                self.blocks.append((f"{place}", set(words(text[:marks[0].start()]))))

    def of(self, name, members=()):
        """A test that names it; of a type, or else one that uses it by its members: `.leading` is how an `Edge` is written."""
        word = last_word(name)
        if "." not in base(name) and not name[:1].isupper():
            return self.using({word})
        if "." in base(name):
            return self.using({"." + word, word + ":"})
        by_members = {"." + member for member in (*members, short_style(word)) if member}
        return self.using({word}) or (self.using(by_members) if by_members else None)

    def using(self, looked_for):
        return next((title for title, found in self.blocks if looked_for & found), None)


def short_style(name):
    """How a style is written at the place that takes one: `BorderedButtonStyle` is `.bordered`."""
    match = re.match(r"(\w+?)((Button|Toggle|Label|List|Text\s*Field|GroupBox|Progress|Picker|Gauge|Menu|DatePicker|Form)"
                     r"(View)?Style|ControlGroupStyle|LabeledContentStyle|NavigationSplitViewStyle|ShapeStyle|Style)$", name)
    if not match:
        return None
    short = match[1][:1].lower() + match[1][1:]
    return {"default": "automatic", "switch": "`switch`"}.get(short, short)


def words(text):
    """Names as they are used: `.member`, `Type`, and `label:`."""
    return re.findall(r"\.?\w+|\w+:", text) + re.findall(r"\w+:", text)


def last_word(name):
    member = name.rsplit(".", 1)[-1] if "(" not in name else name[:name.index("(")].rsplit(".", 1)[-1]
    return member.strip("`")


def base(name):
    """The name without labels: overloads are one line of the report."""
    return name.split("(")[0]


def write(symbols, tests, used):
    ours = symbols["SwiftUICore"] | symbols["NavigationCore"]
    types = sorted({name for name in ours if "." not in base(name)})
    members = collections.defaultdict(set)
    for name in ours:
        owner, _, member = base(name).rpartition(".")
        # How a subscript is used has no name.
        if owner and member not in ("init", "subscript"):
            members[owner].add(member)
    others = (symbols[module] for module in ("Combine", "CoreTransferable", "UniformTypeIdentifiers"))
    known = {last_word(name) for name in ours.union(*others)}
    lacking = [row for row in used if row[1] not in FOREIGN and plain(row[1]) not in known]

    lines = ["# Which of SwiftUI's names there are", "",
             "Generated by `make api-coverage`; edits are lost. A name is listed with a test that uses it.", ""]
    lines += summary(types, members, tests, used, lacking)
    lines += ["", "## Much-used names that are not there yet", "",
              "In the order of use, from a count over 4,074 files of real apps "
              "([Scripts/api-frequency.txt](../Scripts/api-frequency.txt)).", "",
              "| rank | name | kind | files |", "| --- | --- | --- | --- |"]
    ranks = {name: rank for rank, (_, name, _) in enumerate(used, 1)}
    lines += [f"| {ranks[name]} | `{name}` | {KINDS.get(kind, kind)} | {files} |" for kind, name, files in lacking]
    lines += ["", "## Modifiers and other members of `View`", ""] + table(sorted(members["View"]), tests, "View.")
    lines += ["", "## Environment", ""] + table(sorted(members["EnvironmentValues"]), tests, "EnvironmentValues.")
    lines += ["", "## Types", "", "| type | test | members |", "| --- | --- | --- |"]
    for name in types:
        if name in ("View", "EnvironmentValues") or not name[:1].isupper():
            continue
        shown = ", ".join(f"`{member}`" for member in sorted(members[name]) if not member[:1].isupper())
        lines.append(f"| `{name}` | {tests.of(name, members[name]) or '–'} | {shown} |")
    functions = [base(name) for name in types if not name[:1].isupper()]
    lines += ["", "## Functions", ""] + table(sorted(set(functions)), tests, "")
    REPORT.write_text("\n".join(lines).replace(" \n", "\n") + "\n")
    print(f"{REPORT.relative_to(ROOT)}: {lines[4]}")


def summary(types, members, tests, used, lacking):
    own = list(types) + [f"View.{name}" for name in members["View"]]
    own += [f"EnvironmentValues.{name}" for name in members["EnvironmentValues"]]
    untested = sorted(name for name in own if tests.of(name, members[name]) is None)
    first = [sum(1 for row in used[:count] if row in lacking) for count in (100, 200, 400)]
    return [
        f"{len(types)} types and functions, {len(members['View'])} modifiers, "
        f"{len(members['EnvironmentValues'])} environment keys; {len(own) - len(untested)} of these {len(own)} with a test. "
        f"Of the 100, 200 and 400 most used names, {first[0]}, {first[1]} and {first[2]} are missing.",
        "", "Without a test: " + (", ".join(f"`{name}`" for name in untested) or "none") + "."]


def plain(name):
    """A name of the list as a bare word."""
    return re.split(r"[(.]", name.strip("@#\\").removeprefix("Font.").lstrip("."))[0]


def table(names, tests, prefix):
    rows = [f"| `{name}` | {tests.of(prefix + name) or '–'} |" for name in names]
    return ["| name | test |", "| --- | --- |"] + rows


def check(symbols, conformances, interfaces):
    """Fails for a public name of ours that is not Apple's."""
    theirs = set()
    for interface in interfaces:
        theirs |= names_of_interface(pathlib.Path(interface).read_text())
    extra = foreign_names(symbols, conformances, theirs, read_listed(APPLE.read_text()))
    for line in extra:
        print(f"not a name of SwiftUI's: {line}", file=sys.stderr)
    if extra:
        sys.exit(f"{len(extra)} public names are in no interface. Make them internal, or add them to Scripts/apple-names.txt "
                 "with where Apple's documentation has them.")


def read_listed(text):
    """The names of a list such as apple-names.txt."""
    return {line.split()[0] for line in text.splitlines() if line and not line.startswith("#")}


def foreign_names(symbols, conformances, theirs, listed):
    """Our public names that are in no interface and not listed, each behind its module."""
    known = theirs | listed

    def is_known(name):
        owner, _, member = split_owner(name)
        # What a protocol asks for is there in every type that conforms to it, whether an interface says so or not.
        asked = (f"{protocol}.{member}" for protocol in conformances.get(owner, ()))
        # A listed type is listed with its members.
        whole = {name, base(name).split(".")[0]} & listed or {name} & theirs
        return bool(whole) or any(one in known for one in asked)

    return sorted(f"{module}: {name}" for module in symbols for name in symbols[module] if not is_known(name))


def split_owner(name):
    """The type, and the member with its labels."""
    owner = base(name).rpartition(".")[0]
    return owner, ".", name[len(owner) + 1:] if owner else name


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
