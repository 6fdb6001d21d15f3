import { labelReader } from '../../formats/layout/labels.ts';
import { countPlainWords } from './verbatim.ts';

export interface Quotation {
  readonly start: number;
  readonly end: number;
  /** Without its marks. */
  readonly words: string;
}

const CLOSERS: Readonly<Record<string, string>> = {
  '“': '”',
  '„': '“”',
  '«': '»',
  '»': '«',
  '"': '"',
  '‘': '’',
  '‹': '›',
  '「': '」',
};
const OPENERS = /[“„«»"‘‹「]/g;
const LONGEST = 3_000;
const NEAR = 200;
const FEWEST_WORDS = 4;

/** Words between marks, and block quotes, in order. */
export function findQuotations(text: string): Quotation[] {
  const marked = findMarked(text);
  return [...marked, ...findBlocks(text, marked)].sort((a, b) => a.start - b.start);
}

function findMarked(text: string): Quotation[] {
  const found: Quotation[] = [];
  const findEnd = endFinder(text);
  OPENERS.lastIndex = 0;
  for (let match = OPENERS.exec(text); match; match = OPENERS.exec(text)) {
    const end = isOpener(text, match.index) ? findEnd(match.index) : -1;
    if (end < 0) continue;
    OPENERS.lastIndex = end;
    const quotation = { start: match.index, end, words: text.slice(match.index + 1, end - 1) };
    if (isQuotation(text, quotation)) found.push(quotation);
  }
  return found;
}

function isOpener(text: string, at: number): boolean {
  const mark = text.charAt(at);
  const last = text.charAt(at - 1);
  if (/\s/.test(text.charAt(at + 1)) && mark !== '«') return false;
  return mark === '“' || mark === '„' || mark === '「' ? true : !/[\p{L}\p{N}]/u.test(last);
}

/**
 * Finds where what opens at a place ends, behind the closing mark and within the paragraph; -1 when it does not. What was
 * found once is not looked for again, so that a text of opening marks alone is read once.
 */
function endFinder(text: string): (at: number) => number {
  const paragraph = nextFinder(text, '\n\n');
  const closers = new Map(
    Object.entries(CLOSERS).map(([open, marks]) => [open, Array.from(marks, (mark) => nextFinder(text, mark))]),
  );
  return (at) => {
    const limit = Math.min(paragraph(at), at + LONGEST);
    const single = text.charAt(at) === '‘';
    for (let from = at + 1; from < limit; from += 1) {
      from = Math.min(...(closers.get(text.charAt(at)) ?? []).map((next) => next(from)));
      if (from >= limit || from === at + 1) return -1;
      // An apostrophe closes nothing.
      if (!single || !isApostrophe(text, from, limit)) return from + 1;
    }
    return -1;
  };
}

/** Within a word, or behind a plural when another mark follows: "the customers’ office’". */
function isApostrophe(text: string, at: number, limit: number): boolean {
  if (/[\p{L}\p{N}]/u.test(text.charAt(at + 1))) return true;
  const plural = text.charAt(at - 1) === 's' && /^ \p{Ll}/u.test(text.slice(at + 1, at + 3));
  return plural && text.slice(at + 1, Math.min(limit, at + NEAR)).includes('’');
}

/** Where a mark stands next, from a place that only grows. */
function nextFinder(text: string, mark: string): (from: number) => number {
  let known = -1;
  return (from) => {
    if (known < from) {
      const found = text.indexOf(mark, from);
      known = found < 0 ? Number.POSITIVE_INFINITY : found;
    }
    return known;
  };
}

const SAYS = String.raw`(?:said|says|say|told|wrote|writes|argued|argues|noted|notes|explained|explains|admitted|warned|warns|recalled|added|replied|claimed|claims|stated|states|remarked|observed|put it|puts it|according to|in the words of|laut|sagt|sagte|zufolge|selon|según|secondo|segundo|volgens)`;
const SAID_BEFORE = new RegExp(String.raw`\b${SAYS}\b[^.!?\n]{0,40}$`, 'i');
const SAID_BEHIND = new RegExp(
  String.raw`^,?\s*(?:\p{Lu}[\p{L}.’'-]*\s|(?:he|she|they|we|one|the|a|an|our)\s){0,1}[^.!?\n]{0,40}\b${SAYS}\b|^,?\s*(?:—|–|-)\s*\p{Lu}`,
  'u',
);
const HYPOTHETICAL =
  /\b(?:if|when|whenever|nobody|anyone|anybody|someone|somebody|don’t|don't|never|can|could|would|might|(?<!according )to|should|let)\b[^.!?\n]{0,60}$/i;
/** An example of what to ask or write is nobody's statement. */
const SUGGESTED =
  /(?:^|[.!?:;,(—–-]\s*|\b(?:and|then|or|just|simply|you|can|could|to|should|by|like|with|line|a|the)\s)(?:ask|asking|try|trying|write|writing|type|typing|search for|searching for|reply with|use|using|send|sending|e\.g\.|for example|for instance|such as|like|titled|named|labelled|labeled|headed|subject line|question|instead of|rather than)[^.!?\n“"]{0,40}$/i;

function isQuotation(text: string, { start, end, words }: Quotation): boolean {
  const count = countPlainWords(words);
  if (count === 0 || isOwnText(text, start, end)) return false;
  const lead = text.slice(Math.max(0, start - 90), start);
  const tail = text.slice(end, end + 60);
  const said = SAID_BEFORE.test(lead) || SAID_BEHIND.test(tail);
  if (count >= FEWEST_WORDS) return said || !SUGGESTED.test(lead);
  return said && !HYPOTHETICAL.test(lead) && (count > 1 || !/^\p{Ll}/u.test(words));
}

const LONGEST_LEAD = 80;
const readOwn = labelReader([
  'seoTitle',
  'metaDescription',
  'title',
  'subject',
  'preheader',
  'callToAction',
  'titleOptions',
  'description',
  'spoken',
  'onScreen',
  'caption',
  'short',
]);

/** A title, a subject or a spoken line that somebody put between marks as a whole. */
function isOwnText(text: string, start: number, end: number): boolean {
  const near = Math.max(0, start - LONGEST_LEAD);
  const from = near + text.slice(near, start).lastIndexOf('\n') + 1;
  if (from === near && near > 0) return false;
  const behind = text.slice(end, end + 4);
  if (!/^[.,*_ ]{0,3}(?:\n|\r|$|\|| \|)/.test(behind)) return false;
  const lead = text.slice(from, start);
  if (/\|\s*$/.test(lead)) return true;
  const own = readOwn(`${lead}x`);
  if (own !== null) return own.value.replace(/[*_]/g, '') === 'x';
  return /^\s*(?:[-*•]|\d{1,2}[.)])\s+[*_]*$/.test(lead) && isBelowOwnLabel(text, from);
}

function isBelowOwnLabel(text: string, from: number): boolean {
  const lines = text
    .slice(Math.max(0, from - 600), from)
    .trimEnd()
    .split('\n')
    .slice(-6)
    .reverse();
  const label = lines.find((line) => !/^\s*(?:[-*•]|\d{1,2}[.)])\s+/.test(line));
  return label !== undefined && readOwn(label)?.value === '';
}

const BLOCK = /^ {0,3}>[^\n]*(?:\n {0,3}>[^\n]*){0,60}/gm;
/** The place for a quotation is none. */
const GAP = /\[Add: [^[\]\n]*\]/g;
const CALLOUT =
  /^\s*(?:\[!|\*\*[^*\n]{1,40}[:.]?\*\*|(?:tip|note|warning|important|hint|key takeaway|takeaway|pro tip|summary|tl;dr)\b)/iu;

/** Block quotes of Markdown that hold no marks of their own; a line of attribution belongs to none. */
function findBlocks(text: string, marked: readonly Quotation[]): Quotation[] {
  const blocks: Quotation[] = [];
  for (const match of text.matchAll(BLOCK)) {
    const [start, end] = [match.index, match.index + match[0].length];
    const lines = match[0].split('\n').map((line) => line.replace(/^ {0,3}>\s?/, ''));
    const said = lines.filter((line) => !/^\s*(?:—|–|--?)\s*\S/.test(line)).join(' ');
    const words = said.replace(GAP, ' ').replace(/(?<!\s)\s+(?:—|–)\s{1,9}\p{Lu}[^.!?]{0,80}$/u, '');
    const inner = marked.some((quotation) => quotation.start >= start && quotation.end <= end);
    const quotes = /[“”"«»„]/.test(words);
    if (inner || quotes || CALLOUT.test(words) || countPlainWords(words) < FEWEST_WORDS) continue;
    blocks.push({ start, end, words });
  }
  return blocks;
}
