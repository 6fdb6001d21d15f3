/** Letters of a script without spaces count as many: a sentence of Chinese has a third of the characters. */
const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/gu;
/** Menus, labels and captions are shorter. */
const SHORTEST_LINE = 40;

/** How much running text there is, in characters of a Western script: lines long enough to hold a sentence. */
export function runningText(text: string): number {
  let sum = 0;
  for (const line of text.split('\n')) {
    const weight = line.length + 2 * (line.match(DENSE)?.length ?? 0);
    if (weight >= SHORTEST_LINE) sum += weight;
  }
  return sum;
}
