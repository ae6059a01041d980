/** Whoever presses a button that is gone then shall not fall out of the page: the focus goes on to an heir. */
let before = false;

/** What within a box inherits the focus, from what was in it or from what was there before it. */
export function heir(selector: string) {
  return (box: HTMLElement) => {
    let within = before;
    const come = () => (within = true);
    const leave = (event: FocusEvent) => {
      if (event.relatedTarget) within = false;
    };
    const inherit = () => {
      if (within && (document.activeElement ?? document.body) === document.body)
        box.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(inherit);
    box.addEventListener('focusin', come);
    box.addEventListener('focusout', leave);
    observer.observe(box, { childList: true, subtree: true });
    inherit();
    before = true;
    return () => {
      observer.disconnect();
      box.removeEventListener('focusin', come);
      box.removeEventListener('focusout', leave);
    };
  };
}
