"""What does not fit on buttons: words that are cut, overlap, stick out or need a second line."""

from tests.browser.visiting import Visitor

PRESSED = ["button", "a.btn", "a.way", "dialog li > a", ".blocks label", "label.opt", "label:has([role=switch])"]
"""Everything to press that says something."""
SENTENCES = ".kake, small, .way span, label:has([role=switch])"
"""What may take a second line: the game log, and what is written in small beside or below a name."""

BUTTONS = """([PRESSED, SENTENCES]) => {
    const found = new Set();
    const shown = (each) => each.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const hides = (each, axis) => /hidden|clip/.test(getComputedStyle(each)[axis]);
    const meet = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1
        && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 4;
    const words = (button) => button.innerText.replace(/\\s+/g, ' ').trim().slice(0, 90);
    const buttons = [...document.querySelectorAll(PRESSED.join())]
        .filter((each) => shown(each) && !each.closest('.sr') && each.getBoundingClientRect().width);
    for (const button of buttons) {
        const box = button.getBoundingClientRect();
        const pieces = [];
        const walker = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) {
            const node = walker.currentNode;
            if (!node.data.trim() || node.parentElement.closest('.sr') || !shown(node.parentElement)) continue;
            const range = document.createRange();
            range.selectNodeContents(node);
            const lines = [...range.getClientRects()].filter(({ width, height }) => width > 0.5 && height > 0.5);
            const tops = lines.map(({ top }) => top);
            if (Math.max(...tops) - Math.min(...tops) > 4 && !node.parentElement.closest(SENTENCES))
                found.add(`wraps: ${words(button)}`);
            for (const { left, right, top, bottom } of lines)
                if (left < box.left - 1 || right > box.right + 1 || top < box.top - 2 || bottom > box.bottom + 2)
                    found.add(`sticks out: ${words(button)}`);
            for (let each = node.parentElement; each && each !== button.parentElement; each = each.parentElement)
                if ((hides(each, 'overflowX') && each.scrollWidth > each.clientWidth + 1)
                    || (hides(each, 'overflowY') && each.scrollHeight > each.clientHeight + 3))
                    found.add(`is cut: ${words(button)}`);
            pieces.push(lines);
        }
        pieces.forEach((one, index) => {
            for (const other of pieces.slice(index + 1))
                if (one.some((a) => other.some((b) => meet(a, b)))) found.add(`overlaps itself: ${words(button)}`);
        });
        for (const other of button.parentElement.children)
            if (other !== button && buttons.includes(other) && meet(box, other.getBoundingClientRect()))
                found.add(`overlaps “${words(other)}”: ${words(button)}`);
    }
    return [[...found], PRESSED.filter((each) => buttons.some((button) => button.matches(each)))];
}"""

seen: set[str] = set()
"""Which of `PRESSED` have been there."""


def unfit_buttons(visitor: Visitor) -> list[str]:
    """Of the page as it is now."""
    wrong, there = visitor.page.evaluate(BUTTONS, [PRESSED, SENTENCES])
    seen.update(there)
    found: list[str] = wrong
    return found
