/** What a reader has chosen, remembered in this browser. */

export type Theme = 'system' | 'light' | 'dark';
export type Motion = 'system' | 'slow' | 'normal' | 'fast' | 'off';
/** How long a motion takes, as a part of what it usually takes; the style sheets have the same numbers. */
export const PACES = { slow: 1.8, normal: 1, fast: 0.5, off: 0 };
export type Pace = keyof typeof PACES;
export type Renderer = 'board' | 'words';

interface Chosen {
  language: string | null;
  theme: Theme;
  motion: Motion;
  renderer: Renderer;
  /** Whether single keys play. */
  keys: boolean;
  /** Whether the text view takes the only legal decision by itself. */
  forced: boolean;
}

const KEY = 'uogashi.settings';
const NONE: Chosen = { language: null, theme: 'system', motion: 'system', renderer: 'board', keys: true, forced: true };

/** What was chosen before there were speeds keeps its meaning; unknown values follow the system. */
function motionOf(stored: unknown): Motion {
  if (stored === 'on' || stored === true) return 'normal';
  if (stored === false) return 'off';
  return typeof stored === 'string' && Object.hasOwn(PACES, stored) ? (stored as Motion) : 'system';
}

function remembered(): Chosen {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Chosen>;
    return { ...NONE, ...stored, motion: motionOf(stored.motion) };
  } catch {
    return { ...NONE }; // nothing is stored here, or something else wrote it
  }
}

class Settings {
  #chosen = $state<Chosen>(remembered());
  #calm = $state(false);
  #night = $state(false);

  constructor() {
    const calm = matchMedia('(prefers-reduced-motion: reduce)');
    const night = matchMedia('(prefers-color-scheme: dark)');
    this.#calm = calm.matches;
    this.#night = night.matches;
    calm.addEventListener('change', () => (this.#calm = calm.matches));
    night.addEventListener('change', () => (this.#night = night.matches));
    addEventListener('storage', (event) => {
      if (event.key === KEY) this.#chosen = remembered();
    });
  }

  get language() {
    return this.#chosen.language;
  }
  get theme() {
    return this.#chosen.theme;
  }
  get motion() {
    return this.#chosen.motion;
  }
  get renderer() {
    return this.#chosen.renderer;
  }
  get keys() {
    return this.#chosen.keys;
  }
  get forced() {
    return this.#chosen.forced;
  }
  /** How quickly things move: as chosen, else as the system wants it. */
  get pace(): Pace {
    const { motion } = this.#chosen;
    return motion === 'system' ? (this.#calm ? 'off' : 'normal') : motion;
  }
  /** Whether things move. */
  get moves() {
    return this.pace !== 'off';
  }
  get dark() {
    return this.#chosen.theme === 'system' ? this.#night : this.#chosen.theme === 'dark';
  }

  choose(what: Partial<Chosen>) {
    this.#chosen = { ...this.#chosen, ...what };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#chosen));
    } catch {
      // it holds until the page is closed
    }
  }

  /** Puts theme and motion onto the page. */
  apply() {
    const root = document.documentElement;
    root.dataset.theme = this.dark ? 'dark' : 'light';
    root.dataset.motion = this.pace;
  }
}

export const settings = new Settings();
