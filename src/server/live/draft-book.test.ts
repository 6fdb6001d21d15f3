import { expect, test } from 'vitest';
import { createDraftBook } from './draft-book.ts';

test('each text is told once, and a draft that begins anew under a name of its own', () => {
  const book = createDraftBook(4);
  book.begin('a', 'first');
  book.add('a', 'Week ');
  const first = book.news();
  expect(first?.changes).toEqual([{ output_id: 'a', draft: '4.1', begins: 'first', text: 'Week ' }]);
  book.add('a', 'four');
  first?.told();
  const second = book.news();
  expect(second?.changes).toEqual([{ output_id: 'a', draft: '4.1', begins: null, text: 'four' }]);
  second?.told();
  expect(book.news()).toBeNull();

  book.add('a', ' is over');
  book.begin('a', 'retry');
  expect(book.news()?.changes).toEqual([{ output_id: 'a', draft: '4.2', begins: 'retry', text: '' }]);
});

test('what was not told for sure is told again from its beginning, which replaces whatever was', () => {
  const book = createDraftBook(1);
  book.begin('a', 'first');
  book.add('a', 'Week ');
  book.news()?.told();
  book.add('a', 'four');
  book.forgetTold();
  expect(book.news()?.changes).toEqual([{ output_id: 'a', draft: '1.1', begins: 'first', text: 'Week four' }]);
});

test('half a character waits for its other half, and what no database stores is left out', () => {
  const book = createDraftBook(1);
  const [high = '', low = ''] = '🗓'.split('');
  book.begin('a', 'first');
  book.add('a', `On ${high}`);
  const first = book.news();
  expect(first?.changes[0]?.text).toBe('On ');
  first?.told();
  expect(book.news()).toBeNull();
  book.add('a', `${low}\0!`);
  expect(book.news()?.changes[0]?.text).toBe('🗓!');
});

test('nothing is told of a piece that is done, until it is written once more', () => {
  const book = createDraftBook(1);
  book.begin('a', 'first');
  book.add('a', 'Week four');
  expect(book.hasNewsOf('a')).toBe(true);
  book.drop('a');
  book.add('a', ' and more');
  expect([book.news(), book.hasNewsOf('a'), book.hasDropped('a')]).toEqual([null, false, true]);
});

test('an edit is told behind the rest of the draft that it takes the place of; another try is not', () => {
  const book = createDraftBook(1);
  book.begin('a', 'first');
  book.add('a', 'Week ');
  book.news()?.told();
  book.add('a', 'four');
  book.begin('a', 'edit');
  book.add('a', 'The week');
  const news = book.news();
  expect(news?.changes).toEqual([
    { output_id: 'a', draft: '1.1', begins: null, text: 'four' },
    { output_id: 'a', draft: '1.2', begins: 'edit', text: 'The week' },
  ]);
  news?.told();
  expect(book.news()).toBeNull();
  // Whoever comes now sees both, as those who were there do.
  book.forgetTold();
  expect(book.news()?.changes.map(({ begins, text }) => [begins, text])).toEqual([
    ['first', 'Week four'],
    ['edit', 'The week'],
  ]);
  book.begin('a', 'retry');
  expect(book.news()?.changes).toEqual([{ output_id: 'a', draft: '1.3', begins: 'retry', text: '' }]);
});
