/** A table that has no room becomes a list of its rows: nothing is cut off, and nothing scrolls sideways. */
export function stackedUnlessItFits(box: HTMLElement) {
  let width = -1;
  const look = () => {
    if (box.clientWidth === width) return; // only its height has changed, by what we do here
    width = box.clientWidth;
    measure(box);
  };
  const rows = new MutationObserver(() => measure(box));
  const room = new ResizeObserver(look);
  room.observe(box);
  rows.observe(box, { childList: true, subtree: true, characterData: true });
  look();
  return () => {
    room.disconnect();
    rows.disconnect();
  };
}

function measure(box: HTMLElement) {
  box.classList.remove('stacked');
  box.classList.toggle('stacked', box.scrollWidth > box.clientWidth);
}
