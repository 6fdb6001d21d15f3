import { describe, expect, it } from 'vitest';
import { assignmentWith } from '../../../../test/fakes/assignment.ts';
import { carriedPoints } from './carried-points.ts';
import { folded } from './folded.ts';

const assignment = assignmentWith();
const marked = (pointId: string, sentence: string) => ({ pointId, words: folded(sentence) });

describe('which sentence carries which point', () => {
  it('is what the writer marked, word for word as it stands in the finished text', () => {
    const text = '# A person, not pages\n\nA patient human beats any manual. In our survey 41 of 60 asked first [1].';
    expect(carriedPoints(text, [marked('o2', 'A patient human beats any manual.')], assignment)).toEqual([
      { pointId: 'o2', sentence: 'A patient human beats any manual.' },
    ]);
  });

  it('is also what says a point in the author’s words, marked or not', () => {
    const text = 'Buddies beat handbooks. Name one today.';
    expect(carriedPoints(text, [], assignment)).toEqual([{ pointId: 'o1', sentence: 'Buddies beat handbooks.' }]);
  });

  it('is nothing that has no word of the opinion, whatever the mark says', () => {
    const text = 'Onboarding is a process. Buddies beat handbooks.';
    const marks = [marked('o2', 'Onboarding is a process.')];
    expect(carriedPoints(text, marks, assignment)).toEqual([{ pointId: 'o1', sentence: 'Buddies beat handbooks.' }]);
  });

  it('is told by an echo where nothing was marked and nothing repeated', () => {
    const text = 'Week one is loud. Give people a patient colleague who answers within a minute. Then plan.';
    expect(carriedPoints(text, [], assignment)).toEqual([
      { pointId: 'o2', sentence: 'Give people a patient colleague who answers within a minute.' },
    ]);
  });

  it('can be told in another language by its mark alone', () => {
    const text = 'Niemand liest in der ersten Woche das Handbuch. Die Kollegin antwortet sofort.';
    const marks = [marked('o2', 'Niemand liest in der ersten Woche das Handbuch.')];
    expect(carriedPoints(text, marks, { ...assignment, language: 'de' })).toHaveLength(1);
    expect(carriedPoints(text, [], { ...assignment, language: 'de' })).toEqual([]);
  });

  it('is nothing without an opinion', () => {
    const none = assignmentWith({ opinion: '' });
    expect(carriedPoints('Buddies beat handbooks.', [marked('o1', 'Buddies beat handbooks.')], none)).toEqual([]);
  });

  it('finds a sentence again that the layout cut or joined', () => {
    const long = 'Because week one is loud, nobody reads forty pages, and a patient colleague answers at once.';
    const text = 'Nobody reads forty pages, and a patient colleague answers at once.';
    expect(carriedPoints(text, [marked('o2', long)], assignment)).toEqual([{ pointId: 'o2', sentence: text }]);
  });
});
