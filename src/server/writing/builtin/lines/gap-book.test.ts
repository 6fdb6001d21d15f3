import { describe, expect, it } from 'vitest';
import { createGapBook } from './gap-book.ts';

describe('the gaps of one piece', () => {
  it('are handed out once, the next wish in the place of one that was granted', () => {
    const book = createGapBook();
    expect(book.take(['churn before and after, with the dates'])).toBe('[Add: churn before and after, with the dates]');
    expect(book.take(['churn before and after, with the dates', 'one customer’s case'])).toBe(
      '[Add: one customer’s case]',
    );
    expect(book.take(['one customer’s case'])).toBe('');
  });

  it('do not ask for the same in other words', () => {
    const book = createGapBook();
    book.take(['the best objection you have heard, and your answer']);
    expect(book.take(['the strongest argument against it, and your answer'])).toBe('');
    expect(book.take(['somebody who disagrees with you on “Rye bread”, quoted word for word'])).toBe('');
    expect(book.take(['the price, or where it is shown'])).not.toBe('');
  });

  it('ask for one case of the author’s own, not for a second one, and for a counter-case all the same', () => {
    const book = createGapBook();
    book.take(['one customer whose case shows it, told in a few sentences'], 'format');
    expect(book.take(['one case of your own, with the place and the year'], 'kind')).toBe('');
    expect(book.take(['a case in which it was the other way round'], 'angle')).not.toBe('');
  });

  it('take a mistake seen again and again for no objection, and another view for one', () => {
    const book = createGapBook();
    book.take(['the best objection you have heard, and your answer']);
    expect(book.take(['a mistake you see again and again, and what you say then'], 'kind')).not.toBe('');
    expect(book.take(['somebody who sees it differently, in their own words'], 'angle')).toBe('');
  });

  it('may share a word where they were written side by side', () => {
    const book = createGapBook();
    book.take(['the item that can wait, and until when'], 'kind');
    expect(book.take(['an item you dropped from your own list'], 'kind')).not.toBe('');
    expect(book.take(['your own list, three words for each item'], 'angle')).toBe('');
  });

  it('are told apart by more than the topic that all of them name', () => {
    const book = createGapBook();
    book.take(['how things stand with “Balcony solar for renters” today']);
    expect(book.take(['a number of your own on “Balcony solar for renters”'])).not.toBe('');
  });
});
