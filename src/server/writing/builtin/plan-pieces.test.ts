import { describe, expect, it } from 'vitest';
import { SOURCED_CASES } from '../../../../test/support/writing-cases/sourced.ts';
import { writingCase } from '../../../../test/support/writing-cases/writing-case.ts';
import { FORMATS } from '../../../core/formats/registry.ts';
import type { PieceRef } from '../writer.ts';
import type { AngleNeed, QuoteNeed } from './choose-quotes.ts';
import { planPieces } from './plan-pieces.ts';
import { usableQuotes } from './text/usable-claims.ts';

/** A long format, which can live up to any angle. */
const need = (): QuoteNeed => ({
  most: 2,
  mostFacts: 2,
  longestWords: 40,
  ownFigures: false,
  angles: { underTopic: true, lists: true, weighs: true },
});
const firstOfEach: PieceRef[] = FORMATS.map(({ label }) => ({ format: label, variant: 1 }));
const software = SOURCED_CASES[0].assignment;

describe('a plan made by rule', () => {
  it('lets the pieces of a job lead with different claims while there are enough', () => {
    const enough = firstOfEach.slice(0, usableQuotes(software.ledger, software.sources).length - 1);
    const leads = planPieces(software, enough, need).pieces.map(({ claimIds }) => claimIds[0]);
    expect(new Set(leads).size).toBe(leads.length);
  });

  it('lets every piece give the answer to a question, and lead with it', () => {
    const { assignment } = writingCase('question', {
      topic: 'When should a child first see a dentist?',
      sources: [
        {
          kind: 'web',
          title: 'Teeth',
          quotes: [
            'In a survey of 1,150 families, 38 % of the children saw a dentist before school.',
            'A child should first see a dentist by the first birthday.',
            'The dentist looks at the gums of the child.',
          ],
        },
      ],
    });
    const { pieces } = planPieces(assignment, firstOfEach, need);
    for (const { claimIds } of pieces) expect(claimIds).toContain('c2');
    const questions = pieces.filter(({ angle }) => angle === 'A question');
    expect(questions.length).toBeGreaterThan(1);
    for (const { claimIds } of questions) expect(claimIds[0]).toBe('c2');
  });

  it('puts no sentence beside a longer quotation that holds it', () => {
    const alone = 'We reviewed 14 customer portals.';
    const { assignment } = writingCase('pairs', {
      topic: 'Customer portals',
      sources: [
        { kind: 'material', title: 'Notes', quotes: [alone, `${alone} In 9 of them a field accepted script tags.`] },
      ],
    });
    for (const { claimIds } of planPieces(assignment, firstOfEach, need).pieces) expect(claimIds).toHaveLength(1);
  });

  it('lets a sentence stand alone where the one behind it would take the room', () => {
    const alone = 'Das Bad öffnet am 13. Juni.';
    const pair = `${alone} Grund ist die Sanierung des Beckens, das im letzten Sommer Tag für Tag 42 Kubikmeter Wasser verloren hat.`;
    const { assignment } = writingCase('long pair', {
      topic: 'Warum das Bad im Juni öffnet',
      sources: [{ kind: 'material', title: 'Notiz', quotes: [alone, pair] }],
    });
    const [long, short] = [40, 30].map(
      (longestWords) => planPieces(assignment, firstOfEach, () => ({ ...need(), longestWords })).pieces[0]?.claimIds,
    );
    expect(long).toEqual(['c2']);
    expect(short).toEqual(['c1']);
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

  describe('gives no angle whose name a piece could not live up to', () => {
    const anglesOf = (input: Parameters<typeof writingCase>[1], angles: AngleNeed = need().angles) => {
      const { assignment } = writingCase('angles', input);
      const refs = FORMATS.flatMap(({ label }) => [1, 2, 3, 4, 5].map((variant) => ({ format: label, variant })));
      const { pieces } = planPieces(assignment, refs, () => ({ ...need(), angles }));
      return [...new Set(pieces.map(({ angle }) => angle))].toSorted();
    };
    const quoting = (quote: string) => ({
      topic: 'Bread',
      sources: [{ kind: 'web', title: 'Bread', quotes: [quote] }] as const,
    });
    const plain = quoting('Bakers refresh a starter for bread with new flour.');
    const questions = ['A question', 'Another question'];
    const opinion = 'Bakers need flour, and time.';

    it('a list suits what is to be done, and no mere subject', () => {
      expect(anglesOf(plain)).toEqual(questions);
      expect(anglesOf({ ...plain, topic: 'How to bake bread for bakers' })).toEqual(['A checklist', ...questions]);
    });

    it('two views need sides or an opinion that takes one, and a format with room for both', () => {
      const sided = { ...quoting('Bakers refresh a starter of rye or wheat with flour.'), topic: 'Rye or wheat' };
      expect(anglesOf(sided)).toContain('Two views compared');
      const sharp = 'Bakers need flour and time, and never haste.';
      expect(anglesOf({ ...plain, opinion: sharp })).toContain('Two views compared');
      expect(anglesOf({ ...plain, opinion: sharp, topic: 'What our bread brought in 2025' })).not.toContain(
        'Two views compared',
      );
      expect(anglesOf({ ...plain, opinion: sharp }, {})).toEqual([...questions, 'The opinion first']);
    });

    it('a figure needs one that can be quoted', () => {
      expect(anglesOf(quoting('Fewer than 40 percent of all bakeries sell rye bread.'))).toContain('The figure first');
      expect(anglesOf(plain)).not.toContain('The figure first');
    });

    it('what is announced is neither argued over nor set against another view, save in a format too short for more', () => {
      const opening = { ...plain, topic: 'Our new bakery opens on Saturday', opinion };
      const notes = [{ kind: 'material', title: 'Notes', quotes: ['The bakery opens on Saturday at seven.'] }] as const;
      expect(anglesOf({ ...opening, sources: notes })).toEqual(questions);
      expect(anglesOf({ ...opening, sources: notes }, { opinionOpensNews: true })).toContain('The opinion first');
    });

    it('an outline asks its author for whatever it promises, but for a figure', () => {
      // A mere subject without an opinion has no other side.
      expect(anglesOf({ topic: 'Bread' })).toEqual(['A checklist', ...questions]);
      expect(anglesOf({ topic: 'Bread', opinion: 'Bread is better on the second day.' })).toEqual([
        'A checklist',
        ...questions,
        'The opinion first',
        'Two views compared',
      ]);
    });
  });

  it('begins with what the topic itself has promised', () => {
    const angleOf = (topic: string) =>
      planPieces(writingCase('promise', { topic }).assignment, [{ format: 'Blog Post', variant: 1 }], need).pieces[0]
        ?.angle;
    expect(angleOf('Rye or wheat')).toBe('Two views compared');
    expect(angleOf('7 ways to use old bread')).toBe('A checklist');
    expect(angleOf('Is rye bread good for you?')).toBe('A question');
  });

  describe('of several quotations', () => {
    const sources = [
      {
        kind: 'encyclopaedia',
        title: 'Rye bread',
        quotes: [
          'Rye bread is a type of bread made with flour from rye grain.',
          'Bread of rye flour holds more water than a loaf of wheat flour.',
          'Northern countries have baked rye bread for centuries.',
        ],
      },
      {
        kind: 'web',
        title: 'Baking survey',
        quotes: [
          'Sales of rye loaves rose from 9 to 14 percent of all bread within four years.',
          'Sales of bread without rye fell from 61 to 48 percent within four years.',
          'Half of the bakers under thirty have never kept a starter for rye bread.',
        ],
      },
      {
        kind: 'web',
        title: 'Notes of a miller',
        quotes: ['Bakers buy old rye because the crumb stays moist for longer.'],
      },
    ] as const;
    const opinion = 'Young bakers should keep a starter.';
    const { assignment } = writingCase('several', { topic: 'Rye bread', opinion, sources });
    const quoted = (format: string, most: number, variant = 1) => {
      const given = { ...need(), most, longestWords: 45, definition: format === 'Blog Post' };
      const [piece] = planPieces(assignment, [{ format, variant }], () => given).pieces;
      const quotes = usableQuotes(assignment.ledger, assignment.sources);
      return piece?.claimIds.map((id) => quotes.find((quote) => quote.id === id)) ?? [];
    };

    it('takes first what speaks of the opinion', () => {
      expect(quoted('Email Newsletter', 3)[0]?.text).toContain('never kept a starter');
    });

    it('takes different kinds from different sources before more of the same', () => {
      const three = quoted('Video Script', 3);
      expect(new Set(three.map((quote) => quote?.source.id)).size).toBeGreaterThan(1);
      expect(new Set(three.map((quote) => quote?.kind)).size).toBe(3);
    });

    it('never opens with a definition, and closes with one only where it is asked to', () => {
      expect(quoted('Blog Post', 4).at(-1)?.kind).toBe('definition');
      const others = [1, 2, 3, 4, 5, 6].flatMap((variant) => quoted('X Post', 3, variant));
      expect(others.map((quote) => quote?.kind)).not.toContain('definition');
    });

    it('gives siblings other leads and, beside them, quotations that no sibling has', () => {
      const refs = [1, 2, 3].map((variant) => ({ format: 'Descriptions', variant }));
      const taken = planPieces(assignment, refs, need).pieces.map(({ claimIds }) => claimIds);
      expect(new Set(taken.map(([lead]) => lead)).size).toBe(3);
      expect(new Set(taken.flat()).size).toBeGreaterThan(3);
    });

    it('puts no two claims that contradict each other into one piece', () => {
      const [one, other] = ['c4', 'c5'];
      const ledger = assignment.ledger.map((claim) =>
        claim.id === one ? { ...claim, contradicts: [other ?? ''] } : claim,
      );
      const refs = FORMATS.flatMap(({ label }) => [1, 2, 3].map((variant) => ({ format: label, variant })));
      for (const { claimIds } of planPieces({ ...assignment, ledger }, refs, () => ({ ...need(), most: 6 })).pieces) {
        expect(claimIds.filter((id) => id === one || id === other).length).toBeLessThan(2);
      }
    });
  });

  it('has nothing to quote where there are only definitions', () => {
    const { assignment } = writingCase('definitions', {
      topic: 'Pricing your design work',
      sources: [
        {
          kind: 'encyclopaedia',
          title: 'Pricing',
          quotes: ['Pricing is the process whereby a business sets the price at which it will sell its products.'],
        },
      ],
    });
    expect(planPieces(assignment, firstOfEach, need).pieces.flatMap(({ claimIds }) => claimIds)).toEqual([]);
  });

  it('leaves the figures of the author out where a format would doubt them', () => {
    const { assignment } = writingCase('own figures', {
      topic: 'Bread',
      sources: [{ kind: 'material', title: 'Log', quotes: ['We sell 40 percent of all loaves before nine.'] }],
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
    expect(quotes).toEqual([
      'Early use of the product during onboarding tells whether a customer stays.',
      'Companies that named one contact for onboarding lost fewer customers in the first year.',
    ]);
    const blog = planPieces(software, [{ format: 'Blog Post', variant: 1 }], () => ({ ...need(), definition: true }));
    expect(blog.pieces[0]?.claimIds.at(-1)).toBe('c3');
  });
});
