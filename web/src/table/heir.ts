/** Whoever presses a button that is gone then shall not fall out of the page: the focus goes on to an heir. */
export function heir(find: () => HTMLElement | null) {
  return (box: HTMLElement) => {
    let within = false;
    const come = () => (within = true);
    const leave = (event: FocusEvent) => {
      if (event.relatedTarget) within = false;
    };
    const lost = () => within && (document.activeElement ?? document.body) === document.body;
    const observer = new MutationObserver(() => lost() && find()?.focus({ preventScroll: true }));
    box.addEventListener('focusin', come);
    box.addEventListener('focusout', leave);
    observer.observe(box, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      box.removeEventListener('focusin', come);
      box.removeEventListener('focusout', leave);
    };
  };
}
