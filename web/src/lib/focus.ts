/** For `{@attach …}`: what has just appeared gets the focus. The safe answer to a question does, never the one that
 * deletes or gives up: pressing Enter once too often changes nothing.
 */
export function takeFocus(element: HTMLElement) {
  element.focus();
}

/** The same, for what has appeared again because the action was cancelled. */
export const takeFocusIf = (wanted: boolean) => (element: HTMLElement) => {
  if (wanted) element.focus();
};

/** There was a box before. */
let before = false;

/** For a box: pressing a button that then disappears does not lose the focus. It moves on to what the
 * selector finds, from what was in the box, or from what was there before it.
 */
export function keepFocus(selector: string) {
  return (box: HTMLElement) => {
    let within = before;
    const come = () => (within = true);
    const leave = (event: FocusEvent) => {
      if (event.relatedTarget) within = false;
    };
    const passOn = () => {
      if (within && (document.activeElement ?? document.body) === document.body)
        box.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(passOn);
    box.addEventListener('focusin', come);
    box.addEventListener('focusout', leave);
    observer.observe(box, { childList: true, subtree: true });
    passOn();
    before = true;
    return () => {
      observer.disconnect();
      box.removeEventListener('focusin', come);
      box.removeEventListener('focusout', leave);
    };
  };
}
