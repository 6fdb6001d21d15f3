const RUN = 5;
const ITEM = /^\s*(?:[-–*•·]|\d{1,2}[.)])\s+/gmu;

/**
 * Share of 5-word sequences that two pieces have in common, of the piece that has fewer of them, 0 to 1. What is neither
 * piece's own does not count: marked quotations, the given texts (the author's opinion). Labels and gaps count.
 */
export function sharedRuns(one: string, other: string, given: readonly string[] = []): number {
  // The items of a list may follow one another without their marks.
  const forms = given.flatMap((text) => [text, text.replace(ITEM, ' ')]);
  const foreign = new Set(forms.flatMap((text) => [...runsOf(text.replace(/\s+/gu, ' '))]));
  const runs = [one, other].map((text) => [...runsOf(ownWords(text))].filter((run) => !foreign.has(run)));
  const [first = [], second = []] = runs;
  const fewer = Math.min(first.length, second.length);
  const known = new Set(second);
  return fewer === 0 ? 0 : first.filter((run) => known.has(run)).length / fewer;
}

/** Quotations in marks stand for nothing; no run spans the label of a field and its text, or a gap and what is around it. */
function ownWords(text: string): string {
  return text
    .replace(/"[^"\n]*“[^"\n]*"|“[^“”]*”/gu, ' | ')
    .replace(/\[Add: ([^\]]*)\]/gu, ' | $1 | ')
    .replace(/^(\p{Lu}[\p{L} -]{0,24}):\s/gmu, '$1 | ')
    .replace(ITEM, ' ')
    .replace(/https?:\/\/\S+/gu, ' | ');
}

function runsOf(text: string): Set<string> {
  const runs = new Set<string>();
  for (const stretch of text.toLowerCase().split(/[|\n]/u)) {
    const words = stretch.match(/[\p{L}\p{N}’'-]+/gu) ?? [];
    for (let at = 0; at + RUN <= words.length; at += 1) runs.add(words.slice(at, at + RUN).join(' '));
  }
  return runs;
}
