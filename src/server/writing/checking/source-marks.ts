/** A mark of what a sentence rests on, with the blanks before it: ` [s3]`, `[s1, s4]`, `【S3】`. */
const MARK = /(?<![ \t])[ \t]*[[【]\s{0,3}s\d+(?:\s{0,3}[,;]\s{0,3}s\d+)*\s{0,3}[\]】]/gi;

export function withoutSourceMarks(text: string): string {
  return text.replace(MARK, '');
}

/** The text with blanks for the marks, so that all else keeps its place. */
export function blankSourceMarks(text: string): string {
  return text.replace(MARK, (mark) => ' '.repeat(mark.length));
}

/** Ids of the sources that the marks of a text name, each once. */
export function markedSources(text: string): string[] {
  const ids = Array.from(text.matchAll(MARK), ([mark]) => mark.toLowerCase().match(/s\d+/g) ?? []).flat();
  return [...new Set(ids)];
}
