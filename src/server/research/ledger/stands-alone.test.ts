import { describe, expect, test } from 'vitest';
import { readSentences } from '../reading/sentences.ts';
import { standsAlone } from './stands-alone.ts';

function verdicts(text: string, ownNotes = false): boolean[] {
  const known = new Set(['newslett']);
  return readSentences(text, 'en').map((sentence) => standsAlone(sentence, { known, ownNotes }));
}

test('who was asked is no finding, in one’s own notes either; what they said is', () => {
  expect(verdicts('We asked 312 owners of small companies about the four-day week.', true)).toEqual([false]);
  expect(verdicts('We asked 312 owners, and 41 percent of owners had tried a newsletter.', true)).toEqual([true]);
});

describe('what can be quoted by itself', () => {
  test.each([
    'Weekly newsletters are the most common rhythm among writers.',
    'The newsletter is sent on the same day each week.',
    'About 40 percent of readers open a newsletter on their phone (in 2024).',
    '“Permission” means that the reader asked for the newsletter first.',
  ])('%s', (text) => {
    expect(verdicts(text)).toEqual([true]);
  });

  test.each([
    ['too short', 'Weekly newsletters win.'],
    ['too long', `Newsletters ${'and letters '.repeat(30)}are read.`],
    ['no end', 'Types of newsletters and their many readers'],
    ['a question', 'Why do so many people read newsletters today?'],
    ['a beginning cut off', 'and weekly newsletters are the most common rhythm.'],
    ['a method without a finding', 'The guild surveyed 312 owners of small companies about their newsletters.'],
    ['a part of what was named before', 'Eighteen of them made the weekly newsletter permanent at once.'],
    ['an unknown subject', 'The term was first used for letters in 1994.'],
    ['footnote marks', 'Weekly newsletters are the most common rhythm today.[12]'],
    ['an editor’s note', 'Weekly newsletters are the most common rhythm [citation needed] among writers.'],
    ['brackets whose content fell out', 'A newsletter ( , from Latin) is sent to many subscribers.'],
    ['phonetic script', 'Software as a service (SaaS /sæs/) is sold by the month.'],
    ['a formula', 'The rate is computed as {\\displaystyle r=a/b} for each month.'],
    ['an address', 'The archive of the newsletter is found at https://news.example today.'],
    ['one bracket too many', 'Weekly newsletters (and some of the monthly ones are common.'],
    ['half a quotation', 'Writers call weekly letters “the best habit a reader can have.'],
    ['mostly figures', 'In 2019: 1,204 / 3,344 / 7,712 / 8,812 / 9,913 of 10,000.'],
    ['an initial at the end', 'The newsletter was first written and printed by Johann J.'],
  ])('not: %s', (_why, text) => {
    expect(verdicts(text)).not.toContain(true);
  });

  test.each([
    ['Weight 16.5 kg', true],
    ['Power: 290 W', true],
    ['Rooms to 70 m²', true],
    ['rye: 3 kg', false],
    ['holds 25 kg', true],
    ['Cost: 61,000 euros.', true],
    ['Date: Thu 12 March, 19:00 - 21:00', true],
    ['Open: 10:00 - 18:00', true],
    ['The council decides on 27 April.', true],
    ['How it works: choose one of 6 categories, describe the problem in one sentence.', true],
    ['What it’s about: The Old Town gets three parking zones from 1 September.', true],
    ['Next step: line 3, autumn 2026.', true],
    ['How it works: it folds against the wall.', false],
    ['From: Silke Brandt, head of IT', false],
    ['Subject: IT requests go through the portal', false],
    ['1,204 / 3,344 / 7,712 / 8,812 in May', false],
    ['Monday to Friday', false],
    ['The choir has grown to 47.', true],
    ['Average days to payment went from 41 to 26.', true],
    ['We opened the choir to all in 2019.', true],
    ['Guests came on Sat 22.11.', true],
    ['and far too many biscuits', false],
    ['Share on social media', false],
    ['Customers share it on social media', true],
  ])('in one’s own notes: %s', (text, stands) => {
    expect(verdicts(text, true)).toEqual([stands]);
  });

  test('notes of one’s own need no full stop and may hold an address', () => {
    expect(verdicts('churn fell from 4.1 to 2.3 percent after the new onboarding', true)).toEqual([true]);
    expect(verdicts('Our handbook at https://handbook.example explains the plans.', true)).toEqual([true]);
    expect(verdicts('It fell by half after the change last year', true)).toEqual([false]);
  });
});

test('a sentence of a script without full stops is whole', () => {
  const text = 'ร้านเบเกอรี่ขนาดเล็กขายขนมปังได้เพิ่มขึ้น 12 เปอร์เซ็นต์เมื่อส่งจดหมายข่าวทุกสัปดาห์';
  const options = { known: new Set<string>(), ownNotes: false };
  expect(readSentences(text, 'th').map((sentence) => standsAlone(sentence, options))).toEqual([true]);
});
