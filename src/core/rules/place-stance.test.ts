import { expect, test } from 'vitest';
import { placeStance, type StanceWords } from './place-stance.ts';

const THEATRE = { pointId: 'o1', sentence: 'Emails are theatre.' };
const INVITE = { pointId: 'o2', sentence: 'The invite saves accounts.' };

const placed = (text: string, sentences: readonly StanceWords[]) =>
  placeStance(text, sentences).map(({ pointId, start, end }) => [pointId, start, text.slice(start, end)]);

test('each sentence is found where it stands, after others were put before, between and behind', () => {
  const text = `New. ${THEATRE.sentence} Between. ${INVITE.sentence} Behind.`;
  expect(placed(text, [THEATRE, INVITE])).toEqual([
    ['o1', 5, THEATRE.sentence],
    ['o2', 34, INVITE.sentence],
  ]);
});

test('one that was moved is found, one that was changed is not', () => {
  expect(placed(`${INVITE.sentence} ${THEATRE.sentence}`, [THEATRE, INVITE]).map(([id]) => id)).toEqual(['o2', 'o1']);
  expect(placed('Emails are pure theatre. The invite saves accounts.', [THEATRE, INVITE]).map(([id]) => id)).toEqual([
    'o2',
  ]);
});

test('words that go on are another sentence', () => {
  const bare = { pointId: 'o1', sentence: 'Emails are theatre' };
  expect(placed('Emails are theatres of war', [bare])).toEqual([]);
  expect(placed('NoEmails are theatre', [bare])).toEqual([]);
  expect(placed('Emails are theatre', [bare])).toHaveLength(1);
});

test('a point that is said twice in the same words stands at two places', () => {
  const text = `${THEATRE.sentence} And again: ${THEATRE.sentence}`;
  expect(placed(text, [THEATRE, THEATRE]).map(([, start]) => start)).toEqual([0, 31]);
  expect(placed(THEATRE.sentence, [THEATRE, THEATRE])).toHaveLength(1);
});

test('two points stand in one sentence', () => {
  const both = 'Emails are theatre, and the invite saves accounts.';
  const twice = ['o1', 'o2'].map((pointId) => ({ pointId, sentence: both }));
  expect(placed(`First. ${both}`, twice)).toEqual([
    ['o1', 7, both],
    ['o2', 7, both],
  ]);
});

test('places count code units, past emoji and in scripts without spaces', () => {
  const chinese = { pointId: 'o1', sentence: '邮件只是表演。' };
  const emoji = { pointId: 'o2', sentence: '👩‍👩‍👧 know it 🎉' };
  expect(placed('🎉🎉 开始吧。邮件只是表演。其他。👩‍👩‍👧 know it 🎉', [chinese, emoji])).toEqual([
    ['o1', 9, chinese.sentence],
    ['o2', 19, emoji.sentence],
  ]);
});

test('nothing is found in nothing', () => {
  expect(placeStance('', [THEATRE])).toEqual([]);
  expect(placeStance('Text.', [{ pointId: 'o1', sentence: '' }])).toEqual([]);
});
