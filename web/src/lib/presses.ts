/** A press that decides something, whose button goes away before it is let go: it is answered, never just lost. And a key
 * that is held down presses once: what it picks must not be bought by the same press.
 *
 * Buttons that decide are marked with `data-decides`. Gives back how to stop watching.
 */
export function watchPresses(lost: () => void): () => void {
  let pressed: Element | null = null;
  const down = (event: PointerEvent) => {
    pressed = event.target instanceof Element ? event.target.closest('[data-decides]:not(:disabled)') : null;
  };
  const up = () => {
    if (pressed && !pressed.isConnected) lost();
    pressed = null;
  };
  const key = (event: KeyboardEvent) => {
    if (!event.repeat || event.key !== 'Enter') return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  // Before anybody else hears of it: what the press itself takes away is not lost.
  addEventListener('pointerdown', down, true);
  addEventListener('pointerup', up, true);
  addEventListener('keydown', key, true);
  return () => {
    removeEventListener('pointerdown', down, true);
    removeEventListener('pointerup', up, true);
    removeEventListener('keydown', key, true);
  };
}
