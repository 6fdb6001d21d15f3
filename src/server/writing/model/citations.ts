import type { Span } from '../../../core/text/span.ts';
import { readSentenceSpans } from '../../../core/text/sentences.ts';
import { labelReader } from '../../../core/formats/layout/labels.ts';
import type { SourceNote } from '../../../core/formats/parts.ts';
import type { Source } from '../../../core/contracts/research.ts';
import type { Assignment } from '../writer.ts';
import { claimMarks, idsIn } from './claim-marks.ts';

export interface Cited {
  readonly text: string;
  /** The sources behind the text's `[1]`, in the order of their first mention. */
  readonly notes: readonly CitedSource[];
}

export interface CitedSource extends SourceNote {
  readonly sourceId: string;
}

/** Fields that are read without notes. */
const readBareLabel = labelReader(['seoTitle', 'metaDescription', 'slug', 'subject', 'preheader', 'callToAction']);

/** Whether a line of a Markdown format shows no numbers. */
export function isBare(line: string): boolean {
  return line.startsWith('#') || readBareLabel(line) !== null;
}

/** Numbers that the model set by itself stand for nothing; a footnote or link of that look stays. */
export const OWN_NUMBER = /(?<![ \t])[ \t]*\[\d{1,2}\](?![(:\w])/g;

/** Readers of a piece can look up a page of ours, and not our notes. */
const isShown = ({ ours, url }: Source): boolean => !ours || url !== null;

/** Every mark `[c3]` as the number of its source; marks of claims that do not exist are dropped. */
export function numberCitations(text: string, assignment: Assignment): Cited {
  const numbers = new Map<string, number>();
  const shown = new Set(assignment.sources.filter(isShown).map(({ id }) => id));
  const sourceOf = new Map(
    assignment.ledger.flatMap((claim) =>
      shown.has(claim.source_id) ? [[claim.id.toLowerCase(), claim.source_id] as const] : [],
    ),
  );
  const numberOf = (sourceId: string) => {
    if (!numbers.has(sourceId)) numbers.set(sourceId, numbers.size + 1);
    return numbers.get(sourceId) ?? 0;
  };
  const pattern = claimMarks(assignment);
  const lines = text
    .replace(OWN_NUMBER, '')
    .split('\n')
    .map((line) => {
      if (isBare(line)) return line.replace(pattern, '');
      return line.replace(pattern, (found, at: number) => {
        const sources = idsIn(found).flatMap((id) => sourceOf.get(id) ?? []);
        const list = [...new Set(sources.map(numberOf))].map((number) => `[${number}]`).join('');
        return list === '' || at === 0 ? list : ` ${list}`;
      });
    });
  return { text: lines.map(withoutRepeats).join('\n'), notes: notesOf(numbers, assignment) };
}

/**
 * A number that the same sentence shows again stands there alone, and so does one of a sentence without a figure or a
 * quotation that the next sentence shows again: one note for what is told in a row.
 */
function withoutRepeats(line: string): string {
  const found = [...line.matchAll(NUMBERS)];
  if (found.length < 2) return line;
  const sentences = readSentenceSpans(line);
  const sentenceOf = (at: number) => sentences.findLastIndex(({ start }) => start <= at);
  const repeated = found.filter(({ 0: list, index }, at) => {
    const next = found[at + 1];
    if (next?.[0].trim() !== list.trim()) return false;
    const [own, following] = [sentenceOf(index), sentenceOf(next.index)];
    return following === own || (following === own + 1 && !isTelling(sentences[own], line));
  });
  return repeated.reduceRight(
    (text, { 0: list, index }) => text.slice(0, index) + text.slice(index + list.length),
    line,
  );
}

/** Whoever looks a figure or a quotation up wants its note right there. */
function isTelling(sentence: Span | undefined, line: string): boolean {
  const words = line.slice(sentence?.start, sentence?.end).replace(NUMBERS, '');
  return /\d|[“„«"]/u.test(words);
}

/** A number, or several side by side, with the blanks before them. */
const NUMBERS = /(?<![ \t])[ \t]*(?:\[\d{1,2}\])+(?![(:\w])/g;

/** For a format with a list of sources: each number as a link to its source, where that has an address. */
export function linkNumbers({ text, notes }: Cited): string {
  const urls = new Map(notes.map(({ number, url }) => [number, url]));
  return text.replace(NUMBERS, (found) => {
    const links = numbersIn(found).map((number) => asLink(number, urls.get(number) ?? ''));
    return /^[ \t]/.test(found) ? ` ${links.join(' ')}` : links.join(' ');
  });
}

/**
 * For a Markdown format without a list of sources: each number as a link, counted anew; one without an address goes.
 * With it the new number of each source.
 */
export function linkCitations({ text, notes }: Cited): { text: string; numbers: ReadonlyMap<string, number> } {
  const linked = notes.filter((note) => note.url !== '');
  const linkedText = text.replace(NUMBERS, (found) => {
    const numbers = numbersIn(found);
    const links = linked.flatMap(({ number, url }, index) =>
      numbers.includes(number) ? [asLink(index + 1, url)] : [],
    );
    return links.length === 0 ? '' : ` ${links.join(' ')}`;
  });
  return { text: linkedText, numbers: new Map(linked.map(({ sourceId }, index) => [sourceId, index + 1])) };
}

const numbersIn = (found: string): number[] => Array.from(found.matchAll(/\d+/g), ([number]) => Number(number));

const asLink = (number: number, url: string): string => (url === '' ? `[${number}]` : `[[${number}]](${encoded(url)})`);

/** A bracket or blank in the address would end the Markdown link. */
const encoded = (url: string): string =>
  url.replace(/[\s<>()[\]]/g, (character) => `%${character.charCodeAt(0).toString(16).padStart(2, '0')}`);

/** The text as it is pasted into a platform, without any mark. */
export function withoutMarks(text: string, assignment: Assignment): string {
  return text.replace(claimMarks(assignment), '').replace(OWN_NUMBER, '');
}

function notesOf(numbers: ReadonlyMap<string, number>, { sources }: Assignment): CitedSource[] {
  return [...numbers].map(([sourceId, number]) => {
    const source = sources.find((candidate) => candidate.id === sourceId);
    return {
      sourceId,
      number,
      title: source?.title ?? '',
      url: source?.url ?? '',
      note: [source?.author, source?.site, source?.license].filter(Boolean).join(', '),
    };
  });
}
