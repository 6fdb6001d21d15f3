import type { Logger } from '../../platform/logger.ts';
import type { CircuitBreakers } from '../asking/circuit-breakers.ts';
import type { PageReader } from '../fetching/page-reader.ts';
import type { ResearchProvider } from '../research-provider.ts';

/** Milliseconds and numbers that one research may cost. */
export interface ResearchBudgets {
  /** For all providers together. */
  readonly askMs: number;
  /** For the pages that they name, all together. */
  readonly readMs: number;
  /** For the pages that articles cite, all together. */
  readonly followMs: number;
  /** How long a provider that failed repeatedly is left alone. */
  readonly restMs: number;
  /** Pages that are looked at; a page may have to be refused after reading. */
  readonly pagesRead: number;
  /** Pages that become sources. */
  readonly pagesKept: number;
  /** What takes the place of `askMs` and `followMs` where the user's own texts are enough to write from; null for nothing. */
  readonly besideOwn: Pick<ResearchBudgets, 'askMs' | 'followMs'> | null;
}

export interface GatheringParts {
  readonly providers: readonly ResearchProvider[];
  readonly reader: PageReader;
  readonly breakers: CircuitBreakers;
  readonly logger: Logger;
  readonly budgets: ResearchBudgets;
}
