import type { Claim } from '../../../core/contracts/research.ts';
import { readSentenceSpans } from '../../../core/text/sentences.ts';
import type { Span } from '../../../core/text/span.ts';
import { readPlacedWords } from '../../../core/text/words.ts';
import { shareOfWords } from '../../fact-check/support.ts';
import { isTraced, prepareEvidence, readStatements } from '../../fact-check/trace-facts.ts';
import { createQuoteFinder, type QuoteFinder } from '../../research/ledger/locate-quote.ts';
import { tellLanguage } from '../../text/language.ts';
import { stemOf } from '../../text/stems.ts';
import { isStopWord } from '../../text/stop-words.ts';
import { claimAt } from '../sources/claim-at.ts';
import type { Assignment } from '../writer.ts';
import { isPlainlyMeant, supports } from './claim-support.ts';
import { quotationsIn, saysAll } from './quoted-words.ts';

/** What stands behind a sentence. */
export interface Found {
  /** Passages that together say what the sentence says; empty where that is not plain. */
  readonly claims: readonly Claim[];
  /** The passages nearest to it, best first, also where they do not say it. */
  readonly nearest: readonly Claim[];
}

/** Sentences of a source that are tried for a sentence of a piece, best first. */
const TRIED = 5;
const NEAREST = 3;
/** Passages that may have to stand together behind one sentence. */
const MOST_TOGETHER = 3;
const LONGEST_PASSAGE = 700;

/** Finds the passages of sources that sentences rest on; each source is taken apart once for all pieces of a job. */
export function findPassages(words: string, sourceIds: readonly string[], assignment: Assignment): Found {
  const candidates = sourceIds.flatMap((id) => candidatesIn(words, id, assignment));
  const ranked = candidates.toSorted((one, other) => other.score - one.score).slice(0, TRIED * 2);
  const nearest = distinct(ranked.map(({ single }) => single)).slice(0, NEAREST);
  const alone = bestAlone(words, ranked, assignment);
  if (alone) return { claims: [alone], nearest };
  return {
    claims: together(
      words,
      ranked.map(({ single }) => single),
      assignment,
    ),
    nearest,
  };
}

interface Candidate {
  readonly score: number;
  /** The sentence itself. */
  readonly single: Claim;
  /** The same with its neighbours, shorter passages first. */
  readonly wider: readonly Claim[];
}

/** The shortest passage that says it all; of several the one with most words in common. */
function bestAlone(words: string, candidates: readonly Candidate[], assignment: Assignment): Claim | null {
  for (const passages of [candidates.map(({ single }) => single), candidates.flatMap(({ wider }) => wider)]) {
    const saying = distinct(passages).filter((claim) => isPlainlyMeant(words, claim, assignment));
    const [best] = saying
      .map((claim) => ({ claim, share: shareOfWords(words, claim.quote) }))
      .toSorted((one, other) => other.share - one.share);
    if (best) return best.claim;
  }
  return null;
}

/** Passages that say it together: each brings a figure, date or quotation that the ones before lack. */
function together(words: string, singles: readonly Claim[], assignment: Assignment): Claim[] {
  const chosen: Claim[] = [];
  let missing = factsOf(words);
  if (missing.length === 0) return [];
  for (const claim of distinct(singles)) {
    if (chosen.length === MOST_TOGETHER || missing.length === 0) break;
    const evidence = prepareEvidence([claim.quote]);
    const left = missing.filter((fact) => !fact.isIn(evidence));
    if (left.length === missing.length) continue;
    chosen.push(claim);
    missing = left;
  }
  return chosen.length > 0 && supports(words, chosen, assignment) ? chosen : [];
}

interface Fact {
  isIn(evidence: ReturnType<typeof prepareEvidence>): boolean;
}

function factsOf(words: string): Fact[] {
  const readings = readStatements(words).filter((reading) => !reading.isOrdinary());
  return [
    ...readings.map((reading): Fact => ({ isIn: (evidence) => isTraced(reading, evidence) })),
    ...quotationsIn(words).map((quoted): Fact => ({ isIn: (evidence) => saysAll(quoted, evidence) })),
  ];
}

function distinct(claims: readonly Claim[]): Claim[] {
  return [...new Map(claims.map((claim) => [claim.id, claim])).values()];
}

/** A source taken apart. */
interface TakenApart {
  readonly id: string;
  readonly text: string;
  readonly language: string | null;
  readonly sentences: readonly ReadSentence[];
  /** How many sentences hold a stem. */
  readonly held: ReadonlyMap<string, number>;
  readonly find: QuoteFinder;
}

interface ReadSentence extends Span {
  readonly stems: ReadonlySet<string>;
}

const takenApart = new WeakMap<Assignment, Map<string, TakenApart>>();

function takeApart(id: string, assignment: Assignment): TakenApart | null {
  const known = takenApart.get(assignment) ?? new Map<string, TakenApart>();
  takenApart.set(assignment, known);
  const text = assignment.texts.get(id) ?? '';
  if (text === '') return null;
  const apart = known.get(id) ?? read(id, text);
  known.set(id, apart);
  return apart;
}

function read(id: string, text: string): TakenApart {
  const language = tellLanguage(text);
  const held = new Map<string, number>();
  const sentences = readSentenceSpans(text).map(({ start, end }) => {
    const stems = stemsOf(text.slice(start, end), language);
    for (const stem of stems) held.set(stem, (held.get(stem) ?? 0) + 1);
    return { start, end, stems };
  });
  return { id, text, language, sentences, held, find: createQuoteFinder(text) };
}

/** What a sentence is about: its words but for those that bind, and its figures. */
function stemsOf(text: string, language: string | null): Set<string> {
  const stems = readPlacedWords(text).flatMap(({ word }) => {
    if (/^\p{N}/u.test(word)) return [word];
    return isStopWord(word, language) === true ? [] : [stemOf(word, language)];
  });
  return new Set(stems);
}

function candidatesIn(words: string, id: string, assignment: Assignment): Candidate[] {
  const source = takeApart(id, assignment);
  if (!source) return [];
  const wanted = stemsOf(words, source.language);
  const scored = source.sentences
    .map((sentence, at) => ({ at, score: scoreOf(sentence, wanted, source) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, TRIED);
  const quoted = quotationsIn(words).flatMap((quotation) => {
    const place = source.find(quotation);
    const at = place ? source.sentences.findLastIndex(({ start }) => start <= place.start) : -1;
    return at < 0 ? [] : [{ at, score: QUOTED }];
  });
  return [...quoted, ...scored].map(({ at, score }) => ({ score, ...passagesAt(at, source, assignment) }));
}

/** What holds the very words of a quotation goes before all else. */
const QUOTED = 1_000;

/** Rare words tell more than those that stand in every sentence of the source. */
function scoreOf({ stems }: ReadSentence, wanted: ReadonlySet<string>, { sentences, held }: TakenApart): number {
  let score = 0;
  for (const stem of wanted) if (stems.has(stem)) score += Math.log(1 + sentences.length / (held.get(stem) ?? 1));
  return score;
}

function passagesAt(at: number, source: TakenApart, { ledger }: Assignment): Omit<Candidate, 'score'> {
  const passage = (from: number, to: number): Claim | null => {
    const [first, last] = [source.sentences[from], source.sentences[to]];
    if (!first || !last || last.end - first.start > LONGEST_PASSAGE) return null;
    const quote = source.text.slice(first.start, last.end);
    // A passage stays within its paragraph.
    if (/\n\s*\n/.test(quote)) return null;
    return claimAt({ sourceId: source.id, quote, start: first.start }, ledger);
  };
  const sentence = source.sentences[at];
  const quote = sentence ? source.text.slice(sentence.start, sentence.end) : '';
  return {
    single: claimAt({ sourceId: source.id, quote, start: sentence?.start ?? 0 }, ledger),
    wider: [passage(at - 1, at), passage(at, at + 1), passage(at - 1, at + 1)].flatMap((claim) => claim ?? []),
  };
}
