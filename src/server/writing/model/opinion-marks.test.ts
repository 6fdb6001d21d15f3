import { describe, expect, it } from 'vitest';
import { markedPoints, withoutOpinionMarks, withSeparateMarks } from './opinion-marks.ts';

describe('marks of points', () => {
  const draft = 'A colleague answers in a minute [o2]. 41 of 60 asked one first [s3]. Buddies win.[O1] Begin today.';

  it('name the sentence that they stand in or behind', () => {
    expect(markedPoints(draft)).toEqual([
      { pointId: 'o2', words: 'acolleagueanswersinaminute' },
      { pointId: 'o1', words: 'buddieswin' },
    ]);
  });

  it('are taken out, and those of claims are not', () => {
    expect(withoutOpinionMarks(draft)).toBe(
      'A colleague answers in a minute. 41 of 60 asked one first [s3]. Buddies win. Begin today.',
    );
  });

  it('are told apart from those of claims in one pair of brackets', () => {
    const separate = withSeparateMarks('Nobody reads forty pages [s1, o2] or ten [o1;o2].');
    expect(separate).toBe('Nobody reads forty pages [s1][o2] or ten [o1][o2].');
    expect(markedPoints(separate).map(({ pointId }) => pointId)).toEqual(['o2', 'o1']);
    expect(withoutOpinionMarks(separate)).toBe('Nobody reads forty pages [s1] or ten.');
  });

  it('are no words of the text that look alike', () => {
    const text = 'See [Add: link], [o] and [o1](https://example.org), or [ o1 ].';
    expect(withoutOpinionMarks('See [Add: link] and [o].')).toBe('See [Add: link] and [o].');
    expect(withoutOpinionMarks(text)).not.toMatch(/\[ ?o1 ?\]/);
  });
});
