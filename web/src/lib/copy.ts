/** Puts a text into the clipboard. */
export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Without https, in somebody's own network, there is no clipboard but the old way.
    const field = document.createElement('textarea');
    field.value = text;
    field.className = 'sr';
    // Within a dialog that is open: elsewhere nothing can be selected then.
    (document.querySelector('dialog[open]') ?? document.body).append(field);
    const focused = document.activeElement;
    field.select();
    document.execCommand('copy');
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}
