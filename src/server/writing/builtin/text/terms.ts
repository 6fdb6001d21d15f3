import type { EnglishWord } from '../../../text/english-word.ts';
import { analysableParts, readEnglish } from '../../../text/english.ts';

const WORDS = { min: 2, max: 3 } as const;

/** They point at something outside of the words themselves, or say too little to hold on to. */
const VAGUE =
  /^(?:other|many|several|various|different|such|same|own|more|most|few|certain|first|last|next|previous|former|latter|good|bad|little|much|some|able|due|entire|whole|particular|general|main|common|new)\b|\b(?:types?|kinds?|forms?|parts?|ways?|process|systems?|sets?|numbers?|groups?|areas?|methods?|mechanisms?|collections?|results?|things?|cases?|examples?|amounts?|levels?|reasons?|members?|costs?|needs?|helps?|works?|uses?|shows?|reports?|increases?|rises?|falls?|drops?|changes?|grows?|causes?|offers?|tests?|moves?|looks?|means)$/iu;

/** Plural in form, yet at home in front of another noun: "sales team". */
const PLURAL_MODIFIER = /^(?:sales|news|series|species)$|(?:ss|us|is)$/iu;

/** In front of another naming word they are the subject of a verb that the tagger took for a noun: "people love". */
const SUBJECT_BY_NATURE = /^(?:people|children|men|women|they|we|you|who)$/iu;

/**
 * A noun phrase of the quotation, as it stands there, that a question can hold on to; null when there is none. It
 * shares a word with what the piece is `about`: other details make odd questions, and some are no word groups at all.
 */
export function findTerm(quote: string, about: string, taken: ReadonlySet<string>): string | null {
  const sentences = analysableParts(quote).flatMap((part) => readEnglish(part));
  const subject = new Set(about.toLowerCase().match(/\p{L}{4,}/gu) ?? []);
  for (const group of sentences.flatMap(({ words }) => nounPhrases(words))) {
    const text = group.map((word) => word.text).join(' ');
    const isSubject = group.some((word) => subject.has(word.text.toLowerCase()));
    if (isSubject && standsFree(quote, text) && !VAGUE.test(text) && !taken.has(text.toLowerCase())) return text;
  }
  return null;
}

/** Not cut out of a compound such as "one-click unsubscribe". */
function standsFree(quote: string, term: string): boolean {
  const at = quote.indexOf(term);
  return at >= 0 && !/[\p{L}\p{N}-]/u.test(`${quote.charAt(at - 1)}${quote.charAt(at + term.length)}`);
}

/**
 * Runs of adjectives and nouns that end with a noun. The tagger takes many a verb for a noun ("work combines days"), so
 * a run counts only in a clause whose verb was found outside of it: before the run, or right behind it.
 */
function nounPhrases(words: readonly EnglishWord[]): EnglishWord[][] {
  const phrases: EnglishWord[][] = [];
  let start = 0;
  let hasVerb = false;
  words.forEach((word, at) => {
    if (isNaming(word)) return;
    const run = words.slice(start, at);
    const before = words[start - 1]?.partOfSpeech;
    if (before !== 'PROPN' && (hasVerb || isFiniteVerb(word)) && isPhrase(run, word)) phrases.push(run);
    hasVerb = !opensClause(word) && (hasVerb || isFiniteVerb(word));
    start = at + 1;
  });
  return phrases;
}

function isPhrase(run: readonly EnglishWord[], next: EnglishWord): boolean {
  const last = run.at(-1);
  if (!last || run.length < WORDS.min || run.length > WORDS.max || last.partOfSpeech !== 'NOUN') return false;
  // "The tram cost 180 euros": what stands before a number or an article is often a verb that the tagger missed.
  if (/^(?:DET|NUM|PRON|PROPN)$/.test(next.partOfSpeech)) return false;
  // "Remote work suffers in winter": so is what ends like one behind a noun, with no verb after it.
  const mayBeVerb = /(?:[^s]s|ed)$/iu.test(last.text) && run.at(-2)?.partOfSpeech === 'NOUN';
  if (mayBeVerb && /^(?:ADP|ADV|PART|SCONJ)$/.test(next.partOfSpeech)) return false;
  return run.slice(0, -1).every(modifies) && !run.slice(1).some(({ text }) => /ed$/iu.test(text));
}

function modifies({ text, partOfSpeech }: EnglishWord): boolean {
  if (SUBJECT_BY_NATURE.test(text)) return false;
  return partOfSpeech === 'ADJ' || !/s$/iu.test(text) || PLURAL_MODIFIER.test(text);
}

function isFiniteVerb({ text, partOfSpeech }: EnglishWord): boolean {
  return partOfSpeech === 'AUX' || (partOfSpeech === 'VERB' && !/ing$/iu.test(text));
}

function opensClause({ text, partOfSpeech }: EnglishWord): boolean {
  return /^(?:PUNCT|CCONJ|SCONJ)$/.test(partOfSpeech) || /^(?:that|which|who|where|when|while)$/iu.test(text);
}

function isNaming({ text, partOfSpeech }: EnglishWord): boolean {
  return (partOfSpeech === 'ADJ' || partOfSpeech === 'NOUN') && /^\p{L}[\p{L}’'-]+$/u.test(text);
}
