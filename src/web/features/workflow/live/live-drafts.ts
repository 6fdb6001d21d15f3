import type { PieceProgress } from '../../../../core/contracts/job.ts';
import type { DraftChange, LiveDraft } from '../../../../core/contracts/live.ts';
import { withChanges } from '../../../../core/rules/live-drafts.ts';
import { countCharacters } from '../../../../core/rules/text.ts';

/** A piece as far as it is written. */
export interface DraftText extends LiveDraft {
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
  return new Map(told.map((draft) => [draft.output_id, counted(draft)]));
}

/** The drafts with the changes in them; only what has changed is counted anew. */
export function applyChanges(drafts: LiveDrafts, changes: readonly DraftChange[]): LiveDrafts {
  const next = withChanges([...drafts.values()], changes);
  return new Map(
    next.map((draft) => {
      const known = drafts.get(draft.output_id);
      return [draft.output_id, known === draft ? known : counted(draft)];
    }),
  );
}

function counted(draft: LiveDraft): DraftText {
  return { ...draft, characters: countCharacters(draft.text) };
}

type Piece = Pick<PieceProgress, 'output_id' | 'status'>;

/**
 * Whether a piece is really being written: many are taken up together, and a model answers some at a time. Where drafts are
 * told, one that has begun none is still in line.
 */
export function isBeingWritten({ output_id, status }: Piece, drafts: LiveDrafts): boolean {
  return status === 'writing' && (drafts.size === 0 || drafts.has(output_id));
}

/** The words of a piece that is being written; none as long as nothing is told of it. */
export function wordsOf({ output_id, status }: Piece, drafts: LiveDrafts): DraftText | undefined {
  return status === 'writing' ? drafts.get(output_id) : undefined;
}
