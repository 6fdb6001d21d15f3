import type { Question } from '../parts.ts';
import { citedNumbers } from '../rules/citation-rules.ts';
import { NO_CALL_TO_ACTION, readLabelledAction, readLinkLine } from './call-to-action.ts';
import { unguardBlock, unguardLine, type IsMarker } from './guard.ts';
import { labelReader } from './labels.ts';
import { asBlock, asLine, joinBlocks, toLines } from './lines.ts';
import { readList } from './lists.ts';
import { readHeading } from './markdown.ts';
import { isListItem } from './noise.ts';
import { readSources } from './source-list.ts';

const HEAD_KEYS = ['seoTitle', 'metaDescription', 'title', 'microcopy'] as const;
const NAMED_PARTS = ['benefits', 'figures', 'steps', 'objections', 'sources'] as const;
const SECTION_LEVEL = 2;
const CARD_IN_LIST = /^(?:[-*•]|\d{1,2}[.)])\s+\*\*(?<title>[^*]+?)[:.]?\*\*\s*[:–—-]?\s*(?<body>.*)$/u;

const readLabel = labelReader([...HEAD_KEYS, 'subhead', 'callToAction']);
const readPartHeading = labelReader(NAMED_PARTS);

type Part = (typeof NAMED_PARTS)[number];

/** A heading or an item may not read as a label or as the name of a part. */
export const isReserved: IsMarker = (line) => readLabel(line) !== null || readPart(line) !== null;

/** Structure below the button, where a bold link on its own line is just a link. */
export const isMarkerBelowAction: IsMarker = (line) =>
  isReserved(line) || (readHeading(line)?.level ?? Infinity) <= SECTION_LEVEL;

/** Structure above the button, or anywhere as long as there is none. */
export const isMarker: IsMarker = (line) => isMarkerBelowAction(line) || readLinkLine(line) !== null;

/** Within cards and answers a deeper heading or a bold line opens the next one. */
export function inEntries(base: IsMarker): IsMarker {
  return (line) => base(line) || readEntry(line) !== null;
}

function readPart(line: string): Part | null {
  const hit = readPartHeading(line);
  return hit?.value === '' ? hit.key : null;
}

interface Entry {
  readonly title: string;
  /** What stands behind the title on its line. */
  readonly body: string;
}

function readEntry(line: string): Entry | null {
  const heading = readHeading(line);
  if (heading !== null) return heading.level > SECTION_LEVEL ? { title: heading.text, body: '' } : null;
  const trimmed = line.trim();
  if (readLinkLine(trimmed) !== null) return null;
  const bold = /^\*\*(?<title>.*\S)\*\*$/u.exec(trimmed)?.groups?.['title'];
  if (bold !== undefined) return { title: bold, body: '' };
  const { title, body = '' } = CARD_IN_LIST.exec(trimmed)?.groups ?? {};
  return title === undefined ? null : { title, body };
}

interface Section {
  readonly part: Part | null;
  readonly heading: string;
  readonly lines: string[];
}

export function readLandingPage(text: string): ReturnType<Reading['result']> {
  const lines = toLines(text);
  const reading = new Reading();
  const action = lines.findIndex((line) => readLinkLine(line) !== null || readLabel(line)?.key === 'callToAction');
  lines.forEach((line, index) => (index === action ? reading.takeAction(line) : reading.take(line)));
  return reading.result(action >= 0 ? isMarkerBelowAction : isMarker);
}

class Reading {
  private readonly head: Record<(typeof HEAD_KEYS)[number], string> = {
    seoTitle: '',
    metaDescription: '',
    title: '',
    microcopy: '',
  };
  private readonly preamble: string[] = [];
  private readonly subhead: string[] = [];
  private readonly belowAction: string[] = [];
  private readonly sections: Section[] = [];
  private readonly unplaced: string[] = [];
  private action = NO_CALL_TO_ACTION;
  private place: string[] = this.preamble;
  private awaited: (typeof HEAD_KEYS)[number] | null = null;

  takeAction(line: string): void {
    this.action = readLinkLine(line) ?? readLabelledAction(readLabel(line)?.value ?? '');
    if (this.sections.length === 0) this.place = this.belowAction;
  }

  take(line: string): void {
    const label = readLabel(line);
    const part = readPart(line);
    const heading = readHeading(line);
    if (label !== null && label.key !== 'callToAction') this.openLabel(label.key, label.value);
    else if (part !== null) this.openSection(part, heading?.text ?? line);
    else if (heading !== null && heading.level <= SECTION_LEVEL) this.openHeading(heading.level, heading.text);
    else this.takeText(line);
  }

  result(base: IsMarker) {
    const subhead = lineOf(this.subhead, isMarker);
    const preamble = unguardBlock(this.preamble, isMarker);
    const { linesOf, unknown } = shareSections(this.sections);
    const cards = readEntries(linesOf('benefits'), base);
    const objections = readEntries(linesOf('objections'), base);
    const sources = readSources(linesOf('sources'));
    const { title, microcopy, ...head } = this.head;
    const belowAction = lineOf(this.belowAction, base);
    return {
      parts: {
        ...head,
        headline: title,
        subhead: subhead === '' ? asLine(preamble) : subhead,
        callToAction: this.action,
        microcopy: microcopy || belowAction,
        cards: cards.entries,
        proof: readList(linesOf('figures'), isReserved),
        steps: readSteps(linesOf('steps')),
        objections: objections.entries.map(({ title: question, body: answer }): Question => ({ question, answer })),
        sources: sources.sources,
      },
      unparsed: joinBlocks([
        subhead === '' ? '' : preamble,
        microcopy === '' ? '' : belowAction,
        this.unplaced.join('\n'),
        cards.above,
        objections.above,
        ...unknown,
        sources.unparsed,
      ]),
    };
  }

  private openLabel(key: (typeof HEAD_KEYS)[number] | 'subhead', value: string): void {
    this.awaited = key === 'subhead' ? null : key;
    this.place = key === 'microcopy' ? this.belowAction : this.subhead;
    if (value !== '') this.takeText(value);
  }

  private openHeading(level: number, text: string): void {
    const heading = unguardLine(asLine(text), isReserved, '# ');
    if (level > 1 || this.head.title !== '') {
      this.openSection(null, text);
      return;
    }
    this.awaited = null;
    this.head.title = heading;
    this.place = this.subhead;
  }

  private openSection(part: Part | null, heading: string): void {
    const section = { part, heading, lines: [] };
    this.awaited = null;
    this.sections.push(section);
    this.place = section.lines;
  }

  /** A head part is one line, beside its label or below it. */
  private takeText(line: string): void {
    if (this.awaited === null) this.place.push(line);
    else if (line !== '') {
      if (this.head[this.awaited] === '') this.head[this.awaited] = asLine(line);
      else this.unplaced.push(line);
      this.awaited = null;
    }
  }
}

function lineOf(lines: readonly string[], marker: IsMarker): string {
  return asLine(lines.map((line) => unguardLine(line, marker)).join(' '));
}

/** Somebody who words a heading anew still means the part below it: what it is made of tells which. */
function shareSections(sections: readonly Section[]) {
  const shared = new Map<Part, string[]>();
  for (const { part, lines } of sections) {
    if (part !== null) shared.set(part, [...(shared.get(part) ?? []), ...lines]);
  }
  const unknown: string[] = [];
  for (const { part, heading, lines } of sections.filter((section) => section.part === null)) {
    const guessed = part ?? guessPart(lines);
    if (guessed !== null && !shared.has(guessed)) shared.set(guessed, lines);
    else unknown.push(joinBlocks([`## ${heading}`, asBlock(lines.join('\n'))]));
  }
  return { linesOf: (part: Part): readonly string[] => shared.get(part) ?? [], unknown };
}

function guessPart(lines: readonly string[]): Part | null {
  const titles = lines.flatMap((line) => readEntry(line)?.title ?? []);
  if (titles.length > 1) return titles.every((title) => /[?？؟]$/u.test(title)) ? 'objections' : 'benefits';
  const items = lines.filter(isListItem);
  if (items.length < 2) return null;
  if (items.every((item) => /^\s*\d/u.test(item))) return 'steps';
  return items.every((item) => citedNumbers(item).length > 0) ? 'figures' : null;
}

function readEntries(lines: readonly string[], base: IsMarker): { entries: Entry[]; above: string } {
  const above: string[] = [];
  const entries: { title: string; lines: string[] }[] = [];
  for (const line of lines) {
    const entry = readEntry(line);
    if (entry) {
      const title = unguardLine(asLine(entry.title), isReserved, '### ');
      entries.push({ title, lines: entry.body === '' ? [] : [entry.body] });
    } else (entries.at(-1)?.lines ?? above).push(line);
  }
  return {
    entries: entries.map(({ title, lines: body }) => ({ title, body: unguardBlock(body, inEntries(base)) })),
    above: asBlock(above.join('\n')),
  };
}

/** A list, or a heading for each step with its text below it. */
function readSteps(lines: readonly string[]): string[] {
  if (!lines.some((line) => (readHeading(line)?.level ?? 0) > SECTION_LEVEL)) return readList(lines, isReserved);
  const steps: string[] = [];
  for (const line of lines) {
    const heading = readHeading(line);
    if (heading !== null) steps.push(heading.text);
    else if (line !== '') steps.push([steps.pop(), line.trim()].filter(Boolean).join(' '));
  }
  return steps.map(asLine).filter((step) => step !== '');
}
