import type { Claim, Search, Source } from '../../../core/contracts/research.ts';
import { MESSAGES } from '../../../core/rules/messages.ts';

export interface Research {
  /** Markdown. */
  readonly text: string;
  /** In the order of their numbers. */
  readonly sources: readonly Source[];
  /** Best first; each of a source that is known. */
  readonly ledger: readonly Claim[];
  readonly searches: readonly Search[];
}

/**
 * The research of a job, whichever form it has: text, or an object with `wiki_content`, `combined_results.wiki_content` or
 * `research_summary`. What an older form does not tell is empty.
 */
export function readResearch(results: unknown): Research {
  if (typeof results === 'string') return { ...NOTHING, text: results.trim() || MESSAGES.researchDefault };
  if (!isRecord(results)) return NOTHING;
  const combined = isRecord(results['combined_results']) ? results['combined_results']['wiki_content'] : null;
  const texts = [results['wiki_content'], combined, results['research_summary']];
  const text = texts.find((candidate): candidate is string => typeof candidate === 'string' && candidate.trim() !== '');
  const sources = listOf(results['sources']).filter(isSource).map(fillSource);
  const known = new Set(sources.map(({ id }) => id));
  const ledger = listOf(results['ledger']).filter(isClaim).map(fillClaim);
  return {
    text: text ?? MESSAGES.researchDefault,
    sources,
    ledger: ledger.filter((claim) => known.has(claim.source_id)),
    searches: listOf(results['searches']).filter(isSearch),
  };
}

const NOTHING: Research = { text: MESSAGES.researchDefault, sources: [], ledger: [], searches: [] };

const STATUSES: readonly unknown[] = ['answered', 'empty', 'limited', 'failed'] satisfies Search['status'][];

type Told<Whole, Key extends keyof Whole> = Pick<Whole, Key> & Partial<Whole>;

function fillSource(told: Told<Source, 'id' | 'title'>): Source {
  return {
    url: null,
    site: '',
    author: null,
    published_at: null,
    retrieved_at: '',
    kind: 'web',
    ours: false,
    language: null,
    license: null,
    also: [],
    hash: '',
    ...told,
  };
}

function fillClaim(told: Told<Claim, 'id' | 'source_id' | 'quote'>): Claim {
  return { claim: told.quote, start: 0, contradicts: [], ...told };
}

function isSource(value: unknown): value is Told<Source, 'id' | 'title'> {
  return isRecord(value) && typeof value['id'] === 'string' && typeof value['title'] === 'string';
}

function isClaim(value: unknown): value is Told<Claim, 'id' | 'source_id' | 'quote'> {
  return isRecord(value) && ['id', 'source_id', 'quote'].every((key) => typeof value[key] === 'string');
}

function isSearch(value: unknown): value is Search {
  return isRecord(value) && typeof value['label'] === 'string' && STATUSES.includes(value['status']);
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
