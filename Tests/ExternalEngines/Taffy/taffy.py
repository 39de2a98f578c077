"""Taffy as an engine of the domain stack."""
import importlib.metadata
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "Flexbox"))
import flexbox
from stretchable import Edge, Node
from stretchable.style import AlignItems, FlexDirection, JustifyContent
from stretchable.style.geometry.length import AUTO
from stretchable.style.geometry.rect import Rect
from stretchable.style.geometry.size import Size

JUSTIFY = {
    "start": JustifyContent.FLEX_START,
    "center": JustifyContent.CENTER,
    "end": JustifyContent.FLEX_END,
}
ALIGN = {
    "start": AlignItems.FLEX_START,
    "center": AlignItems.CENTER,
    "end": AlignItems.FLEX_END,
}
OTHER = {"start": "end", "center": "center", "end": "start"}


def node(box, in_row, mirrored):
    top, start, bottom, end = box.padding
    left, right = (end, start) if mirrored else (start, end)
    # There is no reading direction: rows are reversed, columns aligned the other way.
    row = FlexDirection.ROW_REVERSE if mirrored else FlexDirection.ROW
    align = OTHER[box.align] if mirrored and not box.row else box.align
    style = dict(
        flex_direction=row if box.row else FlexDirection.COLUMN,
        justify_content=JUSTIFY[box.justify],
        align_items=ALIGN[align],
        flex_shrink=0.0,
        flex_grow=1.0 if box.grows else 0.0,
        size=Size(*(AUTO if side is None else side for side in (box.width, box.height))),
        padding=Rect(top, right, bottom, left),
        gap=box.gap,
    )
    if box.least is not None:
        style["flex_basis"] = 0.0
        style["min_size"] = Size(*((box.least, AUTO) if in_row else (AUTO, box.least)))
    return Node(*(node(child, box.row, mirrored) for child in box.children), **style)


def frames(box, made):
    place = made.get_box(Edge.BORDER, relative=False)
    yield [box.path, place.x, place.y, place.width, place.height]
    for child, inner in zip(box.children, made):
        yield from frames(child, inner)


def lay_out(root, right_to_left):
    made = node(root, True, right_to_left)
    made.compute_layout(use_rounding=False)
    return list(frames(root, made))


flexbox.serve("taffy", importlib.metadata.version("stretchable"), lay_out)
