/** Single keys that play: digits, letters, Enter. They mean something else while typing, or while a dialog is open. */
import { settings } from './settings.svelte';

export function isShortcut(event: KeyboardEvent): boolean {
  // On many keyboards brackets are typed with Alt.
  if (event.ctrlKey || event.metaKey || (event.altKey && !'[]{}'.includes(event.key))) return false;
  if ((event.target as HTMLElement).closest('input:not([type=radio]), select, textarea, dialog, aside')) return false;
  // Some people speak to their device, or hit keys they do not want: they can switch these off.
  return settings.keys || ['Enter', 'Escape'].includes(event.key);
}
