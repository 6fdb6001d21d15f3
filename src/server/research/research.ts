import type { Clock } from '../platform/clock.ts';
import type { Logger } from '../platform/logger.ts';
import { createCircuitBreakers } from './asking/circuit-breakers.ts';
import { noteAnswers } from './asking/note-answers.ts';
import { reportSearches } from './asking/report-searches.ts';
import { writeBrief } from './brief/write-brief.ts';
import { writeSummary } from './brief/write-summary.ts';
import type { PageReader } from './fetching/page-reader.ts';
import type { Findings } from './findings.ts';
import { chooseSources } from './gathering/choose-sources.ts';
import { fetchMaterial } from './gathering/fetch-material.ts';
import { gather, type Gathered } from './gathering/gather.ts';
import type { ResearchBudgets } from './gathering/gathering-parts.ts';
import { notePages } from './gathering/note-pages.ts';
import { pageRules } from './gathering/page-rules.ts';
import { readTopic } from './topic/topic.ts';
import { addToLedger } from './ledger/add-to-ledger.ts';
import type { ClaimMaker } from './ledger/claim-maker.ts';
import { makeLedger } from './ledger/make-ledger.ts';
import { createSentenceClaims } from './ledger/sentence-claims.ts';
import { createBreather } from '../platform/breathe.ts';
import type { Desk } from './reading/desk.ts';
import { mergeDuplicates } from './reading/merge-duplicates.ts';
import { readMaterial } from './reading/read-material.ts';
import { withoutKnown } from './reading/without-known.ts';
import type { SourceReading } from './reading/source-reading.ts';
import { NoTurnToRead } from './no-turn-to-read.ts';
import type { ResearchProvider } from './research-provider.ts';
import type { ResearchRequest } from './research-request.ts';

export interface ResearchParts {
  readonly providers: readonly ResearchProvider[];
  readonly reader: PageReader;
  readonly clock: Clock;
  readonly logger: Logger;
  /** What makes claims of the texts; the sources' own sentences by default. */
  readonly claims?: ClaimMaker;
  readonly budgets?: Partial<ResearchBudgets>;
}

export interface Research {
  /**
   * What can be found out about a topic. A provider or page that fails never fails it: the brief then says so, and cites
   * what there is or nothing. Rejects when `signal` aborts, with its reason, or with `NoTurnToRead`.
   */
  research(request: ResearchRequest): Promise<Findings>;
}

const BUDGETS: ResearchBudgets = {
  askMs: 15_000,
  readMs: 15_000,
  followMs: 15_000,
  restMs: 60_000,
  pagesRead: 12,
  pagesKept: 8,
  besideOwn: { askMs: 3_500, followMs: 5_000 },
};

export function createResearch(parts: ResearchParts): Research {
  const { clock, logger, reader } = parts;
  const budgets = { ...BUDGETS, ...parts.budgets };
  const sentences = createSentenceClaims();
  const claims = parts.claims ?? sentences;
  // Without a model there is nothing slow that a search could hide behind.
  const quick = { ...budgets, besideOwn: budgets.besideOwn ?? BUDGETS.besideOwn };
  const breakers = createCircuitBreakers(clock, budgets.restMs);

  async function claimsOf(request: ResearchRequest, desk: Desk, readings: readonly SourceReading[]) {
    const { topic: topicText, audience, meter, signal } = request;
    const maker = request.withoutModel ? sentences : claims;
    const notes: string[] = [];
    const note = (sentence: string) => notes.push(sentence);
    const statements = await maker.make({ topic: desk.topic, topicText, audience, readings, meter, signal, note });
    signal.throwIfAborted();
    return { ...makeLedger(statements, readings), notes };
  }

  async function fromTheWeb(request: ResearchRequest, desk: Desk): Promise<Findings> {
    const ruleOut = pageRules(request.options, clock.now());
    const [material, gathered] = await Promise.all([
      fetchMaterial(request.material, { reader, logger, signal: request.signal }),
      gather({ ...parts, breakers, budgets: request.withoutModel ? quick : budgets }, request, { desk, ruleOut }),
    ]);
    const own = await readMaterial(material.ready, desk);
    const pages = chooseSources(withoutKnown(mergeDuplicates(gathered.readings), own), budgets.pagesKept);
    const hadNoTurn = material.hadNoTurn || gathered.unread.some(({ trouble }) => trouble === 'no-turn');
    if (hadNoTurn && own.length + pages.length === 0) throw new NoTurnToRead();
    const made = await claimsOf(request, desk, [...own, ...pages]);
    return written(request.topic, made, {
      searches: reportSearches(gathered.answers, namesOf(made.sources, gathered)),
      notes: [...notesOf(gathered, made), ...material.notes, ...made.notes],
    });
  }

  async function fromEarlier(request: ResearchRequest, base: Findings, desk: Desk): Promise<Findings> {
    const material = await fetchMaterial(request.material, { reader, logger, signal: request.signal });
    const own = await readMaterial(material.ready, desk);
    if (material.hadNoTurn && own.length + base.sources.length === 0) throw new NoTurnToRead();
    const added = await claimsOf(request, desk, own);
    const made = addToLedger(base, added);
    return written(request.topic, made, { searches: base.searches, notes: [...material.notes, ...added.notes] });
  }

  return {
    async research(request) {
      const { topic, website, base, signal } = request;
      signal.throwIfAborted();
      const retrievedAt = clock.now().toISOString();
      const desk = { topic: readTopic(topic), website, logger, retrievedAt, breathe: createBreather(signal) };
      return base ? await fromEarlier(request, base, desk) : await fromTheWeb(request, desk);
    },
  };
}

type Made = Pick<Findings, 'sources' | 'ledger'>;

function written(topic: string, { sources, ledger }: Made, { searches, notes }: Pick<Findings, 'searches'> & Notes) {
  const facts = { sources, ledger, notes };
  return { sources, ledger, searches, brief: writeBrief({ topic, ...facts }), summary: writeSummary(facts) };
}

interface Notes {
  /** Sentences on what could not be asked, read or found. */
  readonly notes: readonly string[];
}

function notesOf(gathered: Gathered, { sources }: Made): string[] {
  const fitting = namesOf(
    gathered.readings.map(({ source }) => source),
    gathered,
  );
  return [...noteAnswers(gathered.answers, { fitting, used: namesOf(sources, gathered) }), ...notePages(gathered)];
}

/** The addresses by which sources were named, those of merged pages among them. */
function namesOf(
  sources: readonly { readonly url: string | null; readonly also: readonly string[] }[],
  { namedAs }: Gathered,
): Set<string | null> {
  const addresses = sources.flatMap(({ url, also }) => (url === null ? also : [url, ...also]));
  return new Set(addresses.map((url) => namedAs.get(url) ?? url));
}
