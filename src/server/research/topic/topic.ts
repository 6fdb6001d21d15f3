import { analysableParts, readEnglish } from '../../text/english.ts';
import { isFrameWord, withoutFramePhrases } from './frame-words.ts';
import { detectLanguage } from '../../text/language.ts';
import { englishTerm, meaningfulWords, termsOf } from '../../text/terms.ts';
import { partsOfTopic, type TopicPart } from './topic-parts.ts';

/** Words beyond these are rather a brief than a subject, and would make every article look unfit. */
const MAX_WORDS = 10;

export interface Topic {
  /** What it is about, in its own spelling and order, each word once. */
  readonly words: readonly string[];
  /** Stems of `words`, as `termsOf` makes them in a language. */
  terms(language: string | null): readonly string[];
  /** The things that it puts together, each with its share of `terms`. Only an English topic is taken apart. */
  parts(language: string | null): readonly TopicPart[];
  /** Stems of its adjectives and adverbs, which say less than its nouns: "small" in "email for small bakeries". */
  readonly minor: ReadonlySet<string>;
  /** It asks what to do. */
  readonly asksForSteps: boolean;
}

const ASKS_FOR_STEPS =
  /^(?:how (?:to|do|can|should|often|long)|(?:when|what|where) (?:to|should)|should|can|do)\b|\b(?:ways|tips|steps|rules|ideas|checklist|guide|step by step|how to)\b/i;

/** Whether a topic asks what to do: "How to ...", "9 ways to ...", "Should I ...?" */
export function asksForSteps(text: string): boolean {
  return ASKS_FOR_STEPS.test(text);
}

/** What a topic is about: its words without those that only frame it, unless it has no others. */
export function readTopic(text: string): Topic {
  const language = detectLanguage(text);
  const meaning = meaningfulWords(withoutFramePhrases(text), language).filter((word) => !/^[\d.,-]+$/.test(word));
  const subject = meaning.filter((word) => !isFrameWord(word));
  const words = distinct(subject.length > 0 ? subject : meaning).slice(0, MAX_WORDS);
  const terms = (wanted: string | null) => [...new Set(termsOf(words.join(' '), wanted))];
  // A topic whose language cannot be told is read in that of the source.
  const parts = (wanted: string | null) =>
    (language ?? wanted) === 'en' && wanted === 'en'
      ? partsOfTopic(withoutFramePhrases(text), terms(wanted))
      : [{ weights: new Map(terms(wanted).map((term) => [term, 1])), isAudience: false }];
  return {
    words,
    terms,
    parts,
    minor: language === 'en' ? minorTerms(text) : new Set(),
    asksForSteps: asksForSteps(text),
  };
}

/** In lower case, since the capitals of a headline pass for names. */
function minorTerms(text: string): Set<string> {
  const words = analysableParts(text.toLowerCase()).flatMap((part) =>
    readEnglish(part).flatMap((sentence) => sentence.words),
  );
  return new Set(words.filter((word) => /^AD[JV]$/.test(word.partOfSpeech)).map(englishTerm));
}

function distinct(words: readonly string[]): string[] {
  const seen = new Set<string>();
  return words.filter((word) => {
    const key = word.toLowerCase();
    return !seen.has(key) && seen.add(key);
  });
}
