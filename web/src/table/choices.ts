/** Decisions in groups, by what they do: what a list of a hundred buttons needs to be read. */

export interface Group {
  /** The first word of its decisions; null: decisions that have nothing in common with another one. */
  verb: string | null;
  decisions: string[];
  /** A long run of numbers, such as bids. */
  numbers: boolean;
}

/** From here on decisions need a heading, and numbers a grid. */
const MANY = 8;
/** The keys that choose, one after another. */
export const KEYS = '123456789abcdefghijklmnopqrstuvwxyz';

/** In the order of each group's first member. */
export function grouped(decisions: string[]): Group[] {
  const byVerb = new Map<string, string[]>();
  for (const decision of decisions) {
    const verb = decision.split(' ')[0]!;
    byVerb.set(verb, [...(byVerb.get(verb) ?? []), decision]);
  }
  const groups: Group[] = [];
  for (const [verb, found] of byVerb) {
    const other = groups.find((group) => group.verb === null);
    if (found.length > 1) groups.push({ verb, decisions: found, numbers: isRun(found) });
    else if (other) other.decisions.push(found[0]!);
    else groups.push({ verb: null, decisions: [...found], numbers: false });
  }
  return groups;
}

const isRun = (decisions: string[]) => decisions.length > MANY && decisions.every((each) => /^\S+ \d+$/.test(each));

/** Whether the groups need headings. */
export const headed = (groups: Group[]) =>
  groups.length > 1 || groups.some((group) => group.verb !== null && group.decisions.length > MANY);

/** The button that an arrow leads to, by position on the screen; nothing at the edge. */
export function neighbour<Item extends { left: number; top: number }>(
  boxes: Item[],
  from: number,
  key: string,
): number | null {
  const here = boxes[from];
  if (!here) return null;
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    const to = from + (key === 'ArrowRight' ? 1 : -1);
    return boxes[to] ? to : null;
  }
  const down = key === 'ArrowDown';
  const distance = (box: Item) => 4 * Math.abs(box.top - here.top) + Math.abs(box.left - here.left);
  let best: number | null = null;
  for (const [index, box] of boxes.entries()) {
    if (down ? box.top <= here.top + 2 : box.top >= here.top - 2) continue;
    if (best === null || distance(box) < distance(boxes[best]!)) best = index;
  }
  return best;
}
