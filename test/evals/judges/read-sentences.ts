/** A sentence of a piece with the numbers that it cites by. */
export interface CitedSentence {
  readonly text: string;
  readonly numbers: readonly number[];
}

const CITATION = /\[{1,2}(\d{1,3})\]{1,2}(?:\([^)\s]*\))?/g;
/** The end of a sentence, with closing marks and citations behind it. */
const END = /(?<=[.!?…]["”’)*]{0,3}(?: ?\[{1,2}\d{1,3}\]{1,2}(?:\([^)\s]*\))?)*)\s+(?=[\p{Lu}\d“"„(*]|\[(?!\[?\d))/u;

/** The sentences of a text, each with its citations; what is quoted is not taken apart. Lists of sources are no sentences. */
export function readSentences(content: string): CitedSentence[] {
  return content
    .split('\n')
    .filter((line) => line.trim() !== '' && !isSourceEntry(line))
    .map((line) => line.replace(/^\s*(?:\d{1,2}[.)]|[-*>#]+)\s+/, ''))
    .flatMap(sentencesOfLine)
    .map((sentence) => ({
      text: sentence.replace(CITATION, '').trim(),
      numbers: Array.from(sentence.matchAll(CITATION), ([, number]) => Number(number)),
    }));
}

/** "1. [Title](address), site" and "[1] [Title](address)". */
function isSourceEntry(line: string): boolean {
  return /^\s*(?:\d{1,3}\.|\[\d{1,3}\])\s+\S/.test(line) && (/\]\(https?:/.test(line) || /^\s*\[\d{1,3}\]/.test(line));
}

function sentencesOfLine(line: string): string[] {
  const held: string[] = [];
  const guarded = line.replace(/“[^“”]*(?:“[^“”]*”[^“”]*)*”|„[^„“]*[“”]/gu, (quotation) => {
    held.push(quotation);
    // What stands for it ends as it ends, so that a sentence may end with it.
    return `“${held.length - 1}§${/[.!?…]”$/.test(quotation) ? '.' : ''}”`;
  });
  return guarded
    .split(END)
    .map((part) => part.replace(/“(\d+)§\.?”/g, (_, index: string) => held[Number(index)] ?? ''));
}
