import { describe, expect, it } from 'vitest';
import { assignmentWith } from '../../../../test/fakes/assignment.ts';
import { cpuTimeOf } from '../../../../test/support/cpu-time.ts';
import { linkCitations, numberCitations, withoutMarks } from './citations.ts';

const plain = assignmentWith();
/** The notes are somebody else's. */
const assignment = {
  ...plain,
  sources: plain.sources.map((source) => (source.id === 's2' ? { ...source, ours: false } : source)),
};

describe('marks in Markdown', () => {
  it('become numbers of sources in the order of their mention, one number a source', () => {
    const { text, notes } = numberCitations('Most asked a colleague [c3]. It helps [c1][c2]. Again [c3].', assignment);
    expect(text).toBe('Most asked a colleague [1]. It helps [2]. Again [1].');
    expect(notes).toMatchObject([
      { number: 1, title: 'Our survey notes', url: '', note: '' },
      {
        number: 2,
        title: 'Onboarding',
        url: 'https://en.wikipedia.org/wiki/Onboarding',
        note: 'Wikipedia, CC BY-SA 4.0',
      },
    ]);
  });

  it('show no number for notes of our own, which no reader can look up, and one for a page of ours', () => {
    const text = 'Most asked a colleague [c3]. It helps [c1].';
    expect(numberCitations(text, plain)).toMatchObject({
      text: 'Most asked a colleague. It helps [1].',
      notes: [{ title: 'Onboarding' }],
    });
    const online = plain.sources.map((source) => ({ ...source, url: 'https://northwind.example/survey' }));
    expect(numberCitations(text, { ...plain, sources: online }).text).toBe('Most asked a colleague [1]. It helps [2].');
  });

  it('are read in the spellings that models use', () => {
    expect(numberCitations('One [C1, c3], two[c2] and three 【c3】.', assignment).text).toBe(
      'One [1][2], two [1] and three [2].',
    );
  });

  it('are dropped where the claim does not exist, and in titles and labelled fields', () => {
    const text = '# Buddies first [c3]\n\nSEO title: Buddies first [c3]\n\nA thing [c99]. Another [c1][c77].';
    expect(numberCitations(text, assignment).text).toBe(
      '# Buddies first\n\nSEO title: Buddies first\n\nA thing. Another [1].',
    );
  });

  it('stand once for what is told of one source in a row', () => {
    const row = 'It was faster [c1], cheaper [c2], and it helps [c1]. It lasts [c2]. We like it. It is cheap [c1].';
    expect(numberCitations(row, assignment).text).toBe(
      'It was faster, cheaper, and it helps. It lasts [1]. We like it. It is cheap [1].',
    );
    expect(numberCitations('It helps [c1]. Most asked [c3]. It lasts [c2].', assignment).text).toBe(
      'It helps [1]. Most asked [2]. It lasts [1].',
    );
    expect(numberCitations('It took 3 days [c1]. It lasts [c2].', assignment).text).toBe(
      'It took 3 days [1]. It lasts [1].',
    );
    expect(numberCitations('| Fast [c1] | Cheap [c2] |', assignment).text).toBe('| Fast | Cheap [1] |');
  });

  it('leave other brackets alone', () => {
    const text = 'See [Unsubscribe link], [ ] and [1](https://example.org).';
    expect(numberCitations(text, assignment)).toEqual({ text, notes: [] });
  });

  it('are ours alone: a number that the model set by itself stands for nothing', () => {
    expect(numberCitations('As shown [1], and [7]. True [c1].', assignment).text).toBe('As shown, and. True [1].');
  });
});

it('in Markdown without a list of sources each number is a link, where there is an address', () => {
  const cited = numberCitations('Most asked a colleague [c3]. Onboarding helps [c3][c1].', assignment);
  expect(linkCitations(cited).text).toBe(
    'Most asked a colleague. Onboarding helps [[1]](https://en.wikipedia.org/wiki/Onboarding).',
  );
});

it('a plain text loses every mark and the blank before it', () => {
  expect(withoutMarks('41 of 60 asked first [c3]. It helps [c1][c9]!', assignment)).toBe(
    '41 of 60 asked first. It helps!',
  );
});

describe('a runaway answer', () => {
  it('of blanks costs time by its length, not by the square of it', () => {
    const took = (length: number) => cpuTimeOf(() => withoutMarks(`${' '.repeat(length)}x`, assignment));
    took(20_000);
    // The square of it would be 64 times as long.
    expect(took(160_000)).toBeLessThan(30 * Math.max(took(20_000), 1));
  });
});
