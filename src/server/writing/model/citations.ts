import { labelReader } from '../../../core/formats/layout/labels.ts';
import type { SourceNote } from '../../../core/formats/parts.ts';
import type { Assignment } from '../writer.ts';

export interface Cited {
  readonly text: string;
  /** The sources behind the text's `[1]`, in the order of their first mention. */
  readonly notes: readonly SourceNote[];
}

/** Fields that are read without notes. */
const readBareLabel = labelReader(['seoTitle', 'metaDescription', 'slug', 'subject', 'preheader', 'callToAction']);

/** Numbers that the model set by itself stand for nothing; a footnote or link of that look stays. */
const OWN_NUMBER = /(?<![ \t])[ \t]*\[\d{1,2}\](?![(:\w])/g;

/** Every mark `[c3]` as the number of its source; marks of claims that do not exist are dropped. */
export function numberCitations(text: string, assignment: Assignment): Cited {
  const numbers = new Map<string, number>();
  const sourceOf = new Map(assignment.ledger.map((claim) => [claim.id.toLowerCase(), claim.source_id]));
  const numberOf = (sourceId: string) => {
    if (!numbers.has(sourceId)) numbers.set(sourceId, numbers.size + 1);
    return numbers.get(sourceId) ?? 0;
  };
  const pattern = marks(assignment);
  const lines = text
    .replace(OWN_NUMBER, '')
    .split('\n')
    .map((line) => {
      if (line.startsWith('#') || readBareLabel(line)) return line.replace(pattern, '');
      return line.replace(pattern, (found, at: number) => {
        const sources = idsIn(found).flatMap((id) => sourceOf.get(id) ?? []);
        const list = [...new Set(sources.map(numberOf))].map((number) => `[${number}]`).join('');
        return list === '' || at === 0 ? list : ` ${list}`;
      });
    });
  return { text: lines.join('\n'), notes: notesOf(numbers, assignment) };
}

/** For a Markdown format without a list of sources: each number as a link, counted anew; one without an address goes. */
export function linkCitations({ text, notes }: Cited): string {
  const linked = notes.filter((note) => note.url !== '');
  return text.replace(/(?<![ \t])[ \t]*(?:\[\d{1,2}\])+(?![(:\w])/g, (found) => {
    const numbers = Array.from(found.matchAll(/\d+/g), ([number]) => Number(number));
    const links = linked.flatMap(({ number, url }, index) =>
      numbers.includes(number) ? [`[[${index + 1}]](${encoded(url)})`] : [],
    );
    return links.length === 0 ? '' : ` ${links.join(' ')}`;
  });
}

/** A bracket or blank in the address would end the Markdown link. */
const encoded = (url: string): string =>
  url.replace(/[\s<>()]/g, (character) => `%${character.charCodeAt(0).toString(16).padStart(2, '0')}`);

/** The text as it is pasted into a platform, without any mark. */
export function withoutMarks(text: string, assignment: Assignment): string {
  return text.replace(marks(assignment), '').replace(OWN_NUMBER, '');
}

/** A run of marks with the blanks before it: ` [c1][c4]`, `[c1, c4]`, `【C3】`. */
function marks({ ledger }: Assignment): RegExp {
  // An id that two alternatives can read would double the ways through a list with every mark in it.
  const others = ledger.map((claim) => claim.id).filter((name) => !/^c\d+$/i.test(name));
  const ids = [...new Set(others)].map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  const id = `(?:${[...ids, String.raw`c\d+`].join('|')})`;
  const mark = String.raw`[\[【]\s{0,3}${id}(?:\s{0,3}[,;]\s{0,3}${id})*\s{0,3}[\]】]`;
  return new RegExp(String.raw`(?<![ \t])[ \t]*${mark}(?:[ \t]*${mark})*`, 'gi');
}

const idsIn = (found: string): string[] =>
  found
    .toLowerCase()
    .split(/[\s,;[\]【】]+/)
    .filter(Boolean);

function notesOf(numbers: ReadonlyMap<string, number>, { sources }: Assignment): SourceNote[] {
  return [...numbers].map(([sourceId, number]) => {
    const source = sources.find((candidate) => candidate.id === sourceId);
    return {
      number,
      title: source?.title ?? '',
      url: source?.url ?? '',
      // Readers of the piece are no readers of "your material".
      note: source?.kind === 'material' ? '' : [source?.site, source?.license].filter(Boolean).join(', '),
    };
  });
}
