import { CircleCheck, CircleDashed, CirclePause, CircleX } from '../../../components/icons.ts';
import type { Search } from '../../../../core/contracts/research.ts';
import { EDITOR_TEXTS } from '../../../texts/editor.ts';

const { searches: texts } = EDITOR_TEXTS;

const LOOK = {
  answered: { icon: CircleCheck, ink: 'text-primary' },
  empty: { icon: CircleDashed, ink: 'text-muted' },
  limited: { icon: CirclePause, ink: 'text-warning' },
  failed: { icon: CircleX, ink: 'text-destructive' },
} as const;

/** Where was looked, and how that went: a place that answers to no more requests is not one that holds nothing. */
export function SearchList({ searches }: { searches: readonly Search[] }) {
  if (searches.length === 0) return null;
  return (
    <section aria-label={texts.title} className="text-2sm">
      <h4 className="text-xs font-medium text-muted">{texts.title}</h4>
      <ul className="mt-2 flex flex-col gap-1.5">
        {searches.map((search) => {
          const { icon: Icon, ink } = LOOK[search.status];
          return (
            <li key={search.provider} className="flex gap-2">
              <Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${ink}`} />
              <div className="min-w-0 wrap-anywhere">
                <p>
                  <span className="font-medium">{search.label}</span>: {outcomeOf(search)}
                </p>
                {search.message && search.status !== 'empty' && <p className="text-muted">{search.message}</p>}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function outcomeOf({ status, found, used }: Search): string {
  return status === 'answered' ? texts.answered(found, used) : texts[status];
}
