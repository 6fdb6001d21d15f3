import type { CheckResult } from '../../../core/checks/check-result.ts';
import type { Outline } from '../../../core/formats/layout/outline.ts';
import type { Citation } from '../../../core/contracts/output.ts';
import type { UsageTotals } from '../../../core/contracts/usage.ts';
import { findFormat } from '../../lib/find-format.ts';
import type { GroundSpan } from './grounds/ground-span.ts';
import type { StanceSpan } from './stance/stance-span.ts';

/** A piece as the menu lists it; `content` is null where only its length is known yet. */
export interface EditorPiece {
  readonly id: string;
  readonly format: string;
  readonly variant: number;
  /** As the reader knows it: with a number where there are several of the format. */
  readonly name: string;
  readonly content: string | null;
  readonly characters: number;
  /** What the server said of `content`; null where that is not known yet. */
  readonly checks: readonly CheckResult[] | null;
  /** Which of its sentences carry the opinion; null where that is not known yet. */
  readonly stance: readonly StanceSpan[] | null;
  /** What its sentences rest on; null where that is not known yet. */
  readonly grounds: readonly GroundSpan[] | null;
  /** Set where `content` is an outline. */
  readonly outline: Outline | null;
  /** What sets it apart from its siblings, by name; null where that is not known. */
  readonly angle: string | null;
  /** BCP 47 tag of the language it was asked for in; null for that of the topic. */
  readonly language: string | null;
  /** What it stands on, in the order of its text; null where that is not known yet. */
  readonly citations: readonly Citation[] | null;
  /** The model's name, or `builtin` for the built-in writer; null where that is not known yet. */
  readonly writtenBy: string | null;
  /** Set while it is written once more, with which angle; `content` is the earlier text meanwhile. */
  readonly redo: 'same' | 'new' | null;
  /** Why the last try to write it once more came to nothing. */
  readonly redoError: string | null;
  /** How many earlier texts are kept. */
  readonly versions: number;
  /** What the calls for it took; null where that is not known yet. */
  readonly usage: UsageTotals | null;
}

/** A format that this client does not know is shown as it stands. */
export function syntaxOf(piece: Pick<EditorPiece, 'format'>): 'plain' | 'markdown' {
  return findFormat(piece.format)?.syntax ?? 'plain';
}

/** Whether calls were made for other texts of it than the one that stands, or are being made. */
export function hasMoreTexts({ versions, redo, redoError }: EditorPiece): boolean {
  return versions > 0 || redo !== null || redoError !== null;
}
