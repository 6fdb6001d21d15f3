import { diffWords } from 'diff';

/** A stretch that both texts have, or one of them alone. */
export interface TextPart {
  readonly kind: 'both' | 'earlier' | 'present';
  readonly text: string;
}

/** Two texts of which less is shared hardly have a sentence in common: marks would only scatter both. */
const LEAST_SHARED = 0.35;
/** Words that change at most: the time it takes grows with their square. */
const MOST_CHANGES = 1_000;

/** Word by word, in the order of reading; null where the two are other texts altogether. */
export function compareTexts(earlier: string, present: string, language: string | null): readonly TextPart[] | null {
  const changes = diffWords(earlier, present, { intlSegmenter: wordsOf(language), maxEditLength: MOST_CHANGES });
  if (!changes) return null;
  const parts = changes.map(({ value, added, removed }): TextPart => ({
    kind: added ? 'present' : removed ? 'earlier' : 'both',
    text: value,
  }));
  const shared = parts.reduce((length, { kind, text }) => length + (kind === 'both' ? text.length : 0), 0);
  return shared < LEAST_SHARED * Math.max(earlier.length, present.length) ? null : parts;
}

/** A language that the browser has no words of is cut by its letters alone. */
function wordsOf(language: string | null): Intl.Segmenter {
  try {
    return new Intl.Segmenter(language ?? undefined, { granularity: 'word' });
  } catch {
    return new Intl.Segmenter(undefined, { granularity: 'word' });
  }
}
