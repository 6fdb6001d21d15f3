import { describe, expect, test } from 'vitest';
import { HISTORY_START, readView, toParams, type View } from './use-view.ts';

describe('the view in the address', () => {
  test.each<[string, View]>([
    ['', { name: 'setup' }],
    ['job=j1', { name: 'output', jobId: 'j1' }],
    ['view=history', HISTORY_START],
    ['view=usage', { name: 'usage' }],
    ['view=history&search=week+four&page=3', { name: 'history', search: 'week four', page: 3 }],
  ])('?%s leads there and back', (query, view) => {
    expect(readView(new URLSearchParams(query))).toEqual(view);
    expect(new URLSearchParams(toParams(view)).toString()).toBe(query);
  });

  test.each(['page=0', 'page=-2', 'page=x', 'page=1.5'])('a page that cannot be (%s) is the first', (page) => {
    expect(readView(new URLSearchParams(`view=history&${page}`))).toEqual(HISTORY_START);
  });

  test('an unknown view is the setup', () => {
    expect(readView(new URLSearchParams('view=elsewhere'))).toEqual({ name: 'setup' });
  });
});
