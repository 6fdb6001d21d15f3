const PAIRS = ['“”', '«»', '「」'] as const;
const MARK = /["“”«»「」]/u;

/**
 * Words of a text that carry quotation marks which do not pair on their line: in a piece that takes the text over, such
 * a mark would open or close a quotation that nobody wrote.
 */
export function wordsWithLoneMarks(text: string): string[] {
  return text
    .split('\n')
    .filter(hasLoneMark)
    .flatMap((line) => line.split(/\s+/u))
    .filter((word) => word.length > 1 && MARK.test(word));
}

/** The text with blanks for the quotation marks in these words. */
export function blankLoneMarks(text: string, words: readonly string[]): string {
  return words.reduce((left, word) => left.replaceAll(word, () => word.replace(/["“”«»「」]/gu, ' ')), text);
}

function hasLoneMark(line: string): boolean {
  const count = (mark: string) => line.split(mark).length - 1;
  return count('"') % 2 === 1 || PAIRS.some(([open = '', close = '']) => count(open) !== count(close));
}
