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
