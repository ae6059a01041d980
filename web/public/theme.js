// Before anything is drawn: light or dark, moving or still, as chosen here or by the system.
(() => {
  let chosen = {};
  try {
    chosen = JSON.parse(localStorage.getItem('uogashi.settings') || '{}');
  } catch {
    // nothing is remembered
  }
  const says = (query) => matchMedia(query).matches;
  const root = document.documentElement;
  const dark = chosen.theme === 'dark' || (chosen.theme !== 'light' && says('(prefers-color-scheme: dark)'));
  const still = chosen.motion === 'off' || (chosen.motion !== 'on' && says('(prefers-reduced-motion: reduce)'));
  root.dataset.theme = dark ? 'dark' : 'light';
  root.dataset.motion = still ? 'off' : 'on';
})();
