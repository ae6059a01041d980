/** Where we are: the path, the query and the fragment, which no server ever sees. */

class Route {
  path = $state(location.pathname);
  query = $state(location.search);
  hash = $state(location.hash);

  constructor() {
    addEventListener('popstate', () => this.#read());
    addEventListener('hashchange', () => this.#read());
    addEventListener('click', (event) => this.#follow(event));
  }

  #read() {
    this.path = location.pathname;
    this.query = location.search;
    this.hash = location.hash;
  }

  go(to: string, how: 'push' | 'replace' = 'push') {
    if (how === 'push') history.pushState(null, '', to);
    else history.replaceState(null, '', to);
    const other = this.path !== location.pathname;
    this.#read();
    if (other) scrollTo(0, 0);
  }

  /** Links to pages of ours do not reload anything. */
  #follow(event: MouseEvent) {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element).closest?.('a');
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname === location.pathname && link.hash) return; // within the page
    if (link.pathname.startsWith('/api/')) return;
    event.preventDefault();
    this.go(link.href);
  }
}

export const route = new Route();
