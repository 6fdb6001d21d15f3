import { expect, test } from 'vitest';
import { readTopic } from '../topic/topic.ts';
import { choosePassages } from './choose-passages.ts';
import { readSource } from './read-source.ts';

const FILLER = 'The committee met in the usual room and approved the minutes of the meeting before the last one.';
const FINDING = 'Accounts with a finished onboarding had a churn of 3.1 percent in the fourth quarter.';

/** A report of 200,000 characters whose finding stands far from its beginning. */
function longReport(): string {
  const lines = Array.from({ length: 2_000 }, (_, index) => `${FILLER} Item ${index}.`);
  lines.splice(1_700, 0, FINDING);
  return lines.join('\n').slice(0, 200_000);
}

test('a long report is searched to its end for what it says of the topic', async () => {
  const topic = readTopic('How onboarding changes churn');
  const report = { title: 'Annual report', text: longReport() };
  const reading = await readSource(report, { breathe: () => Promise.resolve(), topic });
  expect(reading.sentences.map(({ text }) => text)).toContain(FINDING);
});

test('work is bounded, and the opening and the order stay', () => {
  const passages = choosePassages(longReport(), readTopic('How onboarding changes churn'));
  expect(passages[0]).toBe(`${FILLER} Item 0.`);
  expect(passages.join('').length).toBeLessThanOrEqual(60_000);
  const items = passages.flatMap((passage) => /Item (\d+)/.exec(passage)?.[1] ?? []).map(Number);
  expect(items).toEqual(items.toSorted((a, b) => a - b));
});

test('a usual text is taken whole', () => {
  expect(choosePassages(`${FILLER}\n\n${FINDING}`, null)).toEqual([FILLER, FINDING]);
});
