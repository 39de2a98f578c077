"""Taffy as an engine of the domain stack.

The classes of the package build a style in milliseconds, so its nodes are made directly.
"""
import importlib.metadata
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "Flexbox"))
import flexbox
from stretchable import Style, taffylib
from stretchable.style import AlignItems, FlexDirection, JustifyContent
from stretchable.style.geometry.size import SizeAvailableSpace

USUAL = Style(flex_shrink=0).to_dict()
UNROUNDED = taffylib.init()
taffylib.disable_rounding(UNROUNDED)
AUTO, POINTS = 0, 1
WITHOUT_END = SizeAvailableSpace.default().to_dict()
JUSTIFY = {
    "start": JustifyContent.FLEX_START.value,
    "center": JustifyContent.CENTER.value,
    "end": JustifyContent.FLEX_END.value,
}
ALIGN = {
    "start": AlignItems.FLEX_START.value,
    "center": AlignItems.CENTER.value,
    "end": AlignItems.FLEX_END.value,
}
OTHER = {"start": "end", "center": "center", "end": "start"}


def length(points):
    if points is None:
        return {"dim": AUTO, "value": float("nan")}
    return {"dim": POINTS, "value": points}


def size(width, height):
    return {"width": length(width), "height": length(height)}


def node(box, in_row, mirrored):
    """Makes a node and those inside it: (box, its number, children)."""
    top, start, bottom, end = (length(side) for side in box.padding)
    left, right = (end, start) if mirrored else (start, end)
    # There is no reading direction: rows are reversed, columns aligned the other way.
    row = FlexDirection.ROW_REVERSE if mirrored else FlexDirection.ROW
    align = OTHER[box.align] if mirrored and not box.row else box.align
    style = dict(
        USUAL,
        flex_direction=(row if box.row else FlexDirection.COLUMN).value,
        justify_content=JUSTIFY[box.justify],
        align_items=ALIGN[align],
        flex_grow=1.0 if box.grows else 0.0,
        size=size(box.width, box.height),
        padding={"top": top, "right": right, "bottom": bottom, "left": left},
        gap=size(box.gap, box.gap),
    )
    if box.least is not None:
        style["flex_basis"] = length(0.0)
        style["min_size"] = size(*((box.least, None) if in_row else (None, box.least)))
    made = taffylib.node_create(UNROUNDED, style)
    children = [node(child, box.row, mirrored) for child in box.children]
    for child in children:
        taffylib.node_add_child(UNROUNDED, made, child[1])
    return box, made, children


def frames(tree, x=0.0, y=0.0):
    box, made, children = tree
    place = taffylib.PyLayout()
    taffylib.node_get_layout(UNROUNDED, made, place)
    yield [box.path, x + place.x, y + place.y, place.width, place.height]
    for child in children:
        yield from frames(child, x + place.x, y + place.y)


def lay_out(root, right_to_left):
    tree = node(root, True, right_to_left)
    taffylib.node_compute_layout(UNROUNDED, tree[1], WITHOUT_END)
    answer = list(frames(tree))
    taffylib.node_drop_all(UNROUNDED)
    return answer


flexbox.serve("taffy", importlib.metadata.version("stretchable"), lay_out)
