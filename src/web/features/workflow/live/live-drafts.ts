import type { DraftChange, DraftReason, LiveDraft } from '../../../../core/contracts/live.ts';
import { countCharacters } from '../../../../core/rules/text.ts';

/** A piece as far as it is written. */
export interface DraftText {
  /** Which of the piece's drafts this is. */
  readonly draft: string;
  readonly reason: DraftReason;
  readonly text: string;
  readonly characters: number;
}

/** By the id of the piece. */
export type LiveDrafts = ReadonlyMap<string, DraftText>;

export const NO_DRAFTS: LiveDrafts = new Map();

/** Where the cache keeps what is being written of a run. */
export function draftsKey(jobId: string) {
  return ['live', jobId] as const;
}

export function toDrafts(told: readonly LiveDraft[]): LiveDrafts {
  return new Map(told.map(({ output_id, draft, reason, text }) => [output_id, draftText(draft, reason, text)]));
}

/** The drafts with the changes in them; what belongs to another draft than the last one begun is over and left out. */
export function applyChanges(drafts: LiveDrafts, changes: readonly DraftChange[]): LiveDrafts {
  const next = new Map(drafts);
  for (const { output_id, draft, begins, text } of changes) {
    const known = next.get(output_id);
    if (begins !== null) next.set(output_id, draftText(draft, begins, text));
    else if (known?.draft === draft) next.set(output_id, draftText(draft, known.reason, known.text + text));
  }
  return next;
}

function draftText(draft: string, reason: DraftReason, text: string): DraftText {
  return { draft, reason, text, characters: countCharacters(text) };
}
