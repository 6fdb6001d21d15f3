import { stancePointsOf } from '../../src/core/rules/stance-points.ts';
import { personaVoice } from './persona-voice.ts';
import { claimOf, sourceOf } from './findings.ts';
import type { Claim, Source } from '../../src/core/contracts/research.ts';
import type { Assignment } from '../../src/server/writing/writer.ts';

type Changes = Partial<Assignment> & {
  /** Notes of the brand's own, beside the sources. */
  readonly material?: readonly string[];
};

/** A job's material as research and the author would leave it; a source has the texts that its claims quote. */
export function assignmentWith({ material = [], texts, ...changes }: Changes = {}): Assignment {
  const opinion =
    changes.opinion ??
    'Buddies beat handbooks. Nobody reads forty pages in week one, and a patient colleague answers in a minute.';
  const sources = changes.sources ?? SOURCES;
  const notes = material.map((text, at) => ({ text, source: noteSource(at + sources.length + 1) }));
  const given = changes.ledger ?? LEDGER;
  const own = notes.map(({ text, source }) => [source.id, text] as const);
  const stored = texts ?? new Map([...textsOf(sources, given), ...own]);
  return {
    topic: 'Remote onboarding for new engineers',
    persona: personaVoice({
      name: 'Northwind People',
      audience: 'HR leads in tech',
      tone: 'conversational',
      objectives: ['More demo calls'],
    }),
    language: null,
    opinion,
    points: stancePointsOf(opinion),
    brief: '',
    ...changes,
    sources: [...sources, ...notes.map(({ source }) => source)],
    ledger: given.map((claim) => placedIn(stored.get(claim.source_id) ?? '', claim)),
    texts: stored,
  };
}

const SOURCES: readonly Source[] = [
  sourceOf({
    id: 's1',
    title: 'Onboarding',
    url: 'https://en.wikipedia.org/wiki/Onboarding',
    site: 'Wikipedia',
    published_at: null,
    retrieved_at: '2026-05-04T10:00:00.000Z',
    kind: 'encyclopaedia',
    license: 'CC BY-SA 4.0',
  }),
  sourceOf({
    id: 's2',
    title: 'Our survey notes',
    url: null,
    site: '',
    published_at: null,
    retrieved_at: '2026-05-04T10:00:00.000Z',
    kind: 'material',
    ours: true,
    license: null,
  }),
];

const LEDGER: readonly Claim[] = [
  claimOf({
    id: 'c1',
    source_id: 's1',
    quote: 'Onboarding refers to the mechanism through which new employees acquire the necessary knowledge.',
  }),
  claimOf({
    id: 'c2',
    source_id: 's1',
    quote: 'Socialization techniques lead to positive outcomes for new employees.',
  }),
  claimOf({
    id: 'c3',
    source_id: 's2',
    quote: 'In our survey 41 of 60 new engineers asked a colleague before they opened the handbook.',
  }),
];

/** The quotes of each source, a paragraph each. */
function textsOf(sources: readonly Source[], ledger: readonly Claim[]): (readonly [string, string])[] {
  return sources.map(({ id }) => {
    const quotes = ledger.filter(({ source_id }) => source_id === id).map(({ quote }) => quote);
    return [id, quotes.join('\n\n')] as const;
  });
}

const noteSource = (number: number): Source =>
  sourceOf({ id: `s${number}`, title: '', site: '', kind: 'material', ours: true });

/** Where the quote stands, unless that was said. */
const placedIn = (text: string, claim: Claim): Claim =>
  claim.start === 0 ? { ...claim, start: Math.max(0, text.indexOf(claim.quote)) } : claim;
