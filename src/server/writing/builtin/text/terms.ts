import { analysableParts, readEnglish, type EnglishWord } from '../../../research/language/english.ts';

const WORDS = { min: 2, max: 3 } as const;

/** They point at something outside of the words themselves, or say too little to hold on to. */
const VAGUE =
  /^(?:other|many|several|various|different|such|same|own|more|most|few|certain|first|last|next|previous|former|latter|good|bad|little|much|some|able|due|entire|whole|particular|general|main|common|new)\b|\b(?:types?|kinds?|forms?|parts?|ways?|process|systems?|sets?|numbers?|groups?|areas?|methods?|mechanisms?|collections?|results?|things?|cases?|examples?|amounts?|levels?|reasons?|members?|costs?|needs?|helps?|works?|uses?|shows?|reports?|increases?|rises?|falls?|drops?|changes?|grows?|causes?|offers?|tests?|moves?|looks?|means)$/iu;

/**
 * A word group of the quotation, as it stands there, that a question can hold on to; null when there is none. It shares
 * a word with what the piece is `about`: other details make odd questions, and some are no word groups at all.
 */
export function findTerm(quote: string, about: string, taken: ReadonlySet<string>): string | null {
  const words = analysableParts(quote).flatMap((part) => readEnglish(part).flatMap((sentence) => sentence.words));
  const subject = new Set(about.toLowerCase().match(/\p{L}{4,}/gu) ?? []);
  for (const group of nounGroups(words)) {
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

/** Runs of adjectives and nouns that end with a noun. */
function nounGroups(words: readonly EnglishWord[]): EnglishWord[][] {
  const groups: EnglishWord[][] = [];
  let run: EnglishWord[] = [];
  for (const word of [...words, null]) {
    if (word && isNaming(word)) {
      run.push(word);
      continue;
    }
    // "The tram cost 180 euros": what stands before a number or an article is often a verb that the tagger missed.
    if (word && /^(?:DET|NUM|PRON)$/.test(word.partOfSpeech)) run = [];
    while (run.at(-1)?.partOfSpeech === 'ADJ') run.pop();
    if (run.length >= WORDS.min && run.length <= WORDS.max) groups.push(run);
    run = [];
  }
  return groups;
}

function isNaming({ text, partOfSpeech }: EnglishWord): boolean {
  return (partOfSpeech === 'ADJ' || partOfSpeech === 'NOUN') && /^\p{L}[\p{L}’'-]+$/u.test(text);
}
