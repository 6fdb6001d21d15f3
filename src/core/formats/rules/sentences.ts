const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** The dot of these ends no sentence. */
const ABBREVIATION = /(?<![\p{L}\p{N}])(?:inc|ltd|co|corp|dr|mr|mrs|ms|st|no|approx|e\.g|i\.e|\p{Lu})\.(?=\s)/giu;

/** Sentences that say something, in any script. */
export function countSentences(text: string): number {
  const whole = text.replace(ABBREVIATION, (word) => word.replaceAll('.', ''));
  return whole
    .split('\n')
    .flatMap((line) => Array.from(segmenter.segment(line), ({ segment }) => segment))
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence)).length;
}
