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
