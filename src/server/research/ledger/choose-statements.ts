import { sharedShare } from '../../text/bm25.ts';
import { readFigures } from '../../text/figures/read-figures.ts';
import { termsOf } from '../../text/terms.ts';
import type { Topic } from '../topic/topic.ts';
import type { SourceReading } from '../reading/source-reading.ts';
import type { Statement } from './claim-maker.ts';
import { forReaders } from './note-to-self.ts';
import { withPairs } from './pair-sentences.ts';
import { type Rankable, rankSentences } from './rank-sentences.ts';
import { fromSeveralSites, MAX_STATEMENTS } from './share-out.ts';
import { speaking } from './sentence-fit.ts';
import { weightOfDate, weightOfKind } from './source-weight.ts';
import { standsAlone } from './stands-alone.ts';

/** A sentence of a source that can be quoted by itself. */
interface Candidate extends Statement, Rankable {}

/** Two sentences that share this much of their words say the same. */
const SAME_ABOVE = 0.8;
/** Sentences that are ranked, all sources together: their number makes out the time, which is taken in one go. */
const MAX_RANKED = 2_400;

export interface Choosing {
  /** Whom the pieces are for, in a few words; may be empty. */
  readonly audience: string;
  /** Called between small pieces of work. */
  readonly breathe: () => Promise<void>;
}

/**
 * Statements that a piece may stand on: sentences of the sources themselves, each clear by itself and word for word in
 * the stored text, most relevant to the topic first, no source with more than its fair share, nothing twice.
 */
export async function chooseStatements(
  topic: Topic,
  readings: readonly SourceReading[],
  { audience, breathe }: Choosing,
): Promise<Statement[]> {
  const most = Math.floor(MAX_RANKED / Math.max(1, readings.length));
  const candidates: Candidate[] = [];
  for (const from of readings) {
    candidates.push(...closest(statementsOf(from, { topic, audience }), most));
    await breathe();
  }
  const ranked = rankSentences(candidates);
  const share = Math.ceil(MAX_STATEMENTS / Math.max(1, readings.length));
  const chosen: Worded[] = [];
  const perSource = new Map<SourceReading, number>();
  for (const { item: statement } of ranked) {
    await breathe();
    const count = perSource.get(statement.from) ?? 0;
    const words = new Set(statement.terms);
    if (count >= share || chosen.some((other) => saysTheSame(other, { statement, words }))) continue;
    chosen.push({ statement, words });
    perSource.set(statement.from, count + 1);
    if (chosen.length === MAX_STATEMENTS) break;
  }
  return fromSeveralSites(chosen.map(({ statement }) => statement));
}

/** Those that name most of the topic, where a source has more than can be ranked. */
function closest(candidates: readonly Candidate[], most: number): readonly Candidate[] {
  if (candidates.length <= most) return candidates;
  const named = ({ topic, terms }: Candidate) => topic.filter((term) => terms.includes(term)).length;
  return candidates
    .map((candidate) => ({ candidate, worth: named(candidate) }))
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, most)
    .map(({ candidate }) => candidate);
}

interface Worded {
  readonly statement: Candidate;
  readonly words: Set<string>;
}

/** What gives another figure does not say the same. */
function saysTheSame(a: Worded, b: Worded): boolean {
  if (sharedShare(a.words, b.words) < SAME_ABOVE) return false;
  return figuresOf(a.statement.quote) === figuresOf(b.statement.quote);
}

function figuresOf(text: string): string {
  return (text.match(/\d+(?:[.,]\d+)*/g) ?? []).join(' ');
}

/** Not a mere date, nor a number in a name. */
function givesFigure(text: string, language: string | null): boolean {
  return readFigures(text, { language }).some(({ kind }) => kind !== 'date' && kind !== 'time');
}

function statementsOf(from: SourceReading, { topic, audience }: { topic: Topic; audience: string }): Candidate[] {
  const { reading, fit, source } = from;
  const terms = topic.terms(reading.language);
  const parts = topic.parts(reading.language);
  const known = new Set([...terms, ...reading.terms.title]);
  const shared = {
    from,
    topic: terms,
    minor: new Set([...topic.minor].filter((term) => !fit?.subject.has(term))),
    audience: new Set(termsOf(audience, reading.language)),
    // Whoever brings material along brings it for this topic.
    subjectShare: fit?.subjectShare ?? 1,
    kind: weightOfKind(source),
    date: weightOfDate(source),
  };
  const sentences = fit === null ? withPairs(forReaders(reading.sentences), source.text) : reading.sentences;
  const takesSteps = topic.asksForSteps && fit !== null && fit.subject.size > 0;
  const speaks = fit === null ? null : speaking(sentences, parts, fit);
  return sentences.flatMap((sentence, index) =>
    (speaks === null || speaks[index] === true) && standsAlone(sentence, { known, ownNotes: fit === null, takesSteps })
      ? [
          {
            ...shared,
            claim: sentence.text,
            quote: sentence.text,
            start: source.text.indexOf(sentence.text),
            terms: sentence.terms,
            hasFigure: givesFigure(sentence.text, reading.language),
            position: index / Math.max(1, sentences.length - 1),
          },
        ]
      : [],
  );
}
