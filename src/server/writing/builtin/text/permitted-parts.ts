import { findTerms } from '../../../../core/checks/terms.ts';
import { gap } from '../../../../core/formats/layout/gaps.ts';
import { sentenceSpans } from '../../tracing/sentence-spans.ts';
import { collapseSpace } from './sentences.ts';

/** What is asked for is no word of the piece. */
const OPEN = gap('your own words');
/** Parts of parts that may be empty. */
const OPTIONAL = /(?:^|\.)(?:note|visual|onScreen|angle|paths)$/u;
/** Entries of lists that stand on what they quote: nobody could fill in another. */
const STANDING = /(?:^|\.)proof$/u;
/** Names that a platform has given, such as those of its buttons. */
const GIVEN = /(?:^|\.)button$/u;
/** What an entry of a source list is called, which nobody fills in. */
const SOURCE = /(?:^|\.)sources\.title$/u;
const SOURCE_NAMES = ['Notes', 'Material', '…'] as const;
/** What opens a line without being part of its first sentence. */
const LINE_LEAD = /^\s*(?:(?:[-*•+>]|\d{1,2}[.)]|#{1,6})\s+)*/u;

/**
 * The parts of a piece without the sentences that hold one of `terms`; a text that would then be empty is a place for its
 * author to fill in, so that every part stays where its format wants it.
 */
export function permittedParts<Parts>(parts: Parts, terms: readonly string[]): Parts {
  if (terms.length === 0) return parts;
  const isFree = (words: string): boolean => findTerms(words, terms).length === 0;
  return mapTexts(parts, (text, path) => {
    if (isFree(text) || GIVEN.test(path)) return text;
    if (OPTIONAL.test(path) || STANDING.test(path)) return '';
    return SOURCE.test(path) ? (SOURCE_NAMES.find(isFree) ?? SOURCE_NAMES[2]) : permittedText(text, isFree);
  });
}

/** Entries of a list have the path of the list: `sources.title`. */
function mapTexts<Value>(value: Value, change: (text: string, path: string) => string, path = ''): Value {
  if (typeof value === 'string') return change(value, path) as Value;
  if (Array.isArray(value)) {
    const items = value.map((item: unknown) => mapTexts(item, change, path));
    return (STANDING.test(path) ? items.filter((item) => item !== '') : items) as Value;
  }
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.entries(value).map(([name, part]) => [name, mapTexts<unknown>(part, change, `${path}.${name}`)]);
  return Object.fromEntries(parts) as Value;
}

function permittedText(text: string, isFree: (words: string) => boolean): string {
  const kept = text.split('\n').flatMap((line) => {
    if (isFree(line)) return [line];
    const rest = freeRest(line, isFree);
    return rest === '' ? [] : [rest];
  });
  const whole = kept
    .join('\n')
    .replace(/\n{3,}/gu, '\n\n')
    .trim();
  // What spans two lines is found in neither of them.
  return whole === '' || !isFree(whole) ? OPEN : whole;
}

/** What of a line may stay: the quotation behind words of ours that may not, its other sentences, or one side of a colon. */
function freeRest(line: string, isFree: (words: string) => boolean): string {
  const lead = LINE_LEAD.exec(line)?.[0] ?? '';
  const quoted = line.indexOf('“');
  if (quoted !== -1) {
    const rest = line.slice(Math.max(quoted, lead.length));
    return isFree(rest) ? lead + rest : '';
  }
  const sentences = sentenceSpans(line).map(({ start, end }) => line.slice(start, end));
  const free = collapseSpace(sentences.filter(isFree).join(' '));
  const rest = free === '' ? freeSide(line.slice(lead.length), isFree) : free;
  return rest === '' ? '' : lead + rest;
}

/** "The topic: our take", "Our proof: …"; the colon of a gap is none. */
function freeSide(words: string, isFree: (words: string) => boolean): string {
  const [, before = '', behind = ''] = /^([^:[\]]+): (.+)$/u.exec(words) ?? [];
  return [before, behind].find((side) => side !== '' && isFree(side)) ?? '';
}
