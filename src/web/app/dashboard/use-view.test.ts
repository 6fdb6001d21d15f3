import { describe, expect, test } from 'vitest';
import { HISTORY_START, outputOf, readView, toParams, type View } from './use-view.ts';

const place = { piece: null, tab: null, mode: null, part: null } as const;

describe('the view in the address', () => {
  test.each<[string, View]>([
    ['', { name: 'setup' }],
    ['job=j1', outputOf('j1')],
    ['job=j1&piece=o2&mode=write', { name: 'output', jobId: 'j1', place: { ...place, piece: 'o2', mode: 'write' } }],
    [
      'job=j1&tab=research&part=claims',
      { name: 'output', jobId: 'j1', place: { ...place, tab: 'research', part: 'claims' } },
    ],
    ['job=j1&tab=plan', { name: 'output', jobId: 'j1', place: { ...place, tab: 'plan' } }],
    ['view=history', HISTORY_START],
    ['view=usage', { name: 'usage' }],
    ['view=account', { name: 'account' }],
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

  test.each(['tab=everything', 'mode=paint', 'part=rumours', 'piece='])('what cannot be (%s) is not chosen', (odd) => {
    expect(readView(new URLSearchParams(`job=j1&${odd}`))).toEqual(outputOf('j1'));
  });
});
