import type { Span } from '../text/span.ts';
import { runningText, withoutQuotations } from '../checks/running-text.ts';
import { readSentenceSpans } from '../text/sentences.ts';

/** A text, taken apart: what its own author says, sentence by sentence. */
export interface Sample {
  /** Without addresses, and with one line a paragraph. */
  readonly text: string;
  readonly sentences: readonly SampleSentence[];
  /** Sentences in each paragraph; headings and items of lists are none. */
  readonly paragraphs: readonly number[];
  readonly listItems: number;
  readonly hashtags: number;
}

export interface SampleSentence {
  readonly text: string;
  /** The same without the words of others; places stay. */
  readonly own: string;
  readonly isHeading: boolean;
}

const HEADING = /^\s{0,3}#{1,6}\s/;
const ITEM = /^\s{0,12}(?:[-–*•+]|\d{1,3}[.)])\s+\S/;
const HASHTAG = /(?<![\p{L}\p{N}&/])#[\p{L}_][\p{L}\p{N}_]*/gu;
/** Nothing but hashtags and handles, which no sentence is made of. */
const TAGS_ALONE = /^\s*(?:[#@][\p{L}\p{N}_]+\s*)+$/u;

export function readSample(given: string): Sample {
  const whole = runningText(unwrapped(given.replace(/\r\n?/g, '\n')));
  const text = withoutTagLines(whole);
  const own = withoutQuotations(text);
  const lines = readLines(text);
  return {
    text,
    sentences: lines.flatMap(({ kind, spans }) =>
      spans.map(({ start, end }) => ({
        text: text.slice(start, end),
        own: own.slice(start, end),
        isHeading: kind === 'heading',
      })),
    ),
    paragraphs: lines
      .filter(({ kind, spans }) => kind === 'prose' && spans.length > 0)
      .map(({ spans }) => spans.length),
    listItems: lines.filter(({ kind }) => kind === 'item').length,
    hashtags: whole.match(HASHTAG)?.length ?? 0,
  };
}

interface Line {
  readonly kind: 'heading' | 'item' | 'prose';
  readonly spans: readonly Span[];
}

/** No sentence goes on over the end of a line. */
function readLines(text: string): Line[] {
  let start = 0;
  return text.split('\n').map((line) => {
    const at = start;
    start += line.length + 1;
    const spans = readSentenceSpans(line).map((span) => ({ start: at + span.start, end: at + span.end }));
    return { kind: HEADING.test(line) ? 'heading' : ITEM.test(line) ? 'item' : 'prose', spans };
  });
}

function withoutTagLines(text: string): string {
  return text
    .split('\n')
    .map((line) => (TAGS_ALONE.test(line) ? ' '.repeat(line.length) : line))
    .join('\n');
}

/** Letters in a line from which on it may have been broken by a mail program and not by its author. */
const WRAPPED_FROM = 40;

/** Paragraphs of hard-wrapped text, as mails have it, on one line each. */
function unwrapped(text: string): string {
  return text
    .split(/\n[^\S\n]*\n/)
    .map((block) => {
      const lines = block.split('\n');
      const isWrapped = lines.some((line, index) => index > 0 && goesOn(lines[index - 1] ?? '', line));
      return isWrapped ? lines.reduce(joined) : block;
    })
    .join('\n\n');
}

/** A long line that no sign ends, and a small letter behind it. */
function goesOn(line: string, next: string): boolean {
  return line.length >= WRAPPED_FROM && !/[.!?…:;]["”’)»]*\s*$/.test(line) && /^\s*\p{Ll}/u.test(next);
}

function joined(before: string, line: string): string {
  return before.length < WRAPPED_FROM || ITEM.test(line) || HEADING.test(line)
    ? `${before}\n${line}`
    : `${before.trimEnd()} ${line.trimStart()}`;
}
