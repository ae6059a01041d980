// Before anything is drawn: light or dark, moving or still, and how quickly, as chosen here or by the system.
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
  const before = { on: 'normal', true: 'normal', false: 'off' }; // chosen when there were no speeds yet
  const motion = before[chosen.motion] || chosen.motion;
  const calm = says('(prefers-reduced-motion: reduce)') ? 'off' : 'normal';
  root.dataset.theme = dark ? 'dark' : 'light';
  root.dataset.motion = ['slow', 'normal', 'fast', 'off'].includes(motion) ? motion : calm;
})();
