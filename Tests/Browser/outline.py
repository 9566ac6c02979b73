"""Chromium's accessibility tree, written like the outline of a scene (Sources/SceneCore/Outline.swift)."""

# What Chromium calls each role of ours.
ROLES = {
    "RootWebArea": "application",
    "region": "region",
    "dialog": "dialog",
    "heading": "heading",
    "paragraph": "text",
    "image": "image",
    "button": "button",
    "link": "link",
    "switch": "switch",
    "progressbar": "progressbar",
    "meter": "gauge",
    "slider": "slider",
    "spinbutton": "stepper",
    "group": "group",
    "list": "list",
    "listitem": "listitem",
    "textbox": "textfield",
    "menu": "menu",
    "menuitem": "menuitem",
    "menuitemcheckbox": "menuitemcheckbox",
    "menuitemradio": "menuitemradio",
    "radiogroup": "radiogroup",
    "radio": "radio",
    "tablist": "tablist",
    "tab": "tab",
    "tabpanel": "tabpanel",
}
# What only groups, or is the text within something that has a meaning.
SILENT = {"none", "generic", "main", "StaticText", "InlineTextBox", "ListMarker"}


def of(page):
    session = page.context.new_cdp_session(page)
    nodes = session.send("Accessibility.getFullAXTree")["nodes"]
    by_id = {node["nodeId"]: node for node in nodes}
    lines = []

    def attributes(node):
        described = session.send("DOM.describeNode", {"backendNodeId": node["backendDOMNodeId"]})["node"]
        flat = described.get("attributes", [])
        return dict(zip(flat[::2], flat[1::2]))

    def text(node):
        if node["role"]["value"] == "StaticText":
            return [node["name"]["value"]]
        return [part for child in node["childIds"] if child in by_id for part in text(by_id[child])]

    def collect(node, depth):
        role = node["role"]["value"]
        # Chromium calls each part of a page that can be dragged a group.
        is_dragged = role == "group" and attributes(node).get("draggable") and "role" not in attributes(node)
        is_silent = is_dragged or node["ignored"] or role in SILENT
        if not is_silent:
            lines.append("  " * depth + line(node, role))
        for child in node["childIds"]:
            if child in by_id:
                collect(by_id[child], depth if is_silent else depth + 1)

    def line(node, role):
        if role == "RootWebArea":
            return ROLES[role]
        name = node.get("name", {}).get("value", "") or (" ".join(text(node)) if role == "paragraph" else "")
        words = [ROLES.get(role, f"unknown ({role})")]
        if name:
            words.append('"' + " ".join(name.split()) + '"')
        value = node.get("value", {}).get("value")
        if role == "progressbar" and value is not None:
            value = f"{value:g}%"
        if role in {"meter", "slider", "spinbutton"}:
            value = attributes(node).get("aria-valuetext", "")
        # A button has no value in a browser: it is described by it, and by its hint.
        hint = node.get("description", {}).get("value") or ""
        own = attributes(node).get("data-value") if role == "button" and hint else None
        if own and hint.startswith(own):
            value, hint = own, hint[len(own):].removeprefix(", ")
        if value:
            words.append(f'value "{value}"'.replace("\n", " "))
        if hint:
            words.append(f'hint "{hint}"')
        facts = {fact["name"]: fact["value"].get("value") for fact in node.get("properties", [])}
        if "checked" in facts:
            words.append("on" if facts["checked"] == "true" else "off")
        if "true" in (attributes(node).get("aria-current"), attributes(node).get("aria-selected")):
            words.append("selected")
        if facts.get("disabled"):
            words.append("disabled")
        if "expanded" in facts:
            words.append("expanded" if facts["expanded"] else "collapsed")
        return " ".join(words)

    collect(nodes[0], 0)
    session.detach()
    return "\n".join(lines)
