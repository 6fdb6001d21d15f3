import { describe, expect, it } from 'vitest';
import { growthOf } from '../../../test/support/growth.ts';
import { sharedRuns } from '../../../test/support/overlap.ts';
import { overlapOf, overlapOfShingles, shinglesOf } from './overlap.ts';

const alone = { aside: [] };
const shareOf = (one: string, other: string, aside: readonly string[] = []) => overlapOf(one, other, { aside }).share;

describe('the overlap of two texts', () => {
  it('is the share of the five-word sequences of the shorter one', () => {
    expect(shareOf('one two three four five six', 'one two three four five seven')).toBe(0.5);
    expect(shareOf('one two three four five', 'Zero one two, three four five six')).toBe(1);
    expect(shareOf('one two three four', 'one two three four')).toBe(0);
    expect(shareOf('', 'one two three four five')).toBe(0);
  });

  it('tells how many sequences that is of', () => {
    expect(overlapOf('one two three four five six', 'a b c d e f g h', alone).sequences).toBe(2);
    expect(overlapOf('one two three four', 'a b c d e f g h', alone).sequences).toBe(0);
  });

  it('counts a sequence once, however often it stands there', () => {
    const line = 'one two three four five';
    expect(shareOf(`${line}\n${line}\n${line}`, `${line}\na b c d e f`)).toBe(1);
  });

  it('shows the stretches that are the same, as long as they are', () => {
    const text = 'We bake our bread at four in the morning, and nobody else does. Come and see us there.';
    const other = 'They, too, bake our bread at four in the morning. Do come.\nAnd nobody else does? Come and see us!';
    const { spans } = overlapOf(text, other, alone);
    expect(spans.map(({ start, end }) => text.slice(start, end))).toEqual([
      'bake our bread at four in the morning',
      'and nobody else does. Come and see us',
    ]);
  });

  it('sees no difference in case, signs, apostrophes and emphasis', () => {
    expect(shareOf("DON'T bake – it, **bread** rises", 'Don’t bake it: bread rises')).toBe(1);
  });

  it.each([
    ['in Chinese', '我们认为伙伴胜过手册，没有人读四十页。', '今天我们认为伙伴胜过手册，没有人读四十页。'],
    ['in Thai', 'เราคิดว่าเพื่อนดีกว่าคู่มือ', 'วันนี้เราคิดว่าเพื่อนดีกว่าคู่มือ'],
    ['in Japanese', 'パンは毎朝四時に焼きます。', '私たちのパンは毎朝四時に焼きます。'],
  ])('is seen %s', (_, one, other) => {
    expect(shareOf(one, other)).toBeGreaterThan(0.6);
    expect(shareOf(one, '春季促销从周一开始。')).toBe(0);
  });
});

describe('what is neither text’s own', () => {
  it('is a marked quotation', () => {
    const quote = 'She said: “These are seven words of somebody else.”';
    expect(shareOf(`${quote} Our own line ends here now`, `${quote} Another line that ends differently`)).toBe(0);
  });

  it('is the author’s opinion, whole or in part', () => {
    const opinion = 'I think that we should wait for the rye to rise.';
    expect(shareOf(`Look: ${opinion}`, `Well, ${opinion}`, [opinion])).toBe(0);
    expect(shareOf('We should wait for the rye', 'And we should wait for the rye', [opinion])).toBe(0);
    expect(shareOf('Well, we should wait for rain now', 'No, we should wait for rain now', [opinion])).toBe(0);
  });

  it('is a gap, a flag or an address, across which no sequence goes on', () => {
    expect(shareOf('one two three [Add: a link here] four five', 'one two three [Add: a link here] four five')).toBe(0);
    expect(shareOf('one two [Check: 42 % of us] three four', 'one two [Check: 42 % of us] three four')).toBe(0);
    expect(shareOf('one two https://a.example/b three four five', 'one two three four five')).toBe(0);
  });

  it('is the label of a field, and the number of a line', () => {
    const one = 'SEO title: Two loaves of rye\nBoth of them are eaten on the same day';
    const other = 'SEO title: Two loaves of rye\nNobody here would touch a roll of wheat';
    expect(shareOf(one, other)).toBe(0);
    expect(shareOf('1. Mix four good things', '1. Mix four good things')).toBe(0);
  });

  it('is none of it when the words are told apart', () => {
    expect(shareOf('one two three four five', 'one two three four five', ['five four three two one'])).toBe(1);
  });
});

it('agrees with the measure that pieces are tested by', () => {
  const one =
    'Two loaves of rye stand on the table.\nNobody has cut them yet, and the knife is gone.\n“Leave them be,” says Ann.';
  const other =
    'On the table stand two loaves of rye.\nNobody has cut them yet, and the knife was never there.\n“Leave them be,” says Ann.';
  expect(shareOf(one, other)).toBeCloseTo(sharedRuns(one, other));
  expect(shareOf(one, other)).toBeGreaterThan(0.2);
});

it('is symmetric in its share, and the same for texts prepared before', () => {
  const [one, other] = ['We bake bread at four in the morning', 'They bake bread at four in the afternoon, always'];
  expect(shareOf(one, other)).toBe(shareOf(other, one));
  expect(overlapOfShingles(shinglesOf(one, []), shinglesOf(other, []))).toEqual(overlapOf(one, other, alone));
});

it.each(['a', 'a ', ' ', '[', '1', '"', '“', '漢', 'A: ', '- ', '\n', '| '])(
  'takes time in proportion to a text of %j',
  (unit) => {
    const { taken, allowed } = growthOf(unit, (text) => overlapOf(text, `${text}b`, { aside: [text] }));
    expect(taken).toBeLessThan(allowed);
  },
);
