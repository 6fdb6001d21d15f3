import type { FactKind } from '../../../core/checks/untraced-fact.ts';
import type { Claim } from '../../../core/contracts/research.ts';
import { traceFacts, type Evidence } from '../../fact-check/trace-facts.ts';
import { eitherOf, jobEvidence } from '../tracing/job-evidence.ts';
import type { Assignment } from '../writer.ts';
import { COPIED_WORDS, copiedRuns, type CopiedRun } from './copied-runs.ts';
import { findPassages } from './find-passages.ts';
import type { PieceSentence } from './piece-sentences.ts';

/** A sentence with what the check knows of it. */
export interface Checked extends PieceSentence {
  readonly number: number;
  /** What bears it out. */
  readonly claims: readonly Claim[];
  readonly nearest: readonly Claim[];
  /** Figures, dates, amounts and quotations of it that the user did not give. */
  readonly facts: readonly StatedFact[];
  /** Those of them that stand nowhere in the material. */
  readonly untraced: readonly StatedFact[];
  /** Words of third parties outside quotation marks. */
  readonly copied: readonly CopiedRun[];
  /** What the model finds wrong with it, in words; empty where it finds nothing. */
  readonly fault: string;
}

export interface StatedFact {
  readonly kind: FactKind;
  readonly text: string;
}

/** What code knows of a sentence. */
export function lookUp(sentence: PieceSentence & { readonly number: number }, assignment: Assignment): Checked {
  const { words } = sentence;
  const { all, given, named } = jobEvidence(assignment);
  const facts = statedFacts(words, eitherOf(given, named));
  const { claims, nearest } = passagesFor(sentence, facts.length > 0, assignment);
  const untraced = claims.length > 0 || facts.length === 0 ? [] : statedFacts(words, all);
  const copied = copiedRuns(withoutQuoted(sentence), assignment);
  return { ...sentence, claims, nearest, facts, untraced, copied, fault: '' };
}

/** The sentence with marks in place of the part that is quoted: its opening or closing mark is in another sentence. */
function withoutQuoted({ words, quoted }: PieceSentence): string {
  const at = quoted === '' ? -1 : words.indexOf(quoted);
  return at < 0 ? words : words.slice(0, at) + '”'.repeat(quoted.length) + words.slice(at + quoted.length);
}

const statedFacts = (words: string, evidence: Evidence): StatedFact[] =>
  traceFacts(words, evidence).map(({ kind, text }) => ({ kind, text }));

/** What a sentence rests on in the sources that it names; one with figures of its own is looked up in all of them. */
function passagesFor(
  { words, marked }: PieceSentence,
  hasFacts: boolean,
  assignment: Assignment,
): Pick<Checked, 'claims' | 'nearest'> {
  const known = marked.filter((id) => assignment.texts.has(id));
  const inMarked = known.length > 0 ? findPassages(words, known, assignment) : NO_PASSAGES;
  if (inMarked.claims.length > 0 || (known.length === 0 && !hasFacts)) return inMarked;
  const everywhere = findPassages(words, idsOf(assignment), assignment);
  return {
    claims: hasFacts ? everywhere.claims : [],
    nearest: withoutRepeats([...inMarked.nearest, ...everywhere.nearest]).slice(0, MOST_NEAREST),
  };
}

const withoutRepeats = (claims: readonly Claim[]): Claim[] => [
  ...new Map(claims.map((claim) => [`${claim.source_id}.${claim.start}`, claim])).values(),
];

const NO_PASSAGES = { claims: [], nearest: [] };
const MOST_NEAREST = 3;

const idsOf = ({ texts }: Assignment): string[] => [...texts.keys()];

/** What is wrong with a sentence, in words; empty where nothing is. */
export function problemOf({ untraced, copied, fault }: Checked): string {
  const facts = untraced.map(({ text }) => text.slice(0, 120)).join(', ');
  const sources = [...new Set(copied.map(({ sourceId }) => sourceId))].join(', ');
  return [
    ...(facts === '' ? [] : [`No source says ${facts}.`]),
    ...(fault === '' ? [] : [fault]),
    ...(sources === ''
      ? []
      : [`${COPIED_WORDS} or more words in a row are those of ${sources}, outside quotation marks.`]),
  ].join(' ');
}
