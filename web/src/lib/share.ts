/** What is new, with all unchanged parts taken from the old value: renderers see at once what to redraw. */
export function share<T>(before: unknown, after: T): T {
  if (before === after) return after;
  if (Array.isArray(before) && Array.isArray(after)) {
    const parts = after.map((each, index) => share(before[index], each));
    const same = before.length === after.length && parts.every((each, index) => each === before[index]);
    return (same ? before : parts) as T;
  }
  if (isObject(before) && isObject(after)) {
    const parts = Object.fromEntries(Object.entries(after).map(([key, each]) => [key, share(before[key], each)]));
    const keys = Object.keys(parts);
    const same = keys.length === Object.keys(before).length && keys.every((key) => parts[key] === before[key]);
    return (same ? before : parts) as T;
  }
  return after;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
