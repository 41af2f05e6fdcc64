/** Which page is shown, by the address; links within the page do not load it anew. */

export type Route =
  | { page: 'home' }
  | { page: 'new' | 'device'; game: string; fragment: string }
  | { page: 'table'; table: string }
  /** Without a game: the first one. With a table: what that table plays. */
  | { page: 'rulebook'; game: string; rule: string; table: string }
  /** Without a game: the first one. What is in the fragment is read by the page. */
  | { page: 'settle'; game: string; fragment: string }
  /** Without a game: the first one. */
  | { page: 'box'; game: string; fragment: string }
  /** Without a table: a record that the visitor brings. */
  | { page: 'replay'; table: string; fragment: string }
  /** A finished game, looked at with others. */
  | { page: 'together'; table: string; fragment: string }
  | { page: 'played' }
  | { page: 'privacy' }
  /** Without a fragment: the deal of the day. */
  | { page: 'deal'; game: string; fragment: string }
  /** Without a stage: all of them. The stage `next` is where one was. */
  | { page: 'learn'; game: string; stage: string }
  /** Without a game: the first one. Without a number: all of them; `today` is the one of the day. */
  | { page: 'puzzles'; game: string; number: string }
  | { page: 'lost' };

export function routeOf(path: string, hash: string, query = ''): Route {
  const [first = '', second = '', third = '', ...more] = path.split('/').filter(Boolean).map(decodeURIComponent);
  if (first === 'learn' && second && more.length === 0) return { page: 'learn', game: second, stage: third };
  if (first === 'puzzles' && more.length === 0) return { page: 'puzzles', game: second, number: third };
  if (third) return { page: 'lost' };
  if (first === '') return { page: 'home' };
  if (first === 't' && second) return { page: 'table', table: second };
  if ((first === 'new' || first === 'device') && second)
    return { page: first, game: second, fragment: hash.replace(/^#/, '') };
  if (first === 'rulebook') {
    const table = decodeURIComponent(/[?&]table=([^&]*)/.exec(query)?.[1] ?? '');
    return { page: 'rulebook', game: second, rule: hash.replace(/^#/, ''), table };
  }
  if (first === 'settle' || first === 'box') return { page: first, game: second, fragment: hash.replace(/^#/, '') };
  if (first === 'played' && !second) return { page: 'played' };
  if (first === 'privacy' && !second) return { page: 'privacy' };
  if (first === 'deal' && second) return { page: 'deal', game: second, fragment: hash.replace(/^#/, '') };
  if (first === 'together' && second) return { page: first, table: second, fragment: hash.replace(/^#/, '') };
  if (first === 'r') return { page: 'replay', table: second, fragment: hash.replace(/^#/, '') };
  return { page: 'lost' };
}

class Router {
  route = $state<Route>(routeOf(location.pathname, location.hash, location.search));

  constructor() {
    addEventListener('popstate', () => this.read());
    addEventListener('hashchange', () => this.read());
    document.addEventListener('click', (event) => this.#follow(event));
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.read();
    scrollTo(0, 0);
  }

  read(): void {
    this.route = routeOf(location.pathname, location.hash, location.search);
  }

  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    const path = link.pathname + link.search + link.hash;
    if (routeOf(link.pathname, link.hash).page === 'lost') return;
    event.preventDefault();
    this.go(path);
  }
}

export const router = new Router();

/** Where a game's rulebook is; from a table, or from its rulebook, the one that knows what the table plays. */
export function rulebookAddress(game: string): string {
  const { route } = router;
  return `/rulebook/${game}${'table' in route && route.table ? `?table=${route.table}` : ''}`;
}

export function ruleAddress(rule: string, game: string): string {
  return `${rulebookAddress(game)}#${rule}`;
}
