/** A sentence that carries a point of the author's opinion, word for word. */
export interface StanceWords {
  readonly pointId: string;
  readonly sentence: string;
}

/** Where it stands, as indices of UTF-16 code units; `end` is the first one behind it. */
export interface StancePlace {
  readonly pointId: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Finds the sentences that carry the opinion in a text that may have been edited since, in the order of the text. A
 * sentence is known by its words: one that was moved is found, one that was changed stands nowhere.
 */
export function placeStance(text: string, sentences: readonly StanceWords[]): StancePlace[] {
  const places: StancePlace[] = [];
  // A point that is said twice in the same words stands at two places.
  const isTaken = (at: number, words: StanceWords) =>
    places.some(
      ({ pointId, start, end }) => pointId === words.pointId && start === at && end - at === words.sentence.length,
    );
  const find = (words: StanceWords, from: number): number => {
    const { sentence } = words;
    let at = text.indexOf(sentence, from);
    while (at >= 0 && (isTaken(at, words) || !isWhole(text, at, at + sentence.length)))
      at = text.indexOf(sentence, at + 1);
    return at;
  };
  let last = 0;
  for (const words of sentences) {
    if (words.sentence === '') continue;
    // They come in the order of the text, so each is sought behind the one before, and from the start if it was moved.
    const behind = find(words, last);
    const start = behind >= 0 ? behind : find(words, 0);
    if (start < 0) continue;
    places.push({ pointId: words.pointId, start, end: start + words.sentence.length });
    // Two points can stand in one sentence.
    last = start;
  }
  return places.toSorted((one, other) => one.start - other.start || one.end - other.end);
}

const WORD_BEFORE = /[\p{L}\p{M}\p{N}]$/u;
const WORD_BEHIND = /^[\p{L}\p{M}\p{N}]/u;

/** Whether no word goes on over either edge. Scripts that part no words end their sentences with signs, as others do. */
function isWhole(text: string, start: number, end: number): boolean {
  return !isWithinWord(text, start) && !isWithinWord(text, end);
}

function isWithinWord(text: string, at: number): boolean {
  return WORD_BEFORE.test(text.slice(Math.max(0, at - 2), at)) && WORD_BEHIND.test(text.slice(at, at + 2));
}
