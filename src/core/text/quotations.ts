import { type Marked, readMarked } from './quotation-marks.ts';
import { countPlainWords } from './plain-words.ts';

export type Quotation = Marked;

const FEWEST_WORDS = 4;

/** Whether words between marks are the text's own: a title, a subject. */
export type OwnText = (text: string, start: number, end: number) => boolean;

/** Words between marks, and block quotes, in order; without those that are the text's own. */
export function findQuotations(text: string, isOwnText: OwnText): Quotation[] {
  const marked = findMarked(text, isOwnText);
  return [...marked, ...findBlocks(text, marked)].sort((a, b) => a.start - b.start);
}

function findMarked(text: string, isOwnText: OwnText): Quotation[] {
  return readMarked(text).filter((marked) => !isOwnText(text, marked.start, marked.end) && isQuotation(text, marked));
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
  if (count === 0) return false;
  const lead = text.slice(Math.max(0, start - 90), start);
  const tail = text.slice(end, end + 60);
  const said = SAID_BEFORE.test(lead) || SAID_BEHIND.test(tail);
  if (count >= FEWEST_WORDS) return said || !SUGGESTED.test(lead);
  return said && !HYPOTHETICAL.test(lead) && (count > 1 || !/^\p{Ll}/u.test(words));
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
