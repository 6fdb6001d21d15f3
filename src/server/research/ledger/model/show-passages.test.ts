import { expect, test } from 'vitest';
import { noteOf } from '../../../../../test/fakes/findings.ts';
import { silentLogger } from '../../../../../test/support/silent-logger.ts';
import { readTopic } from '../../topic/topic.ts';
import { readMaterial } from '../../reading/read-material.ts';
import { showPassages } from './show-passages.ts';

async function passagesOf(text: string, budget: number) {
  const topic = readTopic('Email marketing for bakeries');
  const desk = {
    topic,
    logger: silentLogger,
    website: null,
    retrievedAt: '2026-03-01T09:00:00.000Z',
    breathe: () => Promise.resolve(),
  };
  const [reading] = await readMaterial([noteOf(text)], desk);
  if (!reading) throw new Error('nothing was read');
  return showPassages(reading, topic, budget);
}

const TEXT = [
  'This report looks back at a year of trade.',
  'Staff parties were held in June and in December.',
  'Bakeries that send one email a week sell 12 % more on Saturdays.',
  'The cover shows a loaf of rye.',
  'Email marketing costs a bakery less than leaflets.',
].join('\n\n');

test('the beginning and what speaks of the topic are shown, in their order', async () => {
  expect(await passagesOf(TEXT, 10_000)).toEqual([
    'This report looks back at a year of trade.',
    'Bakeries that send one email a week sell 12 % more on Saturdays.',
    'Email marketing costs a bakery less than leaflets.',
  ]);
});

test('what announces a list is shown with it, since its lines alone do not tell what they are about', async () => {
  const text =
    'Email marketing works.\n\nStaff parties were held.\n\nAcross all of last June:\n\n- The average was 36.8 %';
  expect((await passagesOf(text, 10_000)).join(' ')).toContain('Across all of last June: The average was 36.8 %');
});

test('where there is little room, what says most of the topic is shown', async () => {
  const passages = await passagesOf(TEXT, 110);
  expect(passages).toHaveLength(2);
  expect(passages).toContain('Email marketing costs a bakery less than leaflets.');
});

test('a paragraph without end takes no more than its share', async () => {
  const passages = await passagesOf(`${'email '.repeat(2_000)}\n\nEmail marketing works.`, 4_000);
  expect(passages.at(-1)).toBe('Email marketing works.');
  expect(passages.join('').length).toBeLessThanOrEqual(4_000);
});

test('where many sources share the room, even one long paragraph shows its beginning', async () => {
  const [passage = ''] = await passagesOf('Email marketing works. '.repeat(200), 700);
  expect(passage).toContain('Email marketing works.');
});

test('what is cut is cut between characters, since no vendor takes half of one', async () => {
  for (const budget of [700, 702]) {
    const [passage = ''] = await passagesOf(`a${'🍞'.repeat(2_000)}`, budget);
    expect(passage.isWellFormed()).toBe(true);
  }
});
