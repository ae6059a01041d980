/** Puts a text into the clipboard; false if this browser does not let us. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Without https, in a home network, there is no clipboard but the old way.
    const field = document.createElement('textarea');
    field.value = text;
    field.className = 'sr';
    // Within a dialog that is open: elsewhere nothing can be selected then.
    (document.querySelector('dialog[open]') ?? document.body).append(field);
    const focused = document.activeElement;
    field.select();
    const copied = document.execCommand('copy');
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
    return copied;
  }
}
