import { describe, expect, it } from 'vitest';
import { adWidth } from '../../../../../core/checks/ad-width.ts';
import { distinctTexts } from '../../../../../core/checks/distinct-texts.ts';
import { leansOn } from '../../../../../core/checks/stands-alone.ts';
import { gap } from '../../../../../core/formats/layout/gaps.ts';
import { countWords } from '../../../../../core/rules/text.ts';
import { adLinesFor } from './ad-lines.ts';

const KINDS = ['invitation', 'position', 'offer', 'news', 'subject'] as const;
const ALL = KINDS.flatMap((kind) => [1, 2, 3].map((variant) => ({ kind, variant, ...adLinesFor(kind, variant) })));

describe.each(ALL)('the lines of an ad on a topic of the kind $kind, variant $variant', ({ calls, wanted, told }) => {
  it('fit into the fields of a search ad, gaps included', () => {
    for (const line of [...calls, ...wanted.map(gap)]) expect(adWidth(line), line).toBeLessThanOrEqual(30);
    for (const line of told.map(gap)) expect(adWidth(line), line).toBeLessThanOrEqual(87);
  });

  it('stand alone, say something of their own, and shout not', () => {
    for (const line of calls) expect(leansOn(line), line).toBeNull();
    expect(distinctTexts(calls)).toEqual(calls.map(() => true));
    for (const line of calls) expect(line).not.toContain('!');
  });

  it('ask in too few words to be the same as a sibling’s', () => {
    for (const wish of wanted) expect(countWords(wish), wish).toBeLessThanOrEqual(4);
  });
});

it('of siblings are others', () => {
  for (const kind of KINDS) {
    const lines = [1, 2, 3].flatMap((variant) => Object.values(adLinesFor(kind, variant)).flat());
    expect(lines.filter((line, at) => lines.indexOf(line) !== at)).toEqual([]);
  }
});
