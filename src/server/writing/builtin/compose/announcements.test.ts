import { describe, expect, it } from 'vitest';
import { writingCase } from '../../../../../test/support/writing-cases/writing-case.ts';
import { descriptions } from '../../../../core/formats/descriptions.ts';
import { countGaps } from '../../../../core/formats/layout/gaps.ts';
import { FORMATS } from '../../../../core/formats/registry.ts';
import { createBuiltinWriter } from '../builtin-writer.ts';

const DATE = 'The doors open on Friday, 12 June, at seven.';
const PRICE = 'Entry is 6 euros, and free for children.';
const BESIDE = 'The cellar has been dry for thirty years.';

const { assignment } = writingCase('invitation', {
  topic: 'Join us for a night at the museum',
  opinion: 'A museum is best when it is dark. Come with a torch and with a question.',
  sources: [{ kind: 'material', title: 'Night', quotes: [BESIDE, PRICE, DATE] }],
});

const { signal } = new AbortController();
const writer = createBuiltinWriter();

async function writeAll(label: string): Promise<string[]> {
  const refs = [1, 2, 3].map((variant) => ({ format: label, variant }));
  const plan = await writer.plan(assignment, refs, { signal });
  return await Promise.all(
    plan.pieces.map(async (piece) => (await writer.write(assignment, plan, piece, { signal })).text),
  );
}

describe('an invitation', () => {
  it.each(['Email Newsletter', 'Blog Post', 'Video Script'])(
    'tells date and price in every variant of a %s',
    async (label) => {
      for (const text of await writeAll(label)) {
        expect(text).toContain(DATE);
        expect(text).toContain(PRICE);
      }
    },
  );

  it.each(['X Post', 'Short Content Script'])('tells the date or leaves a place for it in a %s', async (label) => {
    for (const text of await writeAll(label)) {
      expect([DATE, PRICE].some((fact) => text.includes(fact)) || countGaps(text) > 0, text).toBe(true);
    }
  });

  it('gives no price where a text on an offer says when and where', async () => {
    for (const text of await writeAll('Descriptions')) {
      const { medium, long } = descriptions.parse(text).parts;
      expect(long).not.toContain(PRICE);
      expect(`${medium}\n${long}`).toContain(DATE);
    }
  });

  it('is set against no other view, and asked for no opinion, in any format', async () => {
    const texts = (await Promise.all(FORMATS.map(({ label }) => writeAll(label)))).flat();
    expect(
      texts.filter((text) => /speaks against it|sees it differently|What is your (?:view|position)/u.test(text)),
    ).toEqual([]);
  });
});
