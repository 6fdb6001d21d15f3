import similarity from 'wink-nlp/utilities/similarity.js';
import { type Fit, judgeSentence } from './relevance.ts';
import { type Rankable, rankSentences } from './rank-sentences.ts';
import type { Sentence } from '../language/sentences.ts';
import type { SourceReading } from '../reading/source-reading.ts';
import type { Statement } from './claim-maker.ts';
import { standsAlone } from './stands-alone.ts';
import type { Topic } from '../language/topic.ts';

/** A sentence of a source that can be quoted by itself. */
interface Candidate extends Statement, Rankable {}

/** Statements in a ledger, all sources together. */
const MAX_STATEMENTS = 40;
/** Two sentences that share this much of their words say the same. */
const SAME_ABOVE = 0.8;

/**
 * Statements that a piece may stand on: sentences of the sources themselves, each clear by itself and word for word in
 * the stored text, most relevant to the topic first, no source with more than its fair share, nothing twice.
 */
export function chooseStatements(topic: Topic, readings: readonly SourceReading[]): Statement[] {
  const ranked = rankSentences(readings.flatMap((from) => statementsOf(topic, from)));
  const share = Math.ceil(MAX_STATEMENTS / Math.max(1, readings.length));
  const chosen: { statement: Candidate; words: Set<string> }[] = [];
  const perSource = new Map<SourceReading, number>();
  for (const statement of ranked) {
    const count = perSource.get(statement.from) ?? 0;
    const words = new Set(statement.terms);
    if (count >= share || chosen.some((other) => similarity.set.oo(other.words, words) >= SAME_ABOVE)) continue;
    chosen.push({ statement, words });
    perSource.set(statement.from, count + 1);
    if (chosen.length === MAX_STATEMENTS) break;
  }
  return chosen.map(({ statement }) => statement);
}

function statementsOf(topic: Topic, from: SourceReading): Candidate[] {
  const { reading, fit } = from;
  const terms = topic.terms(reading.language);
  const known = new Set([...terms, ...reading.terms.title]);
  const last = Math.max(1, reading.sentences.length - 1);
  // Whoever brings material along brings it for this topic.
  const subjectShare = fit?.subjectShare ?? 1;
  const minor = new Set([...topic.minor].filter((term) => !fit?.subject.has(term)));
  return reading.sentences.flatMap((sentence, index) =>
    isRelevant(terms, sentence, fit) && standsAlone(sentence, { known, ownNotes: fit === null })
      ? [
          {
            from,
            claim: sentence.text,
            quote: sentence.text,
            start: from.source.text.indexOf(sentence.text),
            terms: sentence.terms,
            topic: terms,
            minor,
            subjectShare,
            position: index / last,
          },
        ]
      : [],
  );
}

function isRelevant(topic: readonly string[], sentence: Sentence, fit: Fit | null): boolean {
  return fit === null || judgeSentence(topic, sentence.terms, fit);
}
