import type { ResearchOptions } from '../../core/contracts/research.ts';
import type { Clock } from '../platform/clock.ts';
import type { Logger } from '../platform/logger.ts';
import { askSources, type SourceAnswer } from './asking/ask-sources.ts';
import { createBreather } from './reading/breathe.ts';
import { createCircuit } from './asking/circuit.ts';
import type { Findings } from './findings.ts';
import type { ClaimMaker } from './ledger/claim-maker.ts';
import { createSentenceClaims } from './ledger/sentence-claims.ts';
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
  /** Whom the pieces are for, in a few words. */
  readonly audience: string;
  /** The user's own, each a source like any other. */
  readonly material: readonly Material[];
  readonly options: ResearchOptions;
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

export interface ResearchParts {
  readonly providers: readonly ResearchProvider[];
  readonly clock: Clock;
  readonly logger: Logger;
  /** What makes claims of the texts; the sources' own sentences by default. */
  readonly claims?: ClaimMaker;
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

export function createResearch({ providers, clock, logger, ...parts }: ResearchParts): Research {
  const budgets = { ...BUDGETS, ...parts.budgets };
  const claims = parts.claims ?? createSentenceClaims();
  const circuit = createCircuit(clock, budgets.restMs);

  async function ask({ topic, options, signal }: ResearchRequest): Promise<SourceAnswer[]> {
    const { totalMs, pagesRead: limit } = budgets;
    return await askSources({ providers, circuit, logger, topic, options, limit, totalMs, signal });
  }

  return {
    async research(request) {
      const { topic: text, audience, material, signal } = request;
      signal.throwIfAborted();
      const answers = await ask(request);
      const topic = readTopic(text);
      const desk = { topic, logger, retrievedAt: clock.now().toISOString(), breathe: createBreather(signal) };
      const own = await readMaterial(material, desk);
      const pages = await readPages(
        answers.flatMap((answer) => answer.pages),
        desk,
      );
      const readings = [...own, ...pages.slice(0, budgets.pagesKept)];
      const statements = await claims.make({ topic, topicText: text, audience, readings, signal });
      const { sources, ledger } = makeLedger(statements, readings);
      signal.throwIfAborted();
      const notes = noteAnswers(answers, {
        fitting: addresses(pages.map(({ source }) => source)),
        used: addresses(sources),
      });
      return {
        sources,
        ledger,
        searches: [],
        brief: writeBrief({ topic: text, sources, ledger, notes }),
        summary: writeSummary({ sources, ledger, notes }),
      };
    },
  };
}

function addresses(sources: readonly { readonly url: string | null }[]): Set<string | null> {
  return new Set(sources.map((source) => source.url));
}
