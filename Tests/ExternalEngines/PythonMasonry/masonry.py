"""Masonry in thirty lines, with one fault planted: an item too wide for its lane sticks out."""
import json
import sys


def masonry(case):
    gap, width = case["laneSpacing"], case["container"]["width"]
    width = 10 if width is None else width
    sizes = [item[side] for item in case["items"] for side in ("width", "height")]
    if case["lanes"] < 1 or not all(0 <= float(n) < float("inf") for n in sizes + [gap, width]):
        return {"error": "what is negative or without end cannot be laid out"}
    lane = max(0, (width - (case["lanes"] - 1) * gap) / case["lanes"])
    ends, frames, height = [0.0] * case["lanes"], [], 0.0
    for item in case["items"]:
        place = ends.index(min(ends))
        cross, main = item["width"], item["height"]
        if item["sizing"] == "scale":
            cross, main = lane, lane * main / cross if cross > 0 else 0
        # The fault: a right engine cuts a fixed width to min(cross, lane).
        frames.append([place * (lane + gap), ends[place], cross, main])
        height = max(height, ends[place] + main)
        ends[place] += main + case["itemSpacing"]
    return {"frames": frames, "size": [width, height]}


sys.stdin.readline()
print('{"plumb":1,"engine":"python","version":"1","domains":["masonry"]}', flush=True)
for line in sys.stdin:
    request = json.loads(line)
    print(json.dumps({"id": request["id"], **masonry(request["case"])}), flush=True)
