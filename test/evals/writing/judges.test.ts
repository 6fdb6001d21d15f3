import { expect, it } from 'vitest';
import { classifySentence } from './judges/classify-sentence.ts';
import { measureWriting } from './measure-writing.ts';
import { PLANTED_FAULTS } from './planted.ts';
import { EMPTY_RUN, FOREIGN_RUN, SAMPLE_RUN } from './sample-run.ts';

const RUNS = [SAMPLE_RUN, EMPTY_RUN, FOREIGN_RUN];

it.each(RUNS.map((run) => [run.given.id, run] as const))('a flawless record, %s, is found flawless', (_id, run) => {
  expect(measureWriting([run], false).flatMap(({ faults }) => faults)).toEqual([]);
});

it.each(PLANTED_FAULTS.map((planted) => [planted.what, planted] as const))('%s is noticed', (_what, planted) => {
  const tried = RUNS.flatMap((run) => {
    const spoiled = planted.plant(run);
    return spoiled === null ? [] : [{ before: planted.judge(run).faults, after: planted.judge(spoiled).faults }];
  });
  expect(tried.length).toBeGreaterThan(0);
  for (const { before, after } of tried) expect(after.length).toBeGreaterThan(before.length);
});

it.each([
  ['question', 'Which shelf would you clear first?'],
  ['transition', 'With warm regards,'],
  ['instruction', 'Before you commit, ask the person who pays.'],
  ['instruction', 'Then name the day on which you look again.'],
  ['instruction', 'If you disagree, tell us where we part.'],
  ['transition', 'In the words of NAME:'],
  ['transition', 'Here is the exact wording:'],
  ['transition', 'This issue is built around a question.'],
  ['fragment', 'Two views, and a shelf between them.'],
  ['fragment', 'Kind of bread, day of baking.'],
  ['claim', 'The first week decides, and it is short.'],
  ['claim', 'Loaves keep longer in linen.'],
  ['claim', 'We know what customers want.'],
  ['claim', 'NAME helps.'],
  ['claim', 'Call early, because silence costs customers.'],
  ['claim', 'Look at the figure: it says all.'],
])('takes for %s: %s', (kind, sentence) => {
  expect(classifySentence(sentence)).toBe(kind);
});
