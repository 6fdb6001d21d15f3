import { describe, expect, it } from 'vitest';
import { countCharacters, countWords } from '../../../../core/rules/text.ts';
import { TONES } from '../../../../core/rules/tones.ts';
import { ANGLES } from '../angles/angle.ts';
import { createPhrasePicker } from './phrase-picker.ts';
import { VOICES } from './voices.ts';

describe.each(TONES)('the %s voice', (tone) => {
  const voice = VOICES[tone];
  const hooks = ANGLES.flatMap((angle) => Object.values(voice.hook[angle]));
  const openings = ANGLES.flatMap((angle) => Object.values(voice.opening[angle]));
  const lists = [
    voice.link,
    voice.define,
    voice.defined,
    voice.own,
    voice.follow,
    voice.focus,
    voice.stance,
    voice.weigh,
    voice.invite,
    voice.ask,
    voice.button,
    voice.close,
  ];

  it('opens in few words', () => {
    for (const hook of hooks) {
      expect(countWords(hook), hook).toBeLessThanOrEqual(10);
      expect(countCharacters(hook), hook).toBeLessThanOrEqual(60);
    }
    for (const ask of voice.ask) expect(countCharacters(ask), ask).toBeLessThanOrEqual(30);
    for (const button of voice.button) expect(countCharacters(button), button).toBeLessThanOrEqual(25);
  });

  it('has as many lines for one variant as for another, and none twice', () => {
    for (const list of lists) expect(list.length % 3).toBe(0);
    const all = [...hooks, ...openings, ...lists.flat()];
    expect(all.filter((line, at) => all.indexOf(line) !== at)).toEqual([]);
  });

  it('leads on with a colon, names the source where it must, and gives no number that nobody could trace', () => {
    for (const line of [...voice.link, ...voice.define]) expect(line).toMatch(/\{source\}.*:$|^.*\{source\}:$/u);
    for (const line of voice.focus) expect(line).toContain('{term}');
    for (const line of voice.stance) expect(line).toMatch(/:$/u);
    for (const line of [...hooks, ...openings, ...lists.flat()]) expect(line).not.toMatch(/\d/u);
  });

  it('hands out no line to two variants, and none twice in a piece', () => {
    const taken = [1, 2, 3].flatMap((variant) => {
      const picker = createPhrasePicker(voice, variant, 4);
      return Array.from(voice.follow, () => picker.next('follow')).filter(Boolean);
    });
    expect(taken.toSorted()).toEqual(voice.follow.toSorted());
  });
});

it('sounds different in each tone', () => {
  const every = TONES.flatMap((tone) => [...VOICES[tone].link, ...VOICES[tone].follow, ...VOICES[tone].invite]);
  expect(every.filter((line, at) => every.indexOf(line) !== at)).toEqual([]);
});
