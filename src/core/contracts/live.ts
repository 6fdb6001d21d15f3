import { z } from 'zod';
import { jobSummary } from './job.ts';

/** Why a draft began: the first one, another try, the edit of a draft, or a piece that the user wanted anew. */
export const DRAFT_REASONS = ['first', 'retry', 'edit', 'redo'] as const;

/** The text of a piece as far as it is written: not checked yet, and without the marks that a writer sets. */
export const liveDraft = z.object({
  output_id: z.string(),
  /** Names the draft within its piece; each one that begins has another. */
  draft: z.string(),
  reason: z.enum(DRAFT_REASONS),
  text: z.string(),
});

/** What was written since the last event, in its order. */
export const draftChange = z.object({
  output_id: z.string(),
  draft: z.string(),
  /** Set where the draft begins: whatever stood there before is over. */
  begins: z.enum(DRAFT_REASONS).nullable(),
  /** Follows what the draft has so far. */
  text: z.string(),
});

/**
 * The events of `GET /jobs/{id}/events`, by name. A stream opens with `snapshot`, or, where `Last-Event-ID` can be gone on
 * from, with what came after it.
 */
export const liveEvents = {
  snapshot: z.object({ job: jobSummary, drafts: z.array(liveDraft) }),
  state: z.object({ job: jobSummary }),
  text: z.object({ changes: z.array(draftChange) }),
} as const;

export type DraftReason = (typeof DRAFT_REASONS)[number];
export type LiveDraft = z.infer<typeof liveDraft>;
export type DraftChange = z.infer<typeof draftChange>;
export type LiveSnapshot = z.infer<typeof liveEvents.snapshot>;
export type LiveState = z.infer<typeof liveEvents.state>;
export type LiveText = z.infer<typeof liveEvents.text>;
