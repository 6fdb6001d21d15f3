import { readSentenceSpans } from '../../text/sentences.ts';

/** Lines of a text from any system, without white space at their ends. */
export function toLines(text: string): string[] {
  return text
    .replace(/^\ufeff/, '')
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => line.trimEnd());
}

/** One line: line breaks and runs of white space become one space. */
export function asLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Lines or paragraphs without blank edges, with at most one blank line between two paragraphs. */
export function asBlock(text: string): string {
  const kept: string[] = [];
  for (const line of toLines(text)) if (line !== '' || kept.at(-1) !== '') kept.push(line);
  return kept.join('\n').trim();
}

/** Parts of a text one after the other, a blank line between them; absent ones leave no gap. */
export function joinBlocks(blocks: readonly string[]): string {
  return blocks.filter((block) => block !== '').join('\n\n');
}

/** The items that say something, each on one line. */
export function asItems(items: readonly string[]): string[] {
  return items.map(asLine).filter((item) => item !== '');
}

/** What comes first: the first line or the first sentence, whichever ends sooner. */
export function firstSentence(text: string): string {
  const line = text.split('\n', 1)[0] ?? '';
  const [first] = readSentenceSpans(line);
  return first ? line.slice(0, first.end) : line;
}
