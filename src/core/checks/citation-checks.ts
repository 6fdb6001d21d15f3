import type { CheckResult } from './check-result.ts';
import { judgeConvention, judgePresence } from './judge.ts';
import { siteOf } from './links.ts';

const FEWEST_SITES = 3;
/** `[1]`, but not the text of a link, a footnote or an index. */
const CITATION = /(?<![\w\\])\[(?<number>\d{1,3})\](?!\()/g;

interface Cited {
  readonly number: number;
  readonly url: string;
}

/** A number that stands for no source is a claim that nobody can trace. */
export function checkCitations(text: string, sources: readonly Cited[]): CheckResult {
  const known = new Set(sources.map((source) => source.number));
  const cited = new Set(Array.from(text.matchAll(CITATION), (match) => Number(match.groups?.['number'])));
  const dangling = [...cited].filter((number) => !known.has(number)).map((number) => `[${number}]`);
  const unused = [...known].filter((number) => !cited.has(number)).length;
  const rule = { id: 'citations', label: 'Citations' };
  if (dangling.length > 0) {
    return judgePresence(rule, false, { found: '', missing: `Not in the list of sources: ${dangling.join(', ')}` });
  }
  if (sources.length === 0) return { ...rule, status: 'pass', detail: 'No sources, nothing cited' };
  return judgeConvention(rule, unused === 0, {
    kept: 'Every source is cited',
    missed: `${unused} of ${sources.length} sources are not cited in the text`,
  });
}

/** Without sources the rule lapses: silence is better than a made-up reference. */
export function checkSites(sources: readonly Cited[]): CheckResult {
  const sites = new Set(sources.map((source) => siteOf(source.url)).filter((site) => site !== '')).size;
  const rule = { id: 'sites', label: 'Sites' };
  if (sources.length === 0) return { ...rule, status: 'pass', detail: 'No sources' };
  return judgeConvention(rule, sites >= FEWEST_SITES, {
    kept: `Sources from ${sites} sites`,
    missed: `Sources from ${sites} of at least ${FEWEST_SITES} sites`,
  });
}
