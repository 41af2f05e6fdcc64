import { beforeAll, describe, expect, it, vi } from 'vitest';

describe('routeOf', () => {
  let routeOf: typeof import('./route.svelte').routeOf;

  beforeAll(async () => {
    vi.stubGlobal('location', { pathname: '/', hash: '', search: '' });
    vi.stubGlobal('addEventListener', () => undefined);
    vi.stubGlobal('document', { addEventListener: () => undefined });
    ({ routeOf } = await import('./route.svelte'));
  });

  it('finds every page by its address', () => {
    expect(routeOf('/', '')).toEqual({ page: 'home' });
    expect(routeOf('/t/abc', '')).toEqual({ page: 'table', table: 'abc' });
    expect(routeOf('/new/chess', '')).toEqual({ page: 'new', game: 'chess', fragment: '' });
    expect(routeOf('/box/chess', '#table=x')).toEqual({ page: 'box', game: 'chess', fragment: 'table=x' });
    expect(routeOf('/device/chess', '')).toEqual({ page: 'device', game: 'chess', fragment: '' });
    const book = { page: 'rulebook', game: 'chess', rule: 'B-2.1', table: '' };
    expect(routeOf('/rulebook/chess', '#B-2.1')).toEqual(book);
    expect(routeOf('/rulebook/chess', '#B-2.1', '?table=abc')).toEqual({ ...book, table: 'abc' });
    expect(routeOf('/learn/chess', '')).toEqual({ page: 'learn', game: 'chess', stage: '' });
    expect(routeOf('/learn/chess/castling', '')).toEqual({ page: 'learn', game: 'chess', stage: 'castling' });
    expect(routeOf('/puzzles', '')).toEqual({ page: 'puzzles', game: '', number: '' });
    expect(routeOf('/puzzles/chess/12', '')).toEqual({ page: 'puzzles', game: 'chess', number: '12' });
    expect(routeOf('/settle/chess', '#p=abc')).toEqual({ page: 'settle', game: 'chess', fragment: 'p=abc' });
  });

  it('knows when it is lost', () => {
    expect(routeOf('/nowhere', '').page).toBe('lost');
    expect(routeOf('/t/abc/more', '').page).toBe('lost');
    expect(routeOf('/learn/chess/castling/more', '').page).toBe('lost');
  });
});
