import { describe, expect, it } from 'vitest';
import { asHeadline, isHeadline, isPlainLine, thoughtsOf } from './thoughts.ts';

describe('the thoughts of an opinion', () => {
  it('are its sentences, in the author’s words and order', () => {
    const opinion = 'Rye needs time. Bakers who hurry it sell bricks. Give the dough a night.';
    expect(thoughtsOf(opinion)).toEqual([
      'Rye needs time.',
      'Bakers who hurry it sell bricks.',
      'Give the dough a night.',
    ]);
    expect(thoughtsOf('')).toEqual([]);
  });

  it.each([
    ['opens with a word that goes on', 'A second call costs an hour. But customers remember who rang.'],
    ['points back', 'Buying lists is no growth tactic. It is a slow way to lose your domain.'],
    ['speaks of something named before', 'Customers write three letters a week. Most of them ask about invoices.'],
    [
      'begins with a condition on what was said',
      'A parcel may get lost. If it does, we send another one the same day.',
    ],
    ['is too short to say anything by itself', 'Could a school do without homework altogether? Maybe.'],
  ])('keep a sentence with the one before it that %s', (_why, opinion) => {
    expect(thoughtsOf(opinion)).toEqual([opinion]);
  });

  it('are the points of a list, each closed as a sentence', () => {
    expect(thoughtsOf('- Call within two days\n- Bring the notes')).toEqual([
      'Call within two days.',
      'Bring the notes.',
    ]);
  });

  it('leave the line that leads into a list with its first point', () => {
    expect(thoughtsOf('Three rules:\n1. Call early\n2. Bring the notes')).toEqual([
      'Three rules: Call early.',
      'Bring the notes.',
    ]);
  });
});

describe('a thought as a heading', () => {
  it('is one short sentence, without its full stop', () => {
    expect(isHeadline('Never publish who clicked.')).toBe(true);
    expect(asHeadline('Never publish who clicked.')).toBe('Never publish who clicked');
    expect(asHeadline('Who clicked?')).toBe('Who clicked?');
    expect(asHeadline('We waited...')).toBe('We waited...');
  });

  it('is neither two sentences nor a long one', () => {
    expect(isHeadline('Never publish who clicked. Ask why.')).toBe(false);
    expect(isHeadline(`Never publish ${'the name of anybody '.repeat(5)}who clicked.`)).toBe(false);
  });

  it.each(['# Rye', '- Rye needs time', '1. Rye needs time', '> Rye needs time', 'Rye\nneeds time'])(
    'is nothing that Markdown would take for its own: %s',
    (thought) => {
      expect(isPlainLine(thought)).toBe(false);
      expect(isHeadline(thought)).toBe(false);
    },
  );
});
