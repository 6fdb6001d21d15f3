import type { EnglishWord } from '../../text/english-word.ts';
import { englishTerm } from '../../text/terms.ts';

export interface Standing {
  /** It points at what only another sentence names. */
  readonly leans: boolean;
  /** Stem of X where it begins with "The X is": what X is must be known from elsewhere. */
  readonly definiteSubject: string | null;
}

/** Words that stand for something named before. They lean unless a noun of the same sentence comes first. */
const POINTERS = new Set(
  'it its this these those they their them he she his her hers him such both another former latter'.split(' '),
);

/** Openers that join a sentence to the one before it. */
const JOINTS = new Set(
  [
    'accordingly additionally afterwards again also alternatively and besides but consequently conversely eventually',
    'finally first firstly fourth further furthermore hence here however instead lastly later likewise meanwhile moreover',
    'nevertheless next nonetheless nor or otherwise other others rather second secondly similarly so still subsequently',
    'that then thereafter therefore third thirdly thus together well yet',
  ]
    .join(' ')
    .split(' '),
);

const JOINING_PHRASES =
  /^(?:after that|as (?:a )?(?:result|consequence|such|well)|at the same time|at (?:this|that) (?:point|time)|because of (?:this|that)|by contrast|by comparison|conversely|for (?:example|instance|this reason|that reason)|in (?:addition|contrast|comparison|fact|other words|particular|response|return|short|turn|the same way|this|that|these|those|such|doing so)|most of (?:them|these)|on the (?:contrary|one hand|other hand)|(?:[\w%-]+ ){1,3}of (?:them|these|those)|the (?:former|latter|others?|same|next|following|above|rest)|the (?:first|second|third|fourth|last) (?:is|was|are|were|ones?|two|three|group|type|kind|approach|method|option|step|of)|there ,|to (?:do|achieve) (?:this|that|so))\b/i;

/** Times that count from the sentence before. */
const LATER =
  /^(?:[\w-]+ ){0,3}(?:years?|months?|weeks?|days?|decades?|centuries|century) (?:later|earlier|before|after)\b|^(?:later )?(?:in |by |during )?(?:that|the (?:same|following|next|previous)) (?:year|month|week|day|decade|century|time|period)\b/i;

const LABEL_WORDS = 6;

/** What an English sentence takes for known. Strict on purpose: a quotation that raises a question is worse than none. */
export function standingOf(words: readonly EnglishWord[]): Standing {
  const spoken = words.filter((word) => word.partOfSpeech !== 'SPACE' && !/^["'“‘(]+$/.test(word.text));
  return { leans: leans(behindLabel(spoken)), definiteSubject: definiteSubject(spoken) };
}

/** "How it works: ..." and "Next step: ..." are headings, and what follows them is judged. */
function behindLabel(words: readonly EnglishWord[]): readonly EnglishWord[] {
  if (!/^(?:how|what|when|where|who|why|next)$/i.test(words[0]?.text ?? '')) return words;
  const colon = words.slice(0, LABEL_WORDS + 1).findIndex((word) => word.text === ':');
  return colon === -1 ? words : words.slice(colon + 1);
}

function leans(words: readonly EnglishWord[]): boolean {
  const first = words[0]?.text.toLowerCase() ?? '';
  if (JOINTS.has(first)) return true;
  const opening = words.slice(0, 8).map((word) => word.text);
  if (JOINING_PHRASES.test(opening.join(' ')) || LATER.test(opening.join(' '))) return true;
  if (words.some(pointsBack)) return true;
  const noun = words.findIndex(
    (word) => /^(?:NOUN|PROPN|NUM)$/.test(word.partOfSpeech) && !POINTERS.has(word.text.toLowerCase()),
  );
  const before = noun === -1 ? words : words.slice(0, noun);
  return before.some((word) => POINTERS.has(word.text.toLowerCase()));
}

function definiteSubject([article, noun, verb]: readonly EnglishWord[]): string | null {
  if (article?.text.toLowerCase() !== 'the' || noun?.partOfSpeech !== 'NOUN') return null;
  return verb && /^(?:VERB|AUX|ADV)$/.test(verb.partOfSpeech) ? englishTerm(noun) : null;
}

/** "This bias", "such prices": whatever stands before in the same sentence, the reader may have to look further back. */
function pointsBack(word: EnglishWord, index: number, words: readonly EnglishWord[]): boolean {
  const text = word.text.toLowerCase();
  return text === 'this' || text === 'these' || (text === 'such' && words[index + 1]?.text.toLowerCase() !== 'as');
}
