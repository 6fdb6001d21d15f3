import { describe, expect, it } from 'vitest';
import { assignmentWith } from '../../../../test/fakes/assignment.ts';
import { blogPost } from '../../../core/formats/blog-post.ts';
import { metaAd } from '../../../core/formats/meta-ad.ts';
import { carriedPoints } from './carried-points.ts';
import { folded } from './folded.ts';

const blog = { assignment: assignmentWith(), format: blogPost };
const marked = (pointId: string, sentence: string) => ({ pointId, words: folded(sentence) });

describe('which sentence carries which point', () => {
  it('is what the writer marked, word for word as it stands in the finished text', () => {
    const text = '# A person, not pages\n\nA patient human beats any manual. In our survey 41 of 60 asked first [1].';
    expect(carriedPoints(text, [marked('o2', 'A patient human beats any manual.')], blog)).toEqual([
      { pointId: 'o2', sentence: 'A patient human beats any manual.' },
    ]);
  });

  it('is also what says a point in the author’s words, marked or not', () => {
    const text = 'Buddies beat handbooks. Name one today.';
    expect(carriedPoints(text, [], blog)).toEqual([{ pointId: 'o1', sentence: 'Buddies beat handbooks.' }]);
  });

  it('can be said in other words altogether: whoever wrote it knows', () => {
    const said = 'Ask a human, and skip the paper.';
    expect(carriedPoints(said, [marked('o1', said)], blog)).toEqual([{ pointId: 'o1', sentence: said }]);
  });

  it('is no stump, and no point that the opinion does not have', () => {
    const marks = [marked('o1', 'Buddies first.'), marked('o7', 'Name one person today.')];
    expect(carriedPoints('Buddies first. Name one person today.', marks, blog)).toEqual([]);
  });

  it('stands without the label of its field', () => {
    const text =
      'Variant 1: Pain\nPrimary text: Buddies beat handbooks. Name one today.\nHeadline: Ask a person\nButton: Learn more';
    expect(carriedPoints(text, [], { ...blog, format: metaAd })).toEqual([
      { pointId: 'o1', sentence: 'Buddies beat handbooks.' },
    ]);
  });

  it('is told by an echo where nothing was marked and nothing repeated', () => {
    const text = 'Week one is loud. Give people a patient colleague who answers within a minute. Then plan.';
    expect(carriedPoints(text, [], blog)).toEqual([
      { pointId: 'o2', sentence: 'Give people a patient colleague who answers within a minute.' },
    ]);
  });

  it('can be told in another language by its mark alone', () => {
    const text = 'Niemand liest in der ersten Woche das Handbuch. Die Kollegin antwortet sofort.';
    const marks = [marked('o2', 'Niemand liest in der ersten Woche das Handbuch.')];
    expect(carriedPoints(text, marks, blog)).toHaveLength(1);
    expect(carriedPoints(text, [], blog)).toEqual([]);
  });

  it('is nothing without an opinion', () => {
    const none = { ...blog, assignment: assignmentWith({ opinion: '' }) };
    expect(carriedPoints('Buddies beat handbooks.', [marked('o1', 'Buddies beat handbooks.')], none)).toEqual([]);
  });

  it('finds a sentence again that the layout cut or joined', () => {
    const long = 'Because week one is loud, nobody reads forty pages, and a patient colleague answers at once.';
    const text = 'Nobody reads forty pages, and a patient colleague answers at once.';
    expect(carriedPoints(text, [marked('o2', long)], blog)).toEqual([{ pointId: 'o2', sentence: text }]);
  });
});
