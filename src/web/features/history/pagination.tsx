import { useId, useRef, useState, type ReactNode } from 'react';
import { ChevronLeft, ChevronRight } from '../../components/icons.ts';
import { Button } from '../../components/ui/button.tsx';
import { cn } from '../../lib/class-names.ts';
import { HISTORY_TEXTS } from '../../texts/history.ts';
import { number } from '../../texts/words.ts';
import { GoToPage } from './go-to-page.tsx';
import { pageNumbers } from './page-of.ts';

export interface PaginationProps {
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

/** Numbered pages between Previous and Next; what is left out of them is reached by its number. */
export function Pagination({ page, pages, onPage }: PaginationProps) {
  const [isAsking, setAsking] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const formId = useId();
  if (pages < 2) return null;
  const numbers = pageNumbers(page, pages);
  /** Beside a gap, which says the same where there is no room. */
  const isSpare = (at: number) =>
    Math.abs((numbers[at] ?? page) - page) === 1 && [numbers[at - 1], numbers[at + 1]].includes(null);
  const turn = (to: number) => {
    setAsking(false);
    onPage(to);
  };
  return (
    <nav aria-label={HISTORY_TEXTS.pages} className="mt-6">
      <div className="flex flex-wrap items-center justify-center gap-1.5 max-sm:gap-0.5">
        <Step disabled={page === 1} onPress={() => turn(page - 1)}>
          <ChevronLeft aria-hidden />
          <span className="max-sm:sr-only">{HISTORY_TEXTS.previous}</span>
        </Step>
        {numbers.map((at, index) =>
          at === null ? (
            <Button
              key={`gap-${index}`}
              variant="ghost"
              size="icon"
              className="text-muted max-sm:w-8 max-sm:min-w-8"
              aria-label={HISTORY_TEXTS.between((numbers[index - 1] ?? 0) + 1, (numbers[index + 1] ?? pages) - 1)}
              aria-expanded={isAsking}
              aria-controls={isAsking ? formId : undefined}
              onClick={({ currentTarget }) => {
                opener.current = currentTarget;
                setAsking(!isAsking);
              }}
            >
              …
            </Button>
          ) : (
            <Button
              key={at}
              variant={at === page ? 'primary' : 'ghost'}
              size="icon"
              className={cn('text-sm tabular-nums', isSpare(index) && 'max-sm:hidden')}
              aria-label={HISTORY_TEXTS.page(at)}
              aria-current={at === page ? 'page' : undefined}
              onClick={() => turn(at)}
            >
              {number(at)}
            </Button>
          ),
        )}
        <Step disabled={page === pages} onPress={() => turn(page + 1)}>
          <span className="max-sm:sr-only">{HISTORY_TEXTS.next}</span>
          <ChevronRight aria-hidden />
        </Step>
      </div>
      {isAsking && (
        <GoToPage
          id={formId}
          pages={pages}
          onPage={turn}
          onClose={() => {
            setAsking(false);
            opener.current?.focus();
          }}
        />
      )}
    </nav>
  );
}

function Step({ disabled, onPress, children }: { disabled: boolean; onPress: () => void; children: ReactNode }) {
  return (
    <Button variant="outline" size="md" className="max-sm:px-2.5" disabled={disabled} onClick={onPress}>
      {children}
    </Button>
  );
}
