/** An illustrated board of Quay: the crate on the quay, every player's purse, and a button for each decision.
 *
 * The client calls `mount` once, then `update` whenever there is something new on the table. It shows the question, the
 * log and Confirm itself. Colours are those of the page, so that it follows light and dark mode.
 */

const WIDTH = 600;
const PURSE = 56;
/** From this width purses are beside the quay, so that letters stay large enough to be read. */
const LOW = matchMedia('(max-height: 500px) and (min-width: 600px)');

export function mount(target, table) {
  const picture = svg('svg', { role: 'img', width: '100%' });
  const choices = document.createElement('div');
  choices.setAttribute('role', 'group');
  choices.style.cssText = 'display: flex; flex-wrap: wrap; gap: 8px; padding-top: 12px';
  target.append(picture, choices);

  function update() {
    draw(picture, table);
    offer(choices, table);
  }
  update();
  LOW.addEventListener('change', update);
  const destroy = () => {
    LOW.removeEventListener('change', update);
    target.replaceChildren();
  };
  return { update, destroy };
}

/** The quay above, and below it a line for each seat: who it is, their money, their crates. */
function draw(picture, table) {
  const { view } = table;
  const [x, y] = LOW.matches ? [WIDTH + 20, 0] : [0, 170];
  const seats = view.money.map((money, seat) => purse(table, seat, money, view.crates[seat], x, y + seat * PURSE));
  picture.setAttribute('viewBox', `0 0 ${x + WIDTH} ${Math.max(150, y + seats.length * PURSE)}`);
  // However low a desktop window is, the choices are below the picture.
  picture.style.maxHeight = LOW.matches ? 'none' : 'max(130px, calc(100dvh - 400px))';
  picture.setAttribute('aria-label', table.say('quay-title'));
  picture.replaceChildren(
    svg('rect', { width: WIDTH, height: 150, fill: 'var(--sea-2)' }),
    svg('rect', { y: 110, width: WIDTH, height: 40, fill: 'var(--wood-d)' }),
    ...(view.crate > 0 ? crate(view.crate) : []),
    ...seats.flat(),
  );
}

/** The more a crate is worth, the larger it is. */
function crate(worth) {
  const size = 50 + 8 * worth;
  const [x, y] = [(WIDTH - size) / 2, 118 - size];
  return [
    svg('rect', {
      x,
      y,
      width: size,
      height: size,
      fill: 'var(--wood)',
      stroke: 'var(--wood-dd)',
      'stroke-width': 4,
    }),
    text(worth, {
      x: WIDTH / 2,
      y: y + size / 2 + 12,
      fill: 'var(--on-wood)',
      'font-size': 34,
      'text-anchor': 'middle',
    }),
  ];
}

function purse(table, seat, money, crates, x, y) {
  const acts = table.acting.includes(seat);
  return [
    svg('rect', {
      x,
      y,
      width: WIDTH,
      height: PURSE - 8,
      fill: acts ? 'var(--vermilion-soft)' : 'var(--paper-sunk)',
    }),
    text(table.name(seat), {
      x: x + 14,
      y: y + 31,
      'font-weight': seat === table.seat ? 700 : 400,
    }),
    text(`¥${money}`, { x: x + 330, y: y + 31, 'text-anchor': 'end' }),
    text('■'.repeat(Math.min(crates, 12)), {
      x: x + 350,
      y: y + 31,
      fill: 'var(--wood-d)',
    }),
    text(crates, { x: x + WIDTH - 14, y: y + 31, 'text-anchor': 'end' }),
  ];
}

/** Buttons are reached by Tab and pressed by Enter; after a press the focus stays at the choices. */
function offer(choices, table) {
  const focused = choices.contains(document.activeElement);
  choices.replaceChildren(...table.legal.map((each) => button(each, table)));
  if (focused) choices.firstElementChild?.focus();
}

function button({ decision, words }, table) {
  const made = document.createElement('button');
  made.type = 'button';
  made.className = 'btn';
  made.textContent = words;
  made.addEventListener('click', () => table.choose(decision));
  return made;
}

function text(words, attributes) {
  const made = svg('text', {
    fill: 'var(--ink)',
    'font-size': 20,
    ...attributes,
  });
  made.textContent = String(words);
  return made;
}

function svg(name, attributes) {
  const made = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  return made;
}
