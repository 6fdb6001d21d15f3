import { WRITING_MODE_TEXTS as texts } from '../../../texts/writing-mode.ts';
import { row } from '../../../texts/words.ts';
import type { Draft } from '../draft.ts';
import { SummaryEntry } from '../summary-entry.tsx';
import { useWritingMode } from './use-writing-mode.ts';

/** In the summary of the run: how the model writes it. */
export function ModeEntry({ draft }: { draft: Draft }) {
  const choice = useWritingMode(draft);
  if (!choice || choice.blocked !== null) return null;
  const { mode, isAsked, isReviewed } = choice;
  const extras = [...(isAsked ? [texts.asked] : []), ...(isReviewed ? [texts.reviewed] : [])];
  return <SummaryEntry term={texts.title} value={row([texts.names[mode], ...extras])} />;
}
