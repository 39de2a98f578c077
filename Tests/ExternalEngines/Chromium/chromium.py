#!/usr/bin/env python3
"""Headless Chromium as a masonry engine: cases are laid out as CSS `display: grid-lanes`."""

import json
import os
import sys

import browser

FOLDER = os.path.dirname(os.path.abspath(__file__))
# Beyond this a measured box is no longer exact: it comes in single precision.
LARGEST = 1 << 18


def lengths(case):
    """Every length of a case that the browser is given."""
    yield from (case["laneSpacing"], case["itemSpacing"], case.get("tolerance", 0))
    yield from case.get("insets", {}).values()
    yield from (length for length in case["container"].values() if length is not None)
    for item in case["items"]:
        yield from (item["width"], item["height"])
        yield from (item[bound] for bound in ("minimum", "maximum") if bound in item)


def refusal(case):
    """Why CSS cannot express a case, or None."""
    if case.get("domain") != "masonry":
        return "only the domain masonry"
    if case["lanes"] < 1 or any(item.get("span", 1) < 1 for item in case["items"]):
        return "no lanes, or a span of none"
    if case.get("placement") != "gridLanes":
        return "CSS places by the rule gridLanes only"
    if case.get("edits") or case.get("queries"):
        return "a page knows no edits and no queries"
    if any(item["sizing"] == "scale" for item in case["items"]):
        return "a scaled length would be rounded; give it as a stretched one"
    for length in lengths(case):
        if length == "inf" and case.get("tolerance") == "inf":
            continue
        if not isinstance(length, (int, float)) or not 0 <= length < LARGEST:
            return f"a length of {length}"
        if (length * 64) % 1 != 0:
            return f"a length of {length} is no multiple of 1/64"
    return None


def respond(page, requests):
    """Answers requests, those the browser can do all at once."""
    reasons = [refusal(request["case"]) for request in requests]
    cases = [request["case"] for request, reason in zip(requests, reasons) if reason is None]
    answers = iter(json.loads(page.evaluate(f"layOut({json.dumps(cases)})")) if cases else [])
    for request, reason in zip(requests, reasons):
        answer = {"error": reason} if reason else next(answers)
        yield json.dumps({"id": request["id"], **answer}, separators=(",", ":"))


def lines():
    """Lists of whole lines, as many as have come."""
    rest = b""
    while part := os.read(0, 1 << 20):
        *whole, rest = (rest + part).split(b"\n")
        if whole:
            yield whole
    if rest.strip():
        yield [rest]


def main():
    path = browser.find()
    if path is None:
        sys.exit("no headless Chromium in PATH; Debian has it as chromium-headless-shell")
    page = browser.Browser(path)
    with open(os.path.join(FOLDER, "page.js"), encoding="utf-8") as script:
        page.evaluate(script.read())
    for batch in lines():
        requests = [json.loads(line) for line in batch if line.strip()]
        answers = []
        if requests and "hello" in requests[0]:
            hello = {"plumb": 1, "engine": "chromium", "version": page.version}
            answers.append(json.dumps({**hello, "domains": ["masonry"]}))
            requests = requests[1:]
        answers += respond(page, requests)
        os.write(1, ("\n".join(answers) + "\n").encode() if answers else b"")
    page.close()


if __name__ == "__main__":
    main()
