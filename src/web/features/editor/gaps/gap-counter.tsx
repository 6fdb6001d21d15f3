import { ArrowDownToDot } from '../../../components/icons.ts';
import { EDITOR_TEXTS } from '../../../texts/editor.ts';

const { gaps: texts } = EDITOR_TEXTS;

export interface GapCounterProps {
  count: number;
  /** Stands beside another count: on a phone the menu tells how many there are. */
  isBesideCount: boolean;
  onNext: () => void;
}

/** How many gaps are left, and a way to the next one. Nothing where there is none. */
export function GapCounter({ count, isBesideCount, onNext }: GapCounterProps) {
  if (count === 0) return null;
  return (
    <span className="inline-flex items-center gap-2">
      <span className={isBesideCount ? 'max-sm:hidden' : undefined}>{texts.left(count)}</span>
      <button
        type="button"
        className="inline-flex min-h-6 items-center gap-1 font-medium text-foreground underline underline-offset-2 pointer-coarse:min-h-11"
        onClick={onNext}
      >
        <ArrowDownToDot aria-hidden className="size-3.5" />
        {texts.next}
      </button>
    </span>
  );
}
