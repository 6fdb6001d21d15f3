import { MONTH_WORDS } from '../../text/months.ts';
import { unguardBlock, unguardLine, type IsMarker } from './guard.ts';
import { labelReader, namesOf } from './labels.ts';
import { asBlock, asLine, joinBlocks, toLines } from './lines.ts';
import { readHeading } from './markdown.ts';
import { readSources } from './source-list.ts';

/** Stands below the last line of a release, so that an editor knows that nothing is missing. */
export const END_MARK = '###';

const END = /^\s*(?:#{3}|# # #|-30-|[–-] ?30 ?[–-])$/u;
/** `**Leipzig, 3 March 2027** – The lead`, the asterisks of the dateline itself escaped. */
const BOLD_DATELINE = /^\*\*(?<dateline>(?:\\[\\*]|\\(?![\\*])|[^\\*])+)\*\*\s*(?:–|—|--?)\s*(?<lead>.*)$/u;
/** Behind the city: a date with or without its year, or the gap for it. */
const DATE_OR_GAP = String.raw`[^–—\n]{1,30}?\d{4}|\s?\d{1,2}\.? (?:${MONTH_WORDS})\.?|\s?(?:${MONTH_WORDS})\.? \d{1,2}|\s?\[Add: [^\]]*\]`;
/**
 * The same as people type it: `LEIPZIG, 3 March 2027 – The lead`, `[Add: city, date] – The lead`,
 * `LEIPZIG, [Add: date] – The lead`.
 */
const PLAIN_DATELINE = new RegExp(
  String.raw`^(?<dateline>\p{L}[^–—,\n]{1,40},(?:${DATE_OR_GAP})|\[Add: [^\]]*\](?:, ?(?:${DATE_OR_GAP}))?)\s*(?:–|—|--)\s+(?<lead>.+)$`,
  'iu',
);
const ABOUT_NAMES = namesOf('about').toSorted((one, other) => other.length - one.length);
const ABOUT_NAME = ABOUT_NAMES.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
const ABOUT = new RegExp(`^(?:${ABOUT_NAME})(?<behind>[\\s:：].*)?$`, 'iu');
/** `About Northwind` on a line of its own, as people type it who use no Markdown: a few words that are no sentence. */
const PLAIN_ABOUT = new RegExp(
  String.raw`^(?:${ABOUT_NAME}) \p{Lu}\S{0,40}(?: \S{1,40}){0,3}(?:(?<!\p{P})|(?<= (?:Inc|Ltd|Co|Corp)\.))$`,
  'u',
);

const readLabel = labelReader(['title', 'dateline', 'lead', 'body', 'contact']);
const readSourcesHeading = labelReader(['sources']);

/** A headline may not read as a label or as the name of a part. */
export const isReserved: IsMarker = (line) =>
  END.test(line) || readLabel(line) !== null || readSourcesHeading(line)?.value === '' || readAbout(line) !== null;

/** Structure below the lead; other headings are part of the running text. */
export const isMarker: IsMarker = (line) => isReserved(line) || readHeading(line)?.level === 1;

/** A lead without a dateline before it may not look as if it had one. */
export const isMarkerBeforeLead: IsMarker = (line) =>
  isMarker(line) || readHeading(line) !== null || readDateline(line) !== null;

export function layoutDateline(dateline: string): string {
  return `**${asLine(dateline).replace(/[\\*]/g, '\\$&')}** –`;
}

function readDateline(line: string): { dateline: string; lead: string } | null {
  const bold = BOLD_DATELINE.exec(line)?.groups;
  const { dateline, lead = '' } = bold ?? PLAIN_DATELINE.exec(line)?.groups ?? {};
  if (dateline === undefined) return null;
  return { dateline: asLine(bold ? dateline.replace(/\\([\\*])/g, '$1') : dateline), lead };
}

/** "Northwind" of `## About Northwind` or `About Northwind`; null for any other line. */
function readAbout(line: string): string | null {
  const plain = line.trim();
  const marked = readHeading(line)?.text ?? /^\*\*(?<title>[^*]*)\*\*$/u.exec(plain)?.groups?.['title'];
  const title = marked ?? (PLAIN_ABOUT.test(plain) ? plain : undefined);
  const found = title === undefined ? null : ABOUT.exec(title);
  return found && asLine((found.groups?.['behind'] ?? '').replace(/^[:：]/u, ''));
}

export function readRelease(text: string): ReturnType<Reading['result']> {
  const reading = new Reading();
  for (const line of toLines(text)) reading.take(line);
  return reading.result();
}

class Reading {
  private headline = '';
  private dateline = '';
  private company = '';
  private end = '';
  private readonly preamble: string[] = [];
  /** The lead and what follows it without a label. */
  private readonly opening: string[] = [];
  private readonly body: string[] = [];
  private readonly boilerplate: string[] = [];
  private readonly contact: string[] = [];
  private readonly sources: string[] = [];
  private readonly unplaced: string[] = [];
  private place: string[] = this.preamble;

  take(line: string): void {
    // Blank lines above a text would be looked through again for each line.
    if (line === '' && this.place.length === 0) return;
    if (this.expectsLead() && BOLD_DATELINE.test(line)) this.place.push(line);
    else if (END.test(line)) this.close();
    else if (!this.takePart(line) && !this.takeHeadline(line)) this.place.push(line);
  }

  result() {
    const isPreamble = isBlank(this.opening) && this.dateline === '';
    const { dateline, lead, headings, rest } = readOpening(isPreamble ? this.preamble : this.opening, this.dateline);
    const sources = readSources(this.sources);
    return {
      parts: {
        headline: this.headline,
        dateline,
        lead,
        body: joinBlocks([unguardBlock(rest, isMarker), unguardBlock(this.body, isMarker)]),
        company: this.company,
        boilerplate: unguardBlock(this.boilerplate, isMarker),
        contact: unguardBlock(this.contact, isMarker),
        sources: sources.sources,
        end: this.end,
      },
      unparsed: joinBlocks([
        isPreamble ? '' : asBlock(this.preamble.join('\n')),
        headings.join('\n'),
        sources.unparsed,
        asBlock(this.unplaced.join('\n')),
      ]),
    };
  }

  private expectsLead(): boolean {
    return (this.place === this.preamble || this.place === this.opening) && isBlank(this.place);
  }

  private close(): void {
    this.end = END_MARK;
    this.place = this.unplaced;
  }

  private takePart(line: string): boolean {
    const company = readAbout(line);
    const label = company === null ? readLabel(line) : null;
    if (company !== null) {
      this.company = this.keepFirst(this.company, company);
      this.place = this.boilerplate;
    } else if (label !== null) this.openLabel(label.key, label.value);
    else if (readSourcesHeading(line)?.value === '') this.place = this.sources;
    else return false;
    return true;
  }

  private openLabel(key: 'title' | 'dateline' | 'lead' | 'body' | 'contact', value: string): void {
    this.place = key === 'body' || key === 'contact' ? this[key] : this.opening;
    if (key === 'title') this.headline = this.keepFirst(this.headline, asLine(value));
    else if (key === 'dateline') this.dateline = this.keepFirst(this.dateline, asLine(value));
    else if (value !== '') this.place.push(value);
  }

  /** What a line says a second time is not swallowed. */
  private keepFirst(known: string, found: string): string {
    if (known === '' || found === '') return known || found;
    this.unplaced.push(found);
    return known;
  }

  /** The first heading of level one, or of any level where nothing stands above it. */
  private takeHeadline(line: string): boolean {
    const heading = readHeading(line);
    if (heading === null || this.headline !== '') return false;
    if (heading.level > 1 && !(this.place === this.preamble && isBlank(this.preamble))) return false;
    this.headline = unguardLine(asLine(heading.text), isReserved, '# ');
    this.place = this.opening;
    return true;
  }
}

/** The first paragraph is the lead; headings above it are none of the parts. */
function readOpening(lines: readonly string[], known: string) {
  const first = lines.findIndex((line) => line !== '' && readHeading(line) === null);
  if (first < 0) return { dateline: known, lead: '', headings: lines.filter(Boolean), rest: [] };
  const blank = lines.indexOf('', first);
  const end = blank < 0 ? lines.length : blank;
  const [opening = '', ...others] = lines.slice(first, end);
  const found = known === '' ? readDateline(opening) : null;
  const beginning = found?.lead ?? unguardLine(opening, isMarkerBeforeLead);
  return {
    dateline: found?.dateline ?? known,
    lead: asLine([beginning, ...others].join(' ')),
    headings: lines.slice(0, first).filter(Boolean),
    rest: lines.slice(end),
  };
}

function isBlank(lines: readonly string[]): boolean {
  return lines.every((line) => line === '');
}
