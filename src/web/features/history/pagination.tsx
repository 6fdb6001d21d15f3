import { ChevronLeft, ChevronRight } from '../../components/icons.ts';
import { Button } from '../../components/ui/button.tsx';
import { cn } from '../../lib/class-names.ts';
import { HISTORY_TEXTS } from '../../texts/history.ts';
import { number } from '../../texts/words.ts';
import { pageNumbers } from './page-of.ts';

export interface PaginationProps {
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

export function Pagination({ page, pages, onPage }: PaginationProps) {
  if (pages < 2) return null;
  const numbers = pageNumbers(page, pages);
  /** Beside a gap, which says the same where there is no room. */
  const isSpare = (at: number) =>
    Math.abs((numbers[at] ?? page) - page) === 1 && [numbers[at - 1], numbers[at + 1]].includes(null);
  return (
    <nav
      aria-label={HISTORY_TEXTS.pages}
      className="mt-6 flex flex-wrap items-center justify-center gap-1.5 max-sm:gap-1"
    >
      <Button
        variant="outline"
        size="md"
        className="max-sm:px-2.5"
        disabled={page === 1}
        onClick={() => onPage(page - 1)}
      >
        <ChevronLeft aria-hidden />
        <span className="max-sm:sr-only">{HISTORY_TEXTS.previous}</span>
      </Button>
      {numbers.map((at, index) =>
        at === null ? (
          <span key={`gap-${index}`} aria-hidden className="w-6 text-center text-muted max-sm:w-4">
            …
          </span>
        ) : (
          <Button
            key={at}
            variant={at === page ? 'primary' : 'ghost'}
            size="icon"
            className={cn('text-sm tabular-nums', isSpare(index) && 'max-sm:hidden')}
            aria-label={HISTORY_TEXTS.page(at)}
            aria-current={at === page ? 'page' : undefined}
            onClick={() => onPage(at)}
          >
            {number(at)}
          </Button>
        ),
      )}
      <Button
        variant="outline"
        size="md"
        className="max-sm:px-2.5"
        disabled={page === pages}
        onClick={() => onPage(page + 1)}
      >
        <span className="max-sm:sr-only">{HISTORY_TEXTS.next}</span>
        <ChevronRight aria-hidden />
      </Button>
    </nav>
  );
}
