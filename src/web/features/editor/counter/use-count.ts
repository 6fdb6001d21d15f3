import { useMemo, type RefObject } from 'react';
import { useRules } from '../checks/use-rules.ts';
import { countAt, type ShownCount } from './count-at.ts';
import { useCaret } from './use-caret.ts';

interface CountedText {
  readonly format: string;
  readonly text: string;
  readonly areaRef: RefObject<HTMLTextAreaElement | null>;
}

export interface ShownCounts {
  /** Null where nothing at the caret has a limit. */
  readonly count: ShownCount | null;
  /** Those that the check of the length tells, too: of the article, not of all that stands around it. */
  readonly words: number | null;
}

/** What is counted below the text. */
export function useCount({ format, text, areaRef }: CountedText): ShownCounts {
  const rules = useRules();
  const caret = useCaret(areaRef);
  const counts = useMemo(() => rules?.countIn(format, text) ?? null, [rules, format, text]);
  return { count: counts && countAt(counts, caret), words: counts?.words ?? null };
}
