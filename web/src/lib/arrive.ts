/** Where the focus goes when what is shown changes, so that keys and screen readers do not lose their place. */
let first = true;

/** Following a link within our pages leads to the heading of the next one, as a new document would. The
 * first page is left to the browser.
 */
export function arrive(heading: HTMLElement) {
  const go = () => heading.focus({ preventScroll: true });
  if (!first) {
    go();
    // A dialog that led here takes the focus along when it goes.
    requestAnimationFrame(() => document.activeElement === document.body && go());
  }
  first = false;
}
