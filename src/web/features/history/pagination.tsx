import { ChevronLeft, ChevronRight } from '../../components/icons.ts';
import { Button } from '../../components/ui/button.tsx';
import { HISTORY_TEXTS } from '../../texts/history.ts';
import { pageNumbers } from './page-of.ts';

export interface PaginationProps {
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

export function Pagination({ page, pages, onPage }: PaginationProps) {
  if (pages < 2) return null;
  return (
    <nav aria-label={HISTORY_TEXTS.pages} className="mt-6 flex flex-wrap items-center justify-center gap-1.5">
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
      {pageNumbers(page, pages).map((number, index) =>
        number === null ? (
          <span key={`gap-${index}`} aria-hidden className="w-6 text-center text-muted">
            …
          </span>
        ) : (
          <Button
            key={number}
            variant={number === page ? 'primary' : 'ghost'}
            size="icon"
            className="text-sm tabular-nums"
            aria-label={HISTORY_TEXTS.page(number)}
            aria-current={number === page ? 'page' : undefined}
            onClick={() => onPage(number)}
          >
            {number}
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
