import { EstimateEntry } from '../estimate/estimate-parts.tsx';
import type { Draft } from '../draft.ts';
import { ModeEntry } from './mode-entry.tsx';

/** In the summary of the run: how it is written, and what that is likely to take. */
export function WritingEntries({ draft }: { draft: Draft }) {
  return (
    <>
      <ModeEntry draft={draft} />
      <EstimateEntry draft={draft} />
    </>
  );
}
