import { describe, expect, it } from 'vitest';
import { PAPER, STOCK, isTitle, mayBeSaid } from '../../../../../test/support/own-sentences.ts';
import { NUMBER_WORDS, valueOfWords } from '../../../../../test/evals/judges/number-words.ts';
import { countCharacters, countWords } from '../../../../core/rules/text.ts';
import { TONES } from '../../../../core/rules/tones.ts';
import { ANGLES } from '../angles/angle.ts';
import { splitSentences } from '../text/sentences.ts';
import { createPhrasePicker } from './phrase-picker.ts';
import { VOICES } from './voices.ts';

const VARIANTS = 3;
/** Words for the piece itself and its parts. */
const OF_THE_PIECE = /\b(?:video|script|post|article|issue|piece|list|checklist|points?|sides?|scroll|stay|below)\b/iu;

function tellingWords(line: string): string[] {
  return line.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
}

describe.each(TONES)('the %s voice', (tone) => {
  const voice = VOICES[tone];
  const hooks = ANGLES.flatMap((angle) => Object.values(voice.hook[angle]));
  const { link, define, stance, weigh, invite, ask, button, close } = voice;
  const lists = [link, define, stance, weigh, invite, ask, button, close];
  const all = [...hooks, ...lists.flat()];

  it('opens with the matter, not with the piece', () => {
    expect(hooks.filter((line) => OF_THE_PIECE.test(line))).toEqual([]);
  });

  it('says on the button nothing that was just asked for', () => {
    for (const [at, line] of button.entries()) {
      const before = invite.filter((_, index) => index % VARIANTS === at % VARIANTS).join(' ');
      expect(tellingWords(line).filter((word) => tellingWords(before).includes(word))).toEqual([]);
    }
  });

  it('is brief where its place is small', () => {
    for (const hook of hooks) {
      expect(countWords(hook), hook).toBeLessThanOrEqual(10);
      expect(countCharacters(hook), hook).toBeLessThanOrEqual(60);
    }
    for (const line of weigh) expect(countCharacters(line), line).toBeLessThanOrEqual(40);
    for (const line of ask) expect(countCharacters(line), line).toBeLessThanOrEqual(30);
    for (const line of button) expect(countCharacters(line), line).toBeLessThanOrEqual(25);
  });

  it('has as many lines for one variant as for another, and none twice', () => {
    for (const list of lists) expect(list.length % VARIANTS).toBe(0);
    expect(all.filter((line, at) => all.indexOf(line) !== at)).toEqual([]);
  });

  it('leads on with a colon, and names the source where it must', () => {
    for (const line of [...link, ...define]) expect(line).toMatch(/\{source\}.*:$/u);
    for (const line of stance) expect(line).toMatch(/:$/u);
  });

  it('asks, instructs and leads on', () => {
    expect([...hooks, ...button].filter((line) => !isTitle(line))).toEqual([]);
    const said = [...weigh, ...invite, ...ask].flatMap(splitSentences);
    expect(said.filter((sentence) => !mayBeSaid(sentence))).toEqual([]);
  });

  it('counts nothing, calls nothing out, and sounds like no machine', () => {
    for (const line of all) {
      expect(line).not.toMatch(/[!\d]/u);
      expect(line).not.toMatch(STOCK);
      expect(line).not.toMatch(PAPER);
      const counted: readonly string[] = line.match(new RegExp(NUMBER_WORDS, 'giu')) ?? [];
      expect(counted.filter((word) => valueOfWords(word) > 1)).toEqual([]);
    }
  });

  it('hands out no line to two variants, and none twice in a piece', () => {
    const taken = [1, 2, 3].flatMap((variant) => {
      const picker = createPhrasePicker(voice, variant, 4);
      return Array.from(link, () => picker.next('link', { source: '{source}' })).filter(Boolean);
    });
    expect(taken.toSorted()).toEqual(link.toSorted());
  });
});

it('sounds different in each tone', () => {
  const every = TONES.flatMap((tone) => {
    const { hook, link, define, stance, weigh, invite, ask } = VOICES[tone];
    const hooks = ANGLES.flatMap((angle) => Object.values(hook[angle]));
    return [...hooks, ...link, ...define, ...stance, ...weigh, ...invite, ...ask];
  });
  expect(every.filter((line, at) => every.indexOf(line) !== at)).toEqual([]);
});
