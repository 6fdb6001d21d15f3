import type { EnglishWord } from './english-word.ts';
import { analysableParts, readEnglish } from './english.ts';
import type { Language } from './detect-language.ts';
import { goesOnBehind } from './goes-on.ts';
import { englishTerm, isMeaningful, termsOf } from './terms.ts';
import { standingOf } from './standing.ts';

export interface Sentence {
  /** Verbatim as in the text it was cut from. */
  readonly text: string;
  /** Stems of the words that carry its meaning. */
  readonly terms: readonly string[];
  /** Speaks of something that only the sentence before it names. */
  readonly leans: boolean;
  /** Stem of X where it opens with "The X is ...": X must be known from elsewhere. */
  readonly definiteSubject: string | null;
}

const sentenceSegmenter = new Intl.Segmenter(undefined, { granularity: 'sentence' });

/** The sentences of one paragraph. A sentence that cannot be found again in it word for word is left out. */
export function splitSentences(paragraph: string, language: Language): Sentence[] {
  return analysableParts(paragraph).flatMap((part) => (language === 'en' ? splitEnglish(part) : splitOther(part)));
}

interface Piece {
  readonly start: number;
  readonly end: number;
  readonly words: readonly EnglishWord[];
}

function splitEnglish(part: string): Sentence[] {
  const pieces: Piece[] = [];
  const speeches = Array.from(part.matchAll(SPEECH));
  let cursor = 0;
  for (const { text, words } of readEnglish(part)) {
    const start = text === '' ? -1 : part.indexOf(text, cursor);
    if (start === -1) continue;
    const end = start + text.length;
    const last = pieces.at(-1);
    if (last && (belongTogether(part, last.end, start) || isWithin(speeches, start))) {
      pieces[pieces.length - 1] = { start: last.start, end, words: [...last.words, ...words] };
    } else pieces.push({ start, end, words });
    cursor = end;
  }
  return pieces.map(({ start, end, words }) => ({
    text: part.slice(start, end),
    terms: words.filter(isMeaningful).map(englishTerm),
    ...standingOf(words),
  }));
}

/** "RRP € 389 incl. VAT": what it takes for the end of a sentence, and never is. */
const SHORT = / (?:al|incl|excl|approx|ca)\.$/i;

/**
 * The library breaks at the dots of "Node.js" and "et al." A sentence does not begin in lower case, and where the
 * space is missing only a capital after a small letter or a figure begins one, as where a footnote mark was taken out.
 */
function belongTogether(part: string, end: number, start: number): boolean {
  const next = part.slice(start, start + 2);
  if (/^\p{Ll}/u.test(next) || SHORT.test(part.slice(0, end))) return true;
  if (start > end) return false;
  return !(/[\p{Ll}\d)”"][.!?]["”]?$/u.test(part.slice(0, end).slice(-4)) && /^["“]?\p{Lu}/u.test(next));
}

/** What somebody says in several sentences is one quotation: cut in two, each half has one mark too many. */
const SPEECH = /“[^“”]*”|(?<=^|[\s(:–—])"(?=\S)[^"]*\S"(?![\p{L}\p{N}])/gu;

function isWithin(speeches: readonly RegExpExecArray[], at: number): boolean {
  return speeches.some(({ 0: speech, index }) => index < at && at < index + speech.length - 1);
}

function splitOther(part: string): Sentence[] {
  return otherTexts(part).map((text) => ({
    text,
    terms: termsOf(text, 'other'),
    leans: leansElsewhere(text),
    definiteSubject: null,
  }));
}

/** The segmenter cuts at every dot before a capital, whatever language it is asked for. */
function otherTexts(part: string): string[] {
  const texts: string[] = [];
  let open = '';
  for (const { segment } of sentenceSegmenter.segment(part)) {
    open += segment;
    if (goesOnBehind(open.trimEnd())) continue;
    texts.push(open.trim());
    open = '';
  }
  return [...texts, open.trim()].filter((text) => text.length > 0);
}

/** Openers that lean on the sentence before, in the languages that are written about most. */
const FOREIGN_OPENERS =
  /^(?:Dies|Diese[rmns]?|Er|Sie|Es|Dabei|Dadurch|Jedoch|Allerdings|Außerdem|Il|Elle|Ils|Elles|Ce|Cet|Cette|Ces|Cela|Cependant|Este|Esta|Estos|Estas|Esto|Ella|Ellos|Además|Sin embargo|Questo|Questa|Questi|Queste|Tuttavia|Inoltre|Isso|Ele|Ela|Porém|Dit|Deze|Hij|Zij|Echter|Davon|Darum|Deshalb|Deswegen|Daher|Danach|Dort|Grund(?: dafür)? (?:ist|sind|war|waren)|De (?:ellos|ellas|estos|estas)|Por (?:eso|ello|isso)|Entre (?:ellos|ellas)|D['’]entre (?:eux|elles)|Parmi (?:eux|elles|ceux-ci|celles-ci)|Di (?:questi|queste|loro)|Per questo|Tra questi|Destes|Destas|Deles|Delas|Dat|Daarom|Daarvan|Daardoor|Hiervan|Van hen)\b/;
/** Cyrillic pronouns among the first three words: whom they stand for, the sentence before has named. */
const CYRILLIC_POINTERS =
  /^(?:[\p{L}-]+ ){0,2}(?:его|её|ее|их|него|неё|нее|них)(?!\p{L})|^(?:он|она|оно|они|это|этот|эта|эти|поэтому|однако|затем|там)(?!\p{L})/iu;

function leansElsewhere(text: string): boolean {
  return FOREIGN_OPENERS.test(text) || CYRILLIC_POINTERS.test(text);
}
