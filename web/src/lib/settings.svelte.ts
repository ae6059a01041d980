/** What a reader has chosen, remembered in this browser. */

export type Theme = 'system' | 'light' | 'dark';
export type Motion = 'system' | 'on' | 'off';
export type Renderer = 'board' | 'words';

interface Chosen {
  language: string | null;
  theme: Theme;
  motion: Motion;
  renderer: Renderer;
  /** Whether single keys play. */
  keys: boolean;
}

const KEY = 'uogashi.settings';
const NONE: Chosen = { language: null, theme: 'system', motion: 'system', renderer: 'board', keys: true };

function remembered(): Chosen {
  try {
    return { ...NONE, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Chosen>) };
  } catch {
    return { ...NONE }; // nothing is remembered here, or somebody else wrote it
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
  /** Whether things move. */
  get moves() {
    return this.#chosen.motion === 'system' ? !this.#calm : this.#chosen.motion === 'on';
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
    root.dataset.motion = this.moves ? 'on' : 'off';
  }
}

export const settings = new Settings();
