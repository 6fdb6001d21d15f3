/** Longer lines are cut: no sentence needs them, and the analysis takes time by the square. */
const LONGEST = 4_000;
const MARKER = /^\s*(?:[-*+•–]|\d{1,3}[.)]|>|#{1,6})\s+/;

/** The lines of a text that may hold sentences, each verbatim but for bullets, numbers and quote marks at its start. */
export function paragraphsOf(text: string): string[] {
  return text
    .split('\n')
    .filter((line) => !/^\s*#{1,6}\s/.test(line))
    .map((line) => line.replace(MARKER, '').trim())
    .filter((line) => line.length > 0)
    .flatMap((line) => (line.length <= LONGEST ? [line] : cut(line)));
}

function cut(line: string): string[] {
  const parts: string[] = [];
  let rest = line;
  while (rest.length > LONGEST) {
    const end = Math.max(rest.lastIndexOf('. ', LONGEST) + 1, rest.lastIndexOf('。', LONGEST) + 1);
    const at = end > 0 ? end : LONGEST;
    parts.push(rest.slice(0, at).trim());
    rest = rest.slice(at);
  }
  return [...parts, rest.trim()];
}
