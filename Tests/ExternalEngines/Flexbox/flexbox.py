"""Turns stack cases into trees of flexbox boxes; the engines beside it lay them out."""
import json
import sys

START, CENTER, END = "start", "center", "end"
SIDES = {"leading": START, "top": START, "trailing": END, "bottom": END}
USUAL_PADDING, LEAST_SPACER = 16, 8


class Unsupported(Exception):
    """What flexbox has no word for, or not the same."""


class Box:
    """One box of the answer, with the style that an engine gives it."""

    def __init__(self, path, children=(), row=True):
        self.path = path
        self.children = list(children)
        self.row = row
        self.justify = self.align = CENTER
        self.width = self.height = None
        self.least = None  # the least length along the parent, shared out from nothing
        self.grows = False
        self.padding = (0, 0, 0, 0)  # top, start, bottom, end
        self.gap = 0

    def walk(self):
        yield self
        for child in self.children:
            yield from child.walk()


def number(value):
    """A finite length, at least zero; the protocol has words for what is not."""
    if not isinstance(value, (int, float)) or not 0 <= value < float("inf"):
        raise Unsupported(f"the length {value}")
    return float(value)


def lengths(frame):
    """What a frame says of width and height, `None` where it says nothing."""
    sides = (frame.get("width"), frame.get("height"))
    return [None if side is None else number(side) for side in sides]


def split(alignment):
    """An alignment by name as (horizontal, vertical)."""
    sides = [CENTER, CENTER]
    for name, side in SIDES.items():
        if name in alignment.lower():
            sides[name in ("top", "bottom")] = side
    return sides


def edges(modifier):
    names = ("top", "leading", "bottom", "trailing")
    if not any(name in modifier for name in names):
        if "edges" in modifier:
            raise Unsupported("padding by named edges")
        return (number(modifier.get("length", USUAL_PADDING)),) * 4
    return tuple(number(modifier.get(name, 0)) for name in names)


def given(view, row):
    """How many modifiers there are up to the frame that says how long the view is, if one does."""
    for count, modifier in enumerate(view.get("modifiers", ()), 1):
        if modifier["op"] == "frame" and modifier.get("width" if row else "height") is not None:
            return count
    return 0


def wrapped(box, view, path, filled, row):
    """The boxes of the modifiers around one; the first few hand their length on along an axis."""
    for count, modifier in enumerate(view.get("modifiers", ()), 1):
        outer = Box(f"{path}@{count}", [box], row if count <= filled else True)
        if count <= filled:
            box.grows, box.least = True, 0.0
        if modifier["op"] == "frame":
            across, down = split(modifier.get("alignment", CENTER))
            outer.justify, outer.align = (across, down) if outer.row else (down, across)
            outer.width, outer.height = lengths(modifier)
        elif modifier["op"] == "padding":
            outer.padding = edges(modifier)
        else:
            raise Unsupported(f"the modifier {modifier['op']}")
        box = outer
    return box


def leaf(view, path, parent_row):
    """A color; without a length along its stack it takes a share of what is left."""
    box = Box(path)
    modifiers = view.get("modifiers", ())
    first = modifiers[0] if modifiers else {}
    if first.get("op") != "frame":
        raise Unsupported("a color without lengths")
    sides = lengths(first)
    box.width, box.height = sides
    if None not in sides:
        return wrapped(box, view, path, 0, True)
    along, across = sides if parent_row else sides[::-1]
    if parent_row is None or len(modifiers) > 1 or along is not None or across is None:
        raise Unsupported("a color without one of its lengths")
    outer = wrapped(box, view, path, 1, parent_row)
    outer.least = 0.0
    return outer


def spacer(view, path, parent_row):
    if parent_row is None or view.get("modifiers"):
        raise Unsupported("a spacer in a stack of no given length, or with modifiers")
    box = Box(path)
    box.least = number(view.get("minLength", LEAST_SPACER))
    return box


def stack(view, path):
    row = view["type"] == "HStack"
    filled = given(view, row)
    base = "" if path == "/" else path
    views = view.get("children", ())
    children = [tree(v, f"{base}/{i}", row if filled else None) for i, v in enumerate(views)]
    box = Box(path, children, row)
    box.justify, box.align = START, split(view.get("alignment", CENTER))[1 if row else 0]
    spacers = [v["type"] == "Spacer" for v in views]
    if view.get("spacing") is None:
        raise Unsupported("the spacing that views prefer")
    box.gap = number(view["spacing"])
    # Spacers give way to all else that grows.
    shares = [child.least is not None for child in children]
    others = any(share and not is_spacer for share, is_spacer in zip(shares, spacers))
    filled = filled if any(shares) else 0
    for child, share, is_spacer in zip(children, shares, spacers):
        child.grows = share and not (is_spacer and others)
    return wrapped(box, view, path, filled, row)


def tree(view, path="/", parent_row=None):
    """The boxes of a view, the outermost first."""
    kind = view["type"]
    if kind == "Color":
        return leaf(view, path, parent_row)
    if kind == "Spacer":
        return spacer(view, path, parent_row)
    if kind in ("HStack", "VStack"):
        return stack(view, path)
    raise Unsupported(f"a {kind}")


def answer(case, lay_out):
    """The answer to a case, laid out by `lay_out(root, rightToLeft)`, which yields the frames."""
    try:
        root = tree(case["view"])
        frames = list(lay_out(root, case.get("layoutDirection") == "rightToLeft"))
    except Unsupported as reason:
        return {"error": f"unsupported: {reason}"}
    return {"frames": frames, "size": frames[0][3:]}


def serve(name, version, lay_out):
    """Speaks the engine protocol until the input ends."""
    sys.stdin.readline()
    greeting = {"plumb": 1, "engine": name, "version": version, "domains": ["stack"]}
    print(json.dumps(greeting), flush=True)
    for line in sys.stdin:
        request = json.loads(line)
        reply = {"id": request["id"], **answer(request["case"], lay_out)}
        print(json.dumps(reply), flush=True)
