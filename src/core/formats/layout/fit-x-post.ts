import { readSentenceSpans } from '../../text/sentences.ts';
import { asBlock } from './lines.ts';
import { xWeightFilled } from './x-weight-filled.ts';

const ELLIPSIS = '…';
/** A cut should leave at least this share of the room used, else a rougher one is tried. */
const WORTHWHILE = 0.5;
/** Longer than anything that 280 could hold: links of 4,096 weigh 23. */
const CONSIDERED = 5_000;

const CLOSING_TAGS = /(?:\s+(?:https?:\/\/\S+|\[Add: [^[\]\n]*\]|[#＃][\p{L}\p{M}\p{N}_]+))+$/u;
const SENTENCE_END = /[.!?…。！？]["”’»)\]]*$/u;
const LOOSE_END = /[\s,;:–—-]/u;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * A post of at most `max` weighted characters: whole when it fits, else cut after a sentence, or after a word with an
 * ellipsis. Links, gaps and hashtags at the end stay while they leave half of the room to the text.
 */
export function fitXPost(text: string, max: number): string {
  const post = asBlock(text);
  if (xWeightFilled(post) <= max) return post;
  const tags = CLOSING_TAGS.exec(post.slice(-CONSIDERED))?.[0] ?? '';
  const room = max - xWeightFilled(tags);
  if (tags === '' || room < max * WORTHWHILE) return cut(post, max);
  return cut(post.slice(0, -tags.length), room) + tags;
}

/** Rougher and rougher cuts, until one uses the room; none inside a quotation while there is another. */
function cut(text: string, room: number): string {
  if (xWeightFilled(text) <= room) return text;
  const head = text.slice(0, CONSIDERED);
  const words = wordCuts(head);
  for (const cuts of [sentenceCuts(head), words.filter(hasClosedQuotes), words]) {
    const best = longest(cuts, room);
    if (xWeightFilled(best) >= room * WORTHWHILE) return best;
  }
  return longest(characterCuts(head), room);
}

/** The longest candidate that fits, of candidates that grow. */
function longest(candidates: readonly string[], room: number): string {
  let best = '';
  for (const candidate of candidates) {
    const weight = xWeightFilled(candidate);
    if (weight <= room) best = candidate;
    // A finished link can weigh less than its beginning, but not by this much.
    else if (weight > room * 3) break;
  }
  return best;
}

/** Behind a sentence, or behind a line that ends without a sign. */
function sentenceCuts(text: string): string[] {
  return readSentenceSpans(text)
    .filter(({ start, end }) => SENTENCE_END.test(text.slice(start, end)) || text.charAt(end) === '\n')
    .map(({ end }) => text.slice(0, end))
    .filter(hasClosedQuotes);
}

function wordCuts(text: string): string[] {
  return Array.from(text.matchAll(/\s+/gu), ({ index }) => withEllipsis(text.slice(0, index)));
}

function characterCuts(text: string): string[] {
  return Array.from(graphemes.segment(text), ({ index }) => withEllipsis(text.slice(0, index)));
}

function withEllipsis(text: string): string {
  let end = text.length;
  while (end > 0 && LOOSE_END.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end) + ELLIPSIS;
}

function hasClosedQuotes(text: string): boolean {
  const count = (mark: string) => text.split(mark).length - 1;
  return count('“') === count('”') && count('"') % 2 === 0;
}
