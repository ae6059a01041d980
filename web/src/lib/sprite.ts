/** Drawings are symbols in sprites, put into the page once; `<use href="#lantern">` shows one. */
const put = new Set<string>();

export function putSprite(name: string, svg: string) {
  if (put.has(name)) return;
  put.add(name);
  const holder = document.createElement('div');
  holder.className = 'sr';
  holder.setAttribute('aria-hidden', 'true');
  holder.innerHTML = svg;
  document.body.prepend(holder);
}

/** The drawings of these pages come after the first paint: words do not wait for fish. */
export async function bringDrawings(): Promise<void> {
  const [fish, quay] = await Promise.all([import('../drawings/fish.svg?raw'), import('../drawings/quay.svg?raw')]);
  putSprite('fish', fish.default);
  putSprite('quay', quay.default);
}
