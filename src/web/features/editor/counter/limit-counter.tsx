import { cn } from '../../../lib/class-names.ts';
import { EDITOR_TEXTS } from '../../../texts/editor.ts';
import type { ShownCount } from './count-at.ts';

const { counter: texts } = EDITOR_TEXTS;

/** A count against its limit, in the unit that the platform counts; what is too much is said once, not at each key. */
export function LimitCounter({ count }: { count: ShownCount | null }) {
  return (
    <span
      className={cn(
        count?.over && (count.status === 'fail' ? 'font-semibold text-destructive' : 'font-semibold text-warning'),
      )}
    >
      {count && (
        <>
          <bdi>{count.text}</bdi>
          {count.over > 0 && `, ${texts.over(count.over)}`}
        </>
      )}
      <span aria-live="polite" className="sr-only">
        {count && count.over > 0 && texts.tooLong(count.name)}
      </span>
    </span>
  );
}
