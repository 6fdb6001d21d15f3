import type { SourceNote } from '../parts.ts';
import { ruleWith } from './conventions.ts';
import { locate } from './locate.ts';
import type { Rule } from './rule.ts';

/** `[1]`, but not the text of a link, a footnote or an index. */
const CITATION = /(?<![\w\\])\[(?<number>\d{1,3})\](?!\()/g;

/** The numbers that a text cites, each once, in its order. */
export function citedNumbers(text: string): number[] {
  return [...new Set(Array.from(text.matchAll(CITATION), (match) => Number(match.groups?.['number'])))];
}

type Cited = Pick<SourceNote, 'number' | 'url'>;

/** A number that stands for no source is a claim that nobody can trace: it fails. A source that is not used warns. */
export function citationsKnown<Parts>(
  textOf: (parts: Parts) => string,
  sourcesOf: (parts: Parts) => readonly Cited[],
): Rule<Parts> {
  return ruleWith({ id: 'citations', label: 'Citations', isHard: true }, ({ text, parts }) => {
    const sources = sourcesOf(parts);
    const known = new Set(sources.map(({ number }) => number));
    const cited = new Set(citedNumbers(textOf(parts)));
    const dangling = [...cited].filter((number) => !known.has(number)).map((number) => `[${number}]`);
    const unused = [...known].filter((number) => !cited.has(number)).length;
    if (dangling.length > 0) {
      const spans = dangling
        .flatMap((mark) => locate(text, mark) ?? [])
        .toSorted((one, other) => one.start - other.start);
      return { status: 'fail', detail: `Not in the list of sources: ${dangling.join(', ')}`, spans };
    }
    if (sources.length === 0) return { status: 'pass', detail: 'No sources, nothing cited', spans: [] };
    return unused === 0
      ? { status: 'pass', detail: 'Every source is cited', spans: [] }
      : { status: 'warn', detail: `${unused} of ${sources.length} sources are not cited in the text`, spans: [] };
  });
}
