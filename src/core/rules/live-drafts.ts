import type { DraftChange, DraftReason, LiveDraft } from '../contracts/live.ts';

/**
 * The drafts as they stand after `changes`, in the order in which their pieces were begun. A change of a draft that is not the
 * one begun last is of a text that is over.
 */
export function withChanges(drafts: readonly LiveDraft[], changes: readonly DraftChange[]): LiveDraft[] {
  const standing = new Map(drafts.map((draft) => [draft.output_id, draft]));
  for (const { output_id, draft, begins, text } of changes) {
    const before = standing.get(output_id);
    if (begins !== null) standing.set(output_id, { output_id, draft, reason: reasonAfter(before, begins), text });
    else if (before?.draft === draft) standing.set(output_id, { ...before, text: before.text + text });
  }
  return [...standing.values()];
}

/**
 * The same changes in as few as possible: what a piece was told before its last beginning is left out, but for the draft that an
 * edit takes the place of.
 */
export function joinChanges(changes: readonly DraftChange[]): DraftChange[] {
  const joined = new Map<string, DraftChange[]>();
  for (const change of changes) {
    const before = joined.get(change.output_id) ?? [];
    const begins = change.begins && reasonAfter(before.at(-1), change.begins);
    const ofPiece = begins === null ? before : begins === 'edit' ? before.slice(-1) : [];
    const last = ofPiece.at(-1);
    if (last?.draft === change.draft) ofPiece[ofPiece.length - 1] = { ...last, text: last.text + change.text };
    else ofPiece.push({ ...change, begins });
    joined.set(change.output_id, ofPiece);
  }
  return [...joined.values()].flat();
}

/** A run that was killed does not know what it had told: its piece begins for the first time once more. */
function reasonAfter(before: { readonly text: string } | undefined, begins: DraftReason): DraftReason {
  return begins === 'first' && before && before.text !== '' ? 'retry' : begins;
}
