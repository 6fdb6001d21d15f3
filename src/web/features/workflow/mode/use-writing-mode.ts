import type { WritingMode } from '../../../../core/contracts/job.ts';
import { useConfig } from '../../../lib/use-config.ts';
import { WRITING_MODE_TEXTS as texts } from '../../../texts/writing-mode.ts';
import { asksFirst } from '../asks-first.ts';
import type { Draft } from '../draft.ts';

export interface WritingChoice {
  /** As chosen, else as the installation is set up. */
  readonly mode: WritingMode;
  /** Whether the run waits until its plan was read. */
  readonly isReviewed: boolean;
  /** Whether the author is asked questions once research is done. */
  readonly isAsked: boolean;
  /** Why there is nothing to choose for this project; null where there is. */
  readonly blocked: string | null;
}

type ChosenWriting = Pick<Draft, 'writer' | 'mode' | 'reviewPlan' | 'askFirst' | 'opinion'>;

/** How a model would write this draft; null where none is connected. */
export function useWritingMode(draft: ChosenWriting): WritingChoice | null {
  const config = useConfig();
  if (config?.writer.id !== 'model') return null;
  // A server that tells of no mode has one all the same.
  const mode = draft.mode ?? (config as Partial<typeof config>).mode ?? 'best';
  const blocked = draft.writer === 'builtin' ? texts.onlyModel : null;
  return {
    mode,
    isReviewed: draft.reviewPlan && mode === 'best' && blocked === null,
    isAsked: asksFirst(draft),
    blocked,
  };
}
