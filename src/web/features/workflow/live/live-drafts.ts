import type { PieceProgress } from '../../../../core/contracts/job.ts';
import type { DraftChange, LiveDraft } from '../../../../core/contracts/live.ts';
import { withChanges } from '../../../../core/rules/live-drafts.ts';
import { countCharacters } from '../../../../core/rules/text.ts';

/** A piece as far as it is written. */
export interface DraftText extends LiveDraft {
  readonly characters: number;
  /** What stood there before the edit that is being written; empty where nothing is edited. */
  readonly earlier: string;
}

/** By the id of the piece. */
export type LiveDrafts = ReadonlyMap<string, DraftText>;

export const NO_DRAFTS: LiveDrafts = new Map();

/** Where the cache keeps what is being written of a run. */
export function draftsKey(jobId: string) {
  return ['live', jobId] as const;
}

/** The drafts of a snapshot. What was known of one that goes on stays. */
export function toDrafts(told: readonly LiveDraft[], known: LiveDrafts = NO_DRAFTS): LiveDrafts {
  return new Map(told.map((draft) => [draft.output_id, readAfter(draft, known.get(draft.output_id))]));
}

/** The drafts with the changes in them, one after the other: an edit may begin behind the end of its draft. */
export function applyChanges(drafts: LiveDrafts, changes: readonly DraftChange[]): LiveDrafts {
  return changes.reduce(applyChange, drafts);
}

/** Only what has changed is counted anew. */
function applyChange(drafts: LiveDrafts, change: DraftChange): LiveDrafts {
  const next = withChanges([...drafts.values()], [change]);
  return new Map(
    next.map((draft) => {
      const known = drafts.get(draft.output_id);
      return [draft.output_id, known === draft ? known : readAfter(draft, known)];
    }),
  );
}

function readAfter({ output_id, draft, reason, text }: LiveDraft, known: DraftText | undefined): DraftText {
  const earlier = earlierThan({ draft, reason }, known);
  return { output_id, draft, reason, text, characters: countCharacters(text), earlier };
}

/** An edit takes the place of the text before it; so does another try of an edit that broke off. */
function earlierThan({ draft, reason }: Pick<LiveDraft, 'draft' | 'reason'>, known: DraftText | undefined): string {
  if (known?.draft === draft || reason === 'retry') return known?.earlier ?? '';
  return reason === 'edit' && known ? known.text + notReplaced(known) : '';
}

/** Whether a draft is written over: by its edit, or by another try of it. */
export const isEdit = ({ reason, earlier }: Pick<DraftText, 'reason' | 'earlier'>): boolean =>
  reason === 'edit' || earlier !== '';

/** The part of the earlier text that the edit has not reached yet, from a whole word on. */
export function notReplaced({ text, earlier }: Pick<DraftText, 'text' | 'earlier'>): string {
  const rest = earlier.slice(text.length);
  return text === '' || /^\s/.test(rest) ? rest : rest.slice(rest.search(/\s|$/));
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
