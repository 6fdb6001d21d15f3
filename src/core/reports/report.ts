import type { CheckResult } from '../checks/check-result.ts';
import type { ForeignAddress } from '../checks/foreign-addresses.ts';
import type { Measures } from '../checks/measures.ts';
import type { UntracedFact } from '../checks/untraced-fact.ts';

/** What the text of a piece is worth: every check and figure is computed from it. */
export interface Report {
  /** The format's rules in its order, then those of every format that there was something to judge by. */
  readonly checks: readonly CheckResult[];
  readonly measures: Measures;
}

/** What a piece is judged by beside its own text. */
export interface ReportContext {
  /** BCP 47 tag of the language asked for; null for that of the topic. */
  readonly language: string | null;
  readonly terms: { readonly banned: readonly string[]; readonly required: readonly string[] };
  /** The author's opinion and the topic it was given on; an empty opinion lapses. */
  readonly opinion: string;
  /** Sentences of which it is known that they carry the opinion; each counts as long as it stands. */
  readonly stance?: readonly string[];
  readonly topic: string;
  /** Sentences that a fact check has found borne out by their sources; each counts as long as it stands. */
  readonly borneOut?: readonly string[];
  /** What tells facts and addresses that nobody gave; null where the sources are not at hand, as in a browser. */
  readonly evidence: EvidenceReader | null;
}

export interface EvidenceReader {
  untraced(text: string): readonly UntracedFact[];
  foreign(text: string): readonly ForeignAddress[];
  /** Whether what the piece may draw on says these words in this order. */
  says(words: string): boolean;
}

/** Rules that only the server can judge in full: a browser shows what it was told of them last. */
export const EVIDENCE_RULES: readonly string[] = ['facts', 'addresses', 'superlatives'];

/** Rules that the texts of a whole job are judged by, see `jobChecks`. */
export const JOB_RULES: readonly string[] = ['variants-differ', 'same-facts'];
