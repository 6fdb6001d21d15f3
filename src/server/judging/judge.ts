import type { CheckResult } from '../../core/checks/check-result.ts';
import type { Measures } from '../../core/checks/measures.ts';
import type { Citation, Flag } from '../../core/contracts/output.ts';
import type { JobPiece } from './job-rules.ts';
import type { Payer } from '../limits/payer.ts';
import type { Assignment, GroundedSentence, StanceSentence } from '../writing/writer.ts';

/** Whose texts are judged, and what they may draw on. */
export interface JudgedJob {
  readonly payer: Payer;
  readonly id: string;
  /** Changes whenever what the texts may draw on does, which is read once for each. */
  readonly version: string;
  readonly assignment: () => Promise<Assignment>;
}

export interface PieceText {
  readonly content: string;
  /** The format's label, as on the wire. */
  readonly format: string;
  /** Sentences of which it is known that they carry the opinion. */
  readonly stance: readonly StanceSentence[];
  /** What sentences rest on, as far as a fact check has found. */
  readonly grounds?: readonly GroundedSentence[];
}

/** A text that a person has changed, with what was known of the one before. */
export interface EditedText extends PieceText {
  readonly citations: readonly Citation[];
  readonly flags: readonly Flag[];
}

/** What a text is worth; nothing is known of one whose format was taken out of the product. */
export interface TextReport {
  readonly checks: CheckResult[] | null;
  readonly measures: Measures | null;
  /** BCP 47 tag of the language asked for; null for that of the topic. */
  readonly language: string | null;
  /** As a person counts them. */
  readonly characters: number;
}

/** The same, with what of the text before still holds. */
export interface EditReport extends TextReport {
  readonly stance: StanceSentence[];
  readonly citations: Citation[];
  readonly flags: Flag[];
}

/** What the texts of a job are judged by together, for each piece by its id. */
export type ChecksOfJob = ReadonlyMap<string, readonly CheckResult[]>;

/** The texts of a job and what was said about them. */
export interface TextsOfJob {
  readonly pieces: readonly JobPiece[];
  readonly opinion: string;
  readonly topic: string;
}

/**
 * Judges texts outside the thread that serves requests: a long one takes seconds. Payers take turns.
 *
 * All throw DomainError `unavailable` when a text takes too long or too much memory.
 */
export interface Judge {
  report(job: JudgedJob, text: PieceText): Promise<TextReport>;
  edit(job: JudgedJob, text: EditedText): Promise<EditReport>;
  together(payer: Payer, texts: TextsOfJob): Promise<ChecksOfJob>;
  close(): Promise<void>;
}
