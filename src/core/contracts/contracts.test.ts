import { expect, test } from 'vitest';
import { TEXT_LIMITS } from '../rules/limits.ts';
import { issueSentence } from './issue-sentence.ts';
import { historyQuery, jobInput } from './job.ts';
import { outputEdit } from './output.ts';

const plainly = { error: issueSentence };
const JOB = { persona_id: 'p', topic: 'Newsletters' };

test('a page of the history is asked for in digits alone', () => {
  expect(historyQuery.parse({})).toEqual({ limit: 100, offset: 0 });
  expect(historyQuery.parse({ limit: '10', offset: '20' })).toEqual({ limit: 10, offset: 20 });
  for (const text of ['1e2', '0x10', ' 5', '5.0', '-1', '+5', 'many']) {
    expect(historyQuery.safeParse({ limit: text }).success, `limit ${text}`).toBe(false);
    expect(historyQuery.safeParse({ offset: text }).success, `offset ${text}`).toBe(false);
  }
  for (const limit of ['0', '101', '99999999999999999999'])
    expect(historyQuery.safeParse({ limit }).success).toBe(false);
  // What a script sends that has no value.
  for (const text of ['', 'null', 'undefined'])
    expect(historyQuery.parse({ limit: text, offset: text })).toEqual({ limit: 100, offset: 0 });
});

test('what a query may not say is told in words of its own', () => {
  const said = (query: object) => historyQuery.safeParse(query, plainly).error?.issues[0]?.message;
  for (const limit of ['-1', '1.5', 'x', '0', '101', ['1', '2']]) {
    expect(said({ limit })).toBe('Limit must be a whole number, 1 to 100');
  }
  expect(said({ offset: '-1' })).toBe('Offset must be a whole number, 0 to 1000000');
  expect(said({ search: 'é'.repeat(501) })).toBe('Search must be 500 characters or less');
  expect(said({ search: '👍🏽'.repeat(500) })).toBeUndefined();
});

test('a quantity is a number, or one in digits; what is none is refused', () => {
  const taken = (quantity: unknown) => jobInput.safeParse({ ...JOB, batch_formats: { 'X Post': quantity } }, plainly);
  const quantities = [2, '2', '2.7', 99, '-3', '007'].map((one) => taken(one).data?.batch_formats['X Post']);
  expect(quantities).toEqual([2, 2, 2.7, 99, -3, 7]);
  for (const none of ['', 'two', '1e3', '0x2', ' ', '2,5', true, [2], 'Infinity', '9'.repeat(21)])
    expect(taken(none).error?.issues[0]?.message, String(none)).toBe('A quantity must be a number');
});

test('a topic of which nothing can be seen is empty', () => {
  for (const topic of ['', ' \n', '\u200b', '\u00ad\u2060']) {
    expect(jobInput.safeParse({ ...JOB, topic }, plainly).error?.issues[0]?.message).toBe('Topic must not be empty');
  }
});

test('an edit that leaves nothing to see is refused, so that the last saved text stays', () => {
  for (const content of ['', ' \n', '\u200b', '\ufeff\u2060', '\u00a0']) {
    expect(outputEdit.safeParse({ content }).error?.issues[0]?.message).toBe(
      'The text is empty. The last saved text stays.',
    );
  }
  expect(outputEdit.parse({ content: ' one\u200btwo\n' })).toEqual({ content: ' one\u200btwo\n' });
});

test('material counts together, and no text of it may be empty', () => {
  const half = 'é'.repeat(TEXT_LIMITS.material / 2);
  const material = (...texts: string[]) =>
    jobInput.safeParse({ ...JOB, material: texts.map((text) => ({ text })) }, plainly);
  expect(material(half, half).success).toBe(true);
  expect(material(half, half, 'x').error?.issues).toMatchObject([
    { path: ['material'], message: 'Your material must be 200,000 characters or less in all' },
  ]);
  expect(material(' ').error?.issues[0]?.message).toBe('Your material must not be empty');
});
