import { cn } from '../../../lib/class-names.ts';
import { EDITOR_TEXTS } from '../../../texts/editor.ts';
import type { ShownCount } from './count-at.ts';

const { counter: texts } = EDITOR_TEXTS;

/** A count against its limit, in the unit that the platform counts; what is too much is said once, not at each key. */
export function LimitCounter({ count }: { count: ShownCount | null }) {
  const isOver = count !== null && count.over > 0;
  return (
    <>
      {count && (
        <span
          className={cn(
            isOver && 'font-semibold',
            isOver && (count.status === 'fail' ? 'text-destructive' : 'text-warning'),
          )}
        >
          <bdi>
            {count.short}
            <span className="max-sm:hidden">{count.text.slice(count.short.length)}</span>
          </bdi>
          {count.isAdvice && ` ${texts.advised}`}
          {isOver && `, ${texts.over(count.over)}`}
        </span>
      )}
      <span aria-live="polite" className="sr-only">
        {isOver && texts.tooLong(count.name)}
      </span>
    </>
  );
}
