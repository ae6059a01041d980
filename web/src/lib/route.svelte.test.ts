import { browser } from '../testing';

import { beforeEach, describe, expect, it, vi } from 'vitest';

import { route } from './route.svelte';

const { location } = browser;

/** What a browser does with an address. */
function arrive(to: string) {
  const { pathname, search, hash } = new URL(to, location.origin);
  Object.assign(location, { pathname, search, hash });
}
const history = {
  pushState: vi.fn((_state: unknown, _title: string, to: string) => arrive(to)),
  replaceState: vi.fn((_state: unknown, _title: string, to: string) => arrive(to)),
};
const scrollTo = vi.fn();
vi.stubGlobal('history', history);
vi.stubGlobal('scrollTo', scrollTo);

/** A press on a link; gives back whether we went there ourselves. */
function press(to: string, { link: more = {}, ...event }: { link?: object; [key: string]: unknown } = {}): boolean {
  const { origin, pathname, hash, href } = new URL(to, location.origin);
  const link = { origin, pathname, hash, href, target: '', hasAttribute: () => false, ...more };
  const preventDefault = vi.fn();
  browser.fire('click', { button: 0, target: { closest: () => link }, preventDefault, ...event });
  return preventDefault.mock.calls.length > 0;
}

beforeEach(() => {
  route.go('/', 'replace');
  vi.clearAllMocks();
});

describe('going somewhere', () => {
  it('shows path, question and what stands behind the #', () => {
    route.go('/table/r1f66i4y50vvfc?at=5#watch.abc');
    expect([route.path, route.query, route.hash]).toEqual(['/table/r1f66i4y50vvfc', '?at=5', '#watch.abc']);
  });

  it('begins another page at its top', () => {
    route.go('/about');
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
  });

  it('stays where one reads within the same page', () => {
    route.go('/?at=5');
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('can be undone, unless it replaces where we were', () => {
    route.go('/about');
    route.go('/watch', 'replace');
    expect([history.pushState.mock.calls.length, history.replaceState.mock.calls.length]).toEqual([1, 1]);
  });

  it('back is followed', () => {
    arrive('/watch');
    browser.fire('popstate');
    expect(route.path).toBe('/watch');
  });
});

describe('a link', () => {
  it('to a page of ours reloads nothing', () => {
    expect(press('/about')).toBe(true);
    expect(route.path).toBe('/about');
  });

  it.each([
    ['of others', 'https://example.org/', {}],
    ['to the server', '/api/openapi.json', {}],
    ['within the page', '/#r1', {}],
    ['that opens a window', '/about', { link: { target: '_blank' } }],
    ['to something to keep', '/about', { link: { hasAttribute: () => true } }],
    ['pressed with Ctrl', '/about', { ctrlKey: true }],
    ['pressed with the middle button', '/about', { button: 1 }],
    ['that someone else has followed', '/about', { defaultPrevented: true }],
  ])('%s is left to the browser', (_, to, how) => {
    expect(press(to, how)).toBe(false);
    expect(history.pushState).not.toHaveBeenCalled();
  });

  it('is none where something else was pressed', () => {
    browser.fire('click', { button: 0, target: { closest: () => null } });
    expect(history.pushState).not.toHaveBeenCalled();
  });
});
