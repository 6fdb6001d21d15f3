import { describe, expect, it } from 'vitest';
import { layoutCallToAction, readLabelledAction, readLinkLine } from './call-to-action.ts';

describe('a call to action', () => {
  it.each([
    ['a bold link', '**[Book now](https://a.example/book)**', { label: 'Book now', url: 'https://a.example/book' }],
    ['bold words with the gap behind them', '**Book now** [Add: link]', { label: 'Book now', url: '' }],
    ['the gap in the place of the address', '**[Book now]([Add: link])**', { label: 'Book now', url: '' }],
  ])('is read from %s', (_, line, action) => {
    expect(readLinkLine(line)).toEqual(action);
  });

  it('is read behind its label, too', () => {
    expect(readLabelledAction('[Book now]([Add: link])')).toEqual({ label: 'Book now', url: '' });
  });

  it('is laid out with the gap behind it, so that nothing looks like a link that is none', () => {
    expect(layoutCallToAction({ label: 'Book now', url: '' })).toBe('**Book now** [Add: link]');
  });

  it('is no line with an address that holds something else', () => {
    expect(readLinkLine('**[Book now](later this week)**')).toBeNull();
  });
});
