import type { EnglishWord } from './english-word.ts';

/** Before a hyphen, it makes a word of its own: a "no-show" is neither a show nor none. */
const HEADS = new Set('co down in no non off on out post pre re self up'.split(' '));
/** Behind a hyphen: "start-up", "check-in", "opt-out". */
const TAILS = new Set('down in ins off offs on ons out outs up ups'.split(' '));
/** "Up-to-date" */
const NO_TAIL = /^(?:ADP|PART|DET|CCONJ|SCONJ|PRON|AUX|PUNCT|NUM|SYM)$/;

export interface SpacedWord extends EnglishWord {
  readonly isGlued: boolean;
}

/** The words with each such compound as one, by the stem of its spelling without the hyphen: "noshow", "startup". */
export function joinCompounds(words: readonly SpacedWord[]): EnglishWord[] {
  const joined: EnglishWord[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const [head, hyphen, tail] = [words[at], words[at + 1], words[at + 2]];
    if (!head) continue;
    const { isGlued: _, ...word } = head;
    if (hyphen?.text === '-' && hyphen.isGlued && tail?.isGlued === true && isCompound(head, tail)) {
      joined.push(compound(head, tail));
      at += 2;
    } else joined.push(word);
  }
  return joined;
}

function isCompound(head: EnglishWord, tail: EnglishWord): boolean {
  if (!head.isWord || !tail.isWord) return false;
  if (HEADS.has(head.text.toLowerCase())) return !NO_TAIL.test(tail.partOfSpeech);
  return TAILS.has(tail.text.toLowerCase()) && !head.isStopWord;
}

function compound(head: EnglishWord, tail: EnglishWord): EnglishWord {
  const stem = TAILS.has(tail.text.toLowerCase())
    ? head.text.toLowerCase() + tail.text.toLowerCase().replace(/s$/, '')
    : head.text.toLowerCase() + tail.stem;
  return { text: `${head.text}-${tail.text}`, stem, partOfSpeech: 'NOUN', isStopWord: false, isWord: true };
}
