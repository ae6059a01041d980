/** A press that decides something, whose button goes away before it is let go: it is answered, never just lost. And a key
 * that is held down presses once: what it picks must not be bought by the same press.
 *
 * Buttons that decide are marked with `data-decides`. Returns a function that stops watching.
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
  // Before any other listener: what the press itself removes is not lost.
  addEventListener('pointerdown', down, true);
  addEventListener('pointerup', up, true);
  addEventListener('keydown', key, true);
  return () => {
    removeEventListener('pointerdown', down, true);
    removeEventListener('pointerup', up, true);
    removeEventListener('keydown', key, true);
  };
}
