import { analysableParts, readEnglish, type EnglishWord } from '../../../research/language/english.ts';

const WORDS = { min: 2, max: 3 } as const;

/** They point at something outside of the words themselves, or say too little to hold on to. */
const VAGUE =
  /^(?:other|many|several|various|different|such|same|own|more|most|few|certain|first|last|next|previous|former|latter|good|bad|little|much|some|able|due|entire|whole|particular|general|main|common|new)\b|\b(?:types?|kinds?|forms?|parts?|ways?|process|systems?|sets?|numbers?|groups?|areas?|methods?|mechanisms?|collections?|results?|things?|cases?|examples?|amounts?|levels?|reasons?|members?)$/iu;

/**
 * A word group of the quotation, as it stands there, that a question can hold on to; null when there is none. Two nouns
 * name something by themselves; with an adjective it must be near to what the piece is `about`.
 */
export function findTerm(quote: string, about: string, taken: ReadonlySet<string>): string | null {
  const words = analysableParts(quote).flatMap((part) => readEnglish(part).flatMap((sentence) => sentence.words));
  const subject = new Set(about.toLowerCase().match(/\p{L}{4,}/gu) ?? []);
  const fitting = nounGroups(words).filter((group) => {
    const text = group.map((word) => word.text).join(' ');
    const near = group.some((word) => subject.has(word.text.toLowerCase()));
    return (
      quote.includes(text) && !VAGUE.test(text) && (near || group.every(({ partOfSpeech }) => partOfSpeech === 'NOUN'))
    );
  });
  const texts = fitting.map((group) => group.map((word) => word.text).join(' '));
  return texts.find((text) => !taken.has(text.toLowerCase())) ?? null;
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
    while (run.at(-1)?.partOfSpeech === 'ADJ') run.pop();
    if (run.length >= WORDS.min && run.length <= WORDS.max) groups.push(run);
    run = [];
  }
  return groups;
}

function isNaming({ text, partOfSpeech }: EnglishWord): boolean {
  return (partOfSpeech === 'ADJ' || partOfSpeech === 'NOUN') && /^\p{L}[\p{L}’'-]+$/u.test(text);
}
