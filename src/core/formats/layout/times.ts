import { withoutLead } from './noise.ts';

/** What the clock `99:59:59` can show. */
const LAST_SECOND = 359_999;

export interface TimeLine {
  readonly start: number;
  /** Null when the line names only a start. */
  readonly end: number | null;
  /** What else stands on the line. */
  readonly rest: string;
}

const CLOCK = String.raw`\d{1,2}:\d{2}(?::\d{2})?`;
const SECONDS = String.raw`\d{1,4}(?:\.\d+)?`;
const UNIT = String.raw`\s?s(?:ec(?:ond)?s?)?`;
const DASH = String.raw`\s*(?:[-–—→]|->|to)\s*`;
const RANGE = String.raw`(?:(?<from>${CLOCK})${DASH}(?<to>${CLOCK})|(?<first>${SECONDS})(?:${UNIT})?${DASH}(?<last>${SECONDS})${UNIT})`;
const RANGE_ONLY = new RegExp(`^${RANGE}$`, 'iu');
const BARE_RANGE = new RegExp(`^${RANGE}(?<rest>(?:\\s*[:|–—*_-].*)?)$`, 'iu');
const BRACKETED = new RegExp(`^[[(]\\s*(?:${RANGE}|(?<at>${CLOCK}))\\s*[\\])](?<rest>.*)$`, 'iu');
const CHAPTER = new RegExp(`^(?<start>${CLOCK})(?:${DASH}${CLOCK})?(?:\\s*[-–—:|]\\s*|\\s+|$)(?<title>.*)$`, 'u');
const TIME_END = new RegExp(`^(?:[-–—:|]|${DASH}${CLOCK})`, 'iu');

/** Whole seconds that a script can name. */
export function asSeconds(seconds: number): number {
  return Number.isFinite(seconds) ? Math.min(LAST_SECOND, Math.max(0, Math.round(seconds))) : 0;
}

/** `01:05`, from an hour on `1:01:05`. */
export function formatClock(seconds: number): string {
  const whole = asSeconds(seconds);
  const pad = (value: number) => String(value).padStart(2, '0');
  const minutes = Math.floor(whole / 60) % 60;
  const hours = Math.floor(whole / 3600);
  return `${hours > 0 ? `${hours}:` : ''}${pad(minutes)}:${pad(whole % 60)}`;
}

function readClock(clock: string): number {
  return asSeconds(clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0));
}

/** Reads `[00:00-00:15]`, `**0:00 – 0:15** Hook`, `0-3s: Hook` or `[00:15] Hook` at the beginning of a line. */
export function readTimeLine(line: string): TimeLine | null {
  const { rest, mark } = withoutLead(line);
  const match = BRACKETED.exec(rest) ?? BARE_RANGE.exec(rest);
  if (match === null) return null;
  const behind = (match.groups?.['rest'] ?? '').trim();
  const unmarked = mark !== '' && behind.startsWith(mark) ? behind.slice(mark.length) : behind;
  return { ...timesOf(match), rest: unmarked.replace(/^\s*[:|–—-]\s*/u, '').trim() };
}

/** Reads a range that stands alone, as in a cell of a table. */
export function readTimeRange(cell: string): { start: number; end: number | null } | null {
  const match = RANGE_ONLY.exec(cell.replace(/^[[(*_\s]+|(?<![\])*_\s])[\])*_\s]+$/gu, ''));
  return match === null ? null : timesOf(match);
}

function timesOf(match: RegExpExecArray): { start: number; end: number | null } {
  const { from, to, first, last, at } = match.groups ?? {};
  if (at !== undefined) return { start: readClock(at), end: null };
  if (from !== undefined && to !== undefined) return { start: readClock(from), end: readClock(to) };
  return { start: asSeconds(Number(first)), end: asSeconds(Number(last)) };
}

/** Reads `00:00 Why it matters`, with or without a dash; the title is as it stands. */
export function readChapter(line: string): { start: number; title: string } | null {
  const { rest, mark } = withoutLead(line);
  const { start, title = '' } = CHAPTER.exec(mark === '' ? rest : rest.replace(mark, ''))?.groups ?? {};
  return start === undefined ? null : { start: readClock(start), title: title.trim() };
}

/** A title that could be read as part of the time before it. */
export function isLikeTimeEnd(title: string): boolean {
  return TIME_END.test(title);
}
