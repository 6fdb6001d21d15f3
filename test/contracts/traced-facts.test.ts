import { describe, expect, it } from 'vitest';
import { prepareEvidence, traceFacts } from '../../src/server/fact-check/trace-facts.ts';
import { FORMATS } from '../../src/core/formats/registry.ts';
import { createBuiltinWriter } from '../../src/server/writing/builtin/builtin-writer.ts';
import type { Assignment } from '../../src/server/writing/writer.ts';
import { HONEST_EVIDENCE, HONEST_PIECES } from '../support/honest-pieces.ts';
import { INVENTED_FACTS } from '../support/invented-facts.ts';
import { fc } from '../support/property.ts';
import { WRITING_CASES } from '../support/writing-cases/all-cases.ts';

const writer = createBuiltinWriter();
const { signal } = new AbortController();
const refs = FORMATS.flatMap(({ label }) => [1, 2, 3].map((variant) => ({ format: label, variant })));
const evidence = prepareEvidence(HONEST_EVIDENCE);

function givenBy({ topic, persona, opinion, ledger, sources }: Assignment): string[] {
  const titles = sources.map(({ title }) => title);
  return [
    topic,
    persona.name,
    persona.audience,
    ...persona.objectives,
    opinion,
    ...titles,
    ...ledger.map(({ quote }) => quote),
  ];
}

describe('honest pieces', () => {
  it.each(WRITING_CASES)('by the built-in writer are not flagged: $name', async ({ assignment }) => {
    const given = prepareEvidence(givenBy(assignment));
    const plan = await writer.plan(assignment, refs, { signal });
    for (const piece of plan.pieces) {
      const { text } = await writer.write(assignment, plan, piece, { signal });
      expect(traceFacts(text, given), text).toEqual([]);
    }
  });

  it.each(HONEST_PIECES)('as models write them are not flagged: $format', ({ text }) => {
    expect(traceFacts(text, evidence)).toEqual([]);
  });

  it('stand in all formats', () => {
    expect(HONEST_PIECES.map(({ format }) => format)).toEqual(FORMATS.map(({ label }) => label));
  });
});

/** "A {fact} in a sentence" */
function readMarked(marked: string): { text: string; fact: string } {
  const [open, close] = [marked.indexOf('{'), marked.lastIndexOf('}')];
  const fact = marked.slice(open + 1, close);
  return { text: marked.slice(0, open) + fact + marked.slice(close + 1), fact };
}

describe('invented facts', () => {
  it.each(INVENTED_FACTS)('are found: %s', (marked) => {
    const { text, fact } = readMarked(marked);
    expect(traceFacts(text, evidence).map((found) => found.text)).toEqual([fact]);
  });

  it('are found in the midst of honest text, and nothing else is', () => {
    for (const { text: honest } of HONEST_PIECES.filter(({ format }) => format !== 'X Post')) {
      const place = honest.lastIndexOf('. ') + 2;
      for (const { text, fact } of INVENTED_FACTS.map(readMarked)) {
        const piece = `${honest.slice(0, place)}${text} ${honest.slice(place)}`;
        expect(
          traceFacts(piece, evidence).map((found) => found.text),
          piece,
        ).toEqual([fact]);
      }
    }
  });

  const known = new Set(HONEST_EVIDENCE.join(' ').match(/\d+/g));
  const number = fc
    .integer({ min: 13, max: 98_000 })
    .filter((value) => !known.has(String(value)) && !isYearLike(value));
  const small = fc.integer({ min: 13, max: 98 }).filter((value) => !known.has(String(value)) && value % 20 !== 0);
  const year = fc.integer({ min: 1900, max: 2022 });
  const day = fc.integer({ min: 1, max: 28 });
  const month = fc.constantFrom('January', 'February', 'May', 'August', 'November');
  const word = fc.constantFrom('growth', 'silence', 'customers', 'mountains', 'yellow', 'quickly', 'never', 'office');
  const invented = fc.oneof(
    small.map((value) => `${value}%`),
    fc.tuple(small, fc.integer({ min: 1, max: 9 })).map(([whole, tenth]) => `${whole}.${tenth} percent`),
    number.map((value) => value.toLocaleString('en-US')),
    number.map((value) => value.toLocaleString('de-DE')),
    fc.tuple(fc.constantFrom('$', '€', '£', 'US$', 'EUR '), number).map(([sign, value]) => `${sign}${value}`),
    small.map((value) => `$${value} million`),
    fc.tuple(day, month, year).map(([one, name, when]) => `${one} ${name} ${when}`),
    fc.tuple(day, month, year).map(([one, name, when]) => `${name} ${one}, ${when}`),
    fc
      .tuple(small, fc.constantFrom('days', 'weeks', 'hours', 'kg', 'years'))
      .map(([value, unit]) => `${value} ${unit}`),
    small.map((value) => `${value} times`),
    fc.tuple(small, fc.integer({ min: 1, max: 30 })).map(([value, more]) => `${value}-${value + more} %`),
    fc.array(word, { minLength: 5, maxLength: 12 }).map((words) => `“${words.join(' ')}”`),
  );
  const frame = fc.constantFrom(
    'As it stands, {} is what they name first.',
    'Nobody expected {}, and yet it came.',
    'We saw {} in our own house.',
    'It was about {}, more or less.',
  );

  it('are found in whatever sentence they stand', () => {
    fc.assert(
      fc.property(frame, invented, (sentence, fact) => {
        const text = sentence.replace('{}', fact);
        const [first, ...others] = traceFacts(text, evidence);
        expect(others).toEqual([]);
        expect(fact.startsWith(first?.text ?? 'nothing'), `${text} ${first?.text}`).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

function isYearLike(value: number): boolean {
  return value >= 1_100 && value <= 2_100;
}
