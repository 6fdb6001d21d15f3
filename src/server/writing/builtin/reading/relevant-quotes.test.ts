import { describe, expect, it } from 'vitest';
import { writingCase } from '../../../../../test/support/writing-cases/writing-case.ts';
import { FORMATS } from '../../../../core/formats/registry.ts';
import { createBuiltinWriter } from '../builtin-writer.ts';
import { relevantQuotes } from './relevant-quotes.ts';

const PRICING = 'Most price changes in a business are decided by the owner alone.';
const ON_TOPIC = 'Designers who quote a price for the whole project finish earlier.';

const { assignment } = writingCase('pricing', {
  topic: 'Pricing design projects',
  opinion: 'Designers should quote for the project and never for the hour.',
  sources: [
    { kind: 'encyclopaedia', title: 'Pricing', quotes: [PRICING, ON_TOPIC] },
    { kind: 'material', title: 'Diary', quotes: ['We raised our rates twice last winter.'] },
  ],
});

describe('what can be quoted on a topic', () => {
  it('of others is what shares two words with topic and opinion; own notes need none', () => {
    const texts = relevantQuotes(assignment).map(({ quote }) => quote.text);
    expect(texts.toSorted()).toEqual([ON_TOPIC, 'We raised our rates twice last winter.']);
  });

  it('a topic of a single word asks for that one', () => {
    const { assignment: job } = writingCase('bread', {
      topic: 'Bread',
      sources: [
        { kind: 'web', title: 'Loaves', quotes: ['Fresh bread is eaten early.', 'Rolls are eaten even earlier.'] },
      ],
    });
    expect(relevantQuotes(job).map(({ quote }) => quote.text)).toEqual(['Fresh bread is eaten early.']);
  });

  it('an irrelevant sentence of an encyclopaedia stands in no piece of any format', async () => {
    const writer = createBuiltinWriter();
    const { signal } = new AbortController();
    const refs = FORMATS.flatMap(({ label }) => [1, 2, 3].map((variant) => ({ format: label, variant })));
    const plan = await writer.plan(assignment, refs, { signal });
    const texts = await Promise.all(
      plan.pieces.map(async (piece) => (await writer.write(assignment, plan, piece, { signal })).text),
    );
    expect(texts.filter((text) => text.includes(PRICING))).toEqual([]);
    expect(texts.filter((text) => text.includes(ON_TOPIC)).length).toBeGreaterThan(0);
  });
});
