import { expect, test } from 'vitest';
import { measureReader, READERS } from './measure-readers.ts';
import { readCorpus } from './read-corpus.ts';

/** Of a hundred; of the texts that were at hand while building. */
const MOST_MISTAKES = 3;

test.each(Object.entries(READERS))('%s are read in thirteen languages', (_, reader) => {
  const { there, missed, invented, details } = measureReader(reader, readCorpus('building'));
  const most = Math.max(1, Math.floor((there * MOST_MISTAKES) / 100));
  expect([missed <= most, invented <= most], details.join('\n')).toEqual([true, true]);
});
