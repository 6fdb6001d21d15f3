import { readSentenceSpans } from '../../../core/text/sentences.ts';
import type { Span } from '../../../core/text/span.ts';
import { analysableParts, readEnglish } from '../../text/english.ts';
import { englishTerm, isMeaningful, termsOf } from '../../text/terms.ts';
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

/**
 * The sentences of one paragraph that may be quoted, in their order. What somebody says in several sentences is one quotation:
 * cut in two, each half has one mark too many. A run without blanks that no sentence needs is left out.
 */
export function readSentences(paragraph: string, language: string | null): Sentence[] {
  return analysableParts(paragraph).flatMap((part) =>
    joinSpeeches(part, readSentenceSpans(part)).map(({ start, end }) => readSentence(part.slice(start, end), language)),
  );
}

function readSentence(text: string, language: string | null): Sentence {
  if (language !== 'en') {
    return { text, terms: termsOf(text, language), leans: leansElsewhere(text), definiteSubject: null };
  }
  const words = readEnglish(text).flatMap((sentence) => sentence.words);
  return { text, terms: words.filter(isMeaningful).map(englishTerm), ...standingOf(words) };
}

const SPEECH = /“[^“”]*”|(?<=^|[\s(:–—])"(?=\S)[^"]*\S"(?![\p{L}\p{N}])/gu;

function joinSpeeches(part: string, sentences: readonly Span[]): Span[] {
  const speeches = Array.from(part.matchAll(SPEECH), ({ 0: speech, index }) => ({
    start: index,
    end: index + speech.length - 1,
  }));
  const joined: Span[] = [];
  for (const { start, end } of sentences) {
    const before = joined.at(-1);
    if (before && speeches.some((speech) => speech.start < start && start < speech.end))
      joined[joined.length - 1] = { ...before, end };
    else joined.push({ start, end });
  }
  return joined;
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
