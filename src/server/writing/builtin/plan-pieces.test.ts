import { describe, expect, it } from 'vitest';
import { SOURCED_CASES } from '../../../../test/support/writing-cases/sourced.ts';
import { writingCase } from '../../../../test/support/writing-cases/writing-case.ts';
import { FORMATS } from '../../../core/formats/registry.ts';
import type { PieceRef } from '../writer.ts';
import { planPieces, type QuoteNeed } from './plan-pieces.ts';

const need = (): QuoteNeed => ({ most: 2, longestWords: 40, ownFigures: false });
const firstOfEach: PieceRef[] = FORMATS.map(({ label }) => ({ format: label, variant: 1 }));
const software = SOURCED_CASES[0].assignment;

describe('a plan made by rule', () => {
  it('lets the pieces of a job lead with different claims while there are enough', () => {
    const leads = planPieces(software, firstOfEach, need).pieces.map(({ claimIds }) => claimIds[0]);
    expect(new Set(leads).size).toBe(leads.length);
  });

  it('is the same for a piece whether its siblings are planned with it or later', () => {
    const alone = planPieces(software, [{ format: 'Blog Post', variant: 2 }], need).pieces[0];
    const together = planPieces(
      software,
      [1, 2, 3].map((variant) => ({ format: 'Blog Post', variant })),
      need,
    ).pieces[1];
    expect(together?.angle).toBe(alone?.angle);
  });

  it('tells the story of an opinion only where there is one, and leads with a figure only where there is one', () => {
    const bare = writingCase('bare', { topic: 'Bread' }).assignment;
    const angles = [1, 2, 3].flatMap((variant) =>
      planPieces(
        bare,
        FORMATS.map(({ label }) => ({ format: label, variant })),
        need,
      ).pieces.map(({ angle }) => angle),
    );
    expect([...new Set(angles)].toSorted()).toEqual(['A checklist', 'A question', 'Two views compared']);
  });

  it('leaves the figures of the author out where a format would doubt them', () => {
    const { assignment } = writingCase('own figures', {
      topic: 'Bread',
      sources: [{ kind: 'material', title: 'Log', quotes: ['We bake 80 loaves before five in the morning.'] }],
    });
    const angleOf = (ownFigures: boolean) =>
      planPieces(assignment, [{ format: 'Blog Post', variant: 1 }], () => ({ ...need(), ownFigures })).pieces[0]?.angle;
    expect(angleOf(true)).toBe('The figure first');
    expect(angleOf(false)).not.toBe('The figure first');
  });

  describe('of short formats', () => {
    const { assignment } = writingCase('ranked', {
      topic: 'Bread',
      sources: [
        {
          kind: 'web',
          title: 'Bread',
          quotes: [
            'Bread is a food made of flour and water.',
            'Long proofing gives bread more flavour.',
            'Fresh bread is best on the first day.',
            'Old bread makes good soup in winter.',
            'Bakers in the north prefer rye flour.',
          ],
        },
      ],
    });
    const ranked = (format: string): QuoteNeed => ({
      ...need(),
      ...(format === 'X Post' ? { bestFirst: 'always' } : {}),
      ...(format === 'Descriptions' ? { bestFirst: 'where free' } : {}),
    });
    const leadsOf = (...refs: [string, number][]) =>
      planPieces(
        assignment,
        refs.map(([format, variant]) => ({ format, variant })),
        ranked,
      ).pieces.map(({ claimIds }) => claimIds[0]);

    it('leads with the best claim, and with the next best in the next variant', () => {
      expect(leadsOf(['X Post', 1], ['X Post', 2], ['X Post', 3])).toEqual(['c2', 'c3', 'c4']);
      expect(leadsOf(['X Post', 2])).toEqual(['c3']);
      expect(leadsOf(['Descriptions', 1], ['Descriptions', 2])).toEqual(['c2', 'c3']);
    });

    it('leads with no claim that a sibling led with while there are others', () => {
      const posts: [string, number][] = [1, 2, 3, 4].map((variant) => ['X Post', variant]);
      const leads = leadsOf(...posts, ['Descriptions', 1], ['Descriptions', 2], ['Descriptions', 3]).slice(4);
      expect(new Set(leads).size).toBe(3);
    });

    it('leaves the best to the post where both are asked for', () => {
      expect(leadsOf(['Blog Post', 1], ['Descriptions', 1], ['X Post', 1]).slice(1)).toEqual(['c3', 'c2']);
    });
  });

  it('takes no claim that is too long for the format, and one that explains a word where it is asked to', () => {
    const short = planPieces(software, [{ format: 'X Post', variant: 1 }], () => ({ ...need(), longestWords: 14 }));
    const quotes = short.pieces[0]?.claimIds.map((id) => software.ledger.find((claim) => claim.id === id)?.quote);
    expect(quotes).toEqual(['Early product use is a common signal for whether a subscription will be renewed.']);
    const blog = planPieces(software, [{ format: 'Blog Post', variant: 1 }], () => ({ ...need(), definition: true }));
    expect(blog.pieces[0]?.claimIds.at(-1)).toBe('c3');
  });
});
