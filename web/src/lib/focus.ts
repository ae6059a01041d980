/** For `{@attach …}`: what has just appeared gets the focus. The safe answer to a question does, never the one that
 * deletes or gives up: whoever presses Enter once too often has changed nothing.
 */
export function takeFocus(element: HTMLElement) {
  element.focus();
}

/** The same, for what has appeared again because somebody thought better of it. */
export const takeFocusIf = (wanted: boolean) => (element: HTMLElement) => {
  if (wanted) element.focus();
};

/** There was a box before. */
let before = false;

/** For a box: whoever presses a button that is gone then does not fall out of the page. The focus goes on to what the
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
