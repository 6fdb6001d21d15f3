import type { Clock } from '../platform/clock.ts';
import type { Logger } from '../platform/logger.ts';
import { askSources, type SourceAnswer } from './asking/ask-sources.ts';
import { createBreather } from './reading/breathe.ts';
import { createCircuit } from './asking/circuit.ts';
import type { Findings } from './findings.ts';
import { makeLedger } from './ledger/make-ledger.ts';
import { noteAnswers } from './asking/note-answers.ts';
import { type Material, readMaterial } from './reading/read-material.ts';
import { readPages } from './reading/read-pages.ts';
import type { ResearchProvider } from './research-provider.ts';
import { readTopic } from './language/topic.ts';
import { writeBrief } from './brief/write-brief.ts';
import { writeSummary } from './brief/write-summary.ts';

export interface ResearchRequest {
  readonly topic: string;
  /** The user's own texts, each a source like any other. */
  readonly material: readonly Material[];
  readonly signal: AbortSignal;
}

export interface ResearchBudgets {
  /** For all sources together. */
  readonly totalMs: number;
  /** How long a source that failed is left alone. */
  readonly restMs: number;
  /** Pages that are looked at; a page may have to be refused after reading. */
  readonly pagesRead: number;
  /** Pages that become sources. */
  readonly pagesKept: number;
}

export interface ResearchOptions {
  readonly providers: readonly ResearchProvider[];
  readonly clock: Clock;
  readonly logger: Logger;
  readonly budgets?: Partial<ResearchBudgets>;
}

export interface Research {
  /**
   * What can be found out about a topic. A source that fails never fails it: the brief then says so, and cites what
   * there is or nothing. Rejects only when `signal` aborts, with its reason.
   */
  research(request: ResearchRequest): Promise<Findings>;
}

const BUDGETS: ResearchBudgets = { totalMs: 20_000, restMs: 60_000, pagesRead: 8, pagesKept: 5 };

export function createResearch({ providers, clock, logger, ...options }: ResearchOptions): Research {
  const budgets = { ...BUDGETS, ...options.budgets };
  const circuit = createCircuit(clock, budgets.restMs);

  async function ask(topic: string, signal: AbortSignal): Promise<SourceAnswer[]> {
    const { totalMs, pagesRead: limit } = budgets;
    return await askSources({ providers, circuit, logger, topic, limit, totalMs, signal });
  }

  return {
    async research({ topic: text, material, signal }) {
      signal.throwIfAborted();
      const answers = await ask(text, signal);
      const topic = readTopic(text);
      const desk = { topic, logger, retrievedAt: clock.now().toISOString(), breathe: createBreather(signal) };
      const own = await readMaterial(material, desk);
      const pages = await readPages(
        answers.flatMap((answer) => answer.pages),
        desk,
      );
      const { sources, ledger } = makeLedger(topic, [...own, ...pages.slice(0, budgets.pagesKept)]);
      signal.throwIfAborted();
      const notes = noteAnswers(answers, {
        fitting: addresses(pages.map(({ source }) => source)),
        used: addresses(sources),
      });
      return {
        sources,
        ledger,
        brief: writeBrief({ topic: text, sources, ledger, notes }),
        summary: writeSummary({ sources, ledger, notes }),
      };
    },
  };
}

function addresses(sources: readonly { readonly url: string | null }[]): Set<string | null> {
  return new Set(sources.map((source) => source.url));
}
