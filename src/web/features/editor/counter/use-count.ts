import { useMemo, type RefObject } from 'react';
import { useRules } from '../checks/use-rules.ts';
import { countAt, type ShownCount } from './count-at.ts';
import { useCaret } from './use-caret.ts';

interface CountedText {
  readonly format: string;
  readonly text: string;
  readonly areaRef: RefObject<HTMLTextAreaElement | null>;
}

/** The count that stands below the text; null where nothing at the caret has a limit. */
export function useCount({ format, text, areaRef }: CountedText): ShownCount | null {
  const rules = useRules();
  const caret = useCaret(areaRef);
  const counts = useMemo(() => rules?.countIn(format, text) ?? null, [rules, format, text]);
  return counts && countAt(counts, caret);
}
