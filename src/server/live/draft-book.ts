import type { DraftChange, DraftReason } from '../../core/contracts/live.ts';
import { cleanText } from '../../core/rules/text.ts';
import { draftKey } from './draft-key.ts';

/** What has to be told now. `told` says that it was. */
export interface News {
  readonly changes: readonly DraftChange[];
  told(): void;
}

/** The drafts of one run, whole, with how far each of them was told. */
export interface DraftBook {
  begin(outputId: string, reason: DraftReason): void;
  add(outputId: string, text: string): void;
  /** The piece is written, or given up: no more is told of it. */
  drop(outputId: string): void;
  /** Whether the piece was dropped, so that what was told of it is over. */
  hasDropped(outputId: string): boolean;
  /** Null when all is told. */
  news(): News | null;
  hasNewsOf(outputId: string): boolean;
  /** Whoever looks on now knows nothing: everything is told again, from the beginning of each draft. */
  forgetTold(): void;
}

interface Draft {
  readonly key: string;
  readonly reason: DraftReason;
  text: string;
  /** How much of `text` was told; null before the beginning was. */
  told: number | null;
}

export function createDraftBook(attempt: number): DraftBook {
  /** Of each piece the draft that is written, and before it the one that its edit takes the place of until all of it is told. */
  const drafts = new Map<string, readonly Draft[]>();
  const writtenOf = (outputId: string) => drafts.get(outputId)?.at(-1);
  const newsOfPiece = (outputId: string) => (drafts.get(outputId) ?? []).flatMap((draft) => newsOf(outputId, draft));
  const dropped = new Set<string>();
  let begun = 0;
  return {
    begin(outputId, reason) {
      begun += 1;
      const before = reason === 'edit' ? writtenOf(outputId) : undefined;
      const draft = { key: draftKey(attempt, begun), reason, text: '', told: null };
      drafts.set(outputId, before ? [before, draft] : [draft]);
    },
    add(outputId, text) {
      const draft = writtenOf(outputId);
      if (draft) draft.text += text;
    },
    drop(outputId) {
      if (drafts.delete(outputId)) dropped.add(outputId);
    },
    hasDropped: (outputId) => dropped.has(outputId),
    news() {
      const news = [...drafts.keys()].flatMap(newsOfPiece);
      if (news.length === 0) return null;
      return { changes: news.map(({ change }) => change), told: () => news.forEach(({ told }) => told()) };
    },
    hasNewsOf: (outputId) => newsOfPiece(outputId).length > 0,
    forgetTold() {
      for (const draft of [...drafts.values()].flat()) draft.told = null;
    },
  };
}

function newsOf(outputId: string, given: Draft): { change: DraftChange; told: () => void }[] {
  const draft = given;
  const end = endOfWhole(draft.text);
  if (draft.told !== null && draft.told >= end) return [];
  const change = {
    output_id: outputId,
    draft: draft.key,
    begins: draft.told === null ? draft.reason : null,
    text: cleanText(draft.text.slice(draft.told ?? 0, end)),
  };
  return [{ change, told: () => void (draft.told = end) }];
}

/** An answer can be cut within a character, whose half no database stores. */
function endOfWhole(text: string): number {
  const last = text.charCodeAt(text.length - 1);
  return last >= 0xd8_00 && last <= 0xdb_ff ? text.length - 1 : text.length;
}
