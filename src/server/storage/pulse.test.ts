import { expect, test } from 'vitest';
import { waitFor } from '../../../test/support/wait-for.ts';
import { watchPulse } from './pulse.ts';

/** A database that answers as the list says, then as its last entry does. */
function databaseThat(...answers: ('answers' | 'fails')[]) {
  const asked: string[] = [];
  return {
    asked,
    async query(sql: string): Promise<void> {
      asked.push(sql);
      if (answers[Math.min(asked.length, answers.length) - 1] === 'fails') throw new Error('cannot drop active portal');
    },
  };
}

test('a database that answers nothing any more is told dead, once', async () => {
  const database = databaseThat('answers', 'fails');
  const deaths: unknown[] = [];
  watchPulse(database, (cause) => deaths.push(cause), 5);
  await waitFor('its death', async () => deaths.length === 1);
  expect(database.asked).toHaveLength(3);
  expect(deaths).toEqual([new Error('cannot drop active portal')]);
});

test('a single failure is no death, and after the end nobody asks', async () => {
  const database = databaseThat('fails', 'answers', 'fails', 'answers');
  const deaths: unknown[] = [];
  const stop = watchPulse(database, (cause) => deaths.push(cause), 5);
  await waitFor('six looks', async () => database.asked.length >= 6);
  stop();
  const asked = database.asked.length;
  const others = databaseThat('answers');
  const stopOthers = watchPulse(others, () => {}, 5);
  await waitFor('four looks of another', async () => others.asked.length >= 4);
  stopOthers();
  expect(database.asked.length).toBe(asked);
  expect(deaths).toEqual([]);
});
