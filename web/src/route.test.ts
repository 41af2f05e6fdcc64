import { beforeAll, describe, expect, it, vi } from 'vitest';

describe('routeOf', () => {
  let routeOf: typeof import('./route.svelte').routeOf;

  beforeAll(async () => {
    vi.stubGlobal('location', { pathname: '/', hash: '' });
    vi.stubGlobal('addEventListener', () => undefined);
    vi.stubGlobal('document', { addEventListener: () => undefined });
    ({ routeOf } = await import('./route.svelte'));
  });

  it('finds every page by its address', () => {
    expect(routeOf('/', '')).toEqual({ page: 'home' });
    expect(routeOf('/t/abc', '')).toEqual({ page: 'table', table: 'abc' });
    expect(routeOf('/new/chess', '')).toEqual({ page: 'new', game: 'chess' });
    expect(routeOf('/device/chess', '')).toEqual({ page: 'device', game: 'chess' });
    expect(routeOf('/rulebook/chess', '#B-2.1')).toEqual({ page: 'rulebook', game: 'chess', rule: 'B-2.1' });
  });

  it('knows when it is lost', () => {
    expect(routeOf('/nowhere', '').page).toBe('lost');
    expect(routeOf('/t/abc/more', '').page).toBe('lost');
  });
});
