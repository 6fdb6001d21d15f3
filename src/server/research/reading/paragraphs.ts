import { endOfLead } from '../../../core/text/lines.ts';

/** Longer lines are cut: no sentence needs them, and the analysis takes time by the square. */
const LONGEST = 4_000;
/** "Power: 290 W | Tank: 5 l | Noise: 42 dB": a table's row in one line; one with bars at its ends needs its head. */
const ROW_ITEMS = 2;
/** "TECHNICAL DATA: " names the row. */
const ROW_NAME = /^[\p{Lu}\p{N} &/-]{3,40}: /u;

/**
 * The lines of a text that may hold sentences, and the items of a row, each verbatim but for bullets, numbers and quote
 * marks at its start.
 */
export function paragraphsOf(text: string): string[] {
  return text
    .split('\n')
    .filter((line) => !/^\s*#{1,6}\s/.test(line))
    .map((line) => line.slice(endOfLead(line, 0)).trim())
    .flatMap(itemsOf)
    .filter((line) => line.length > 0)
    .flatMap((line) => (line.length <= LONGEST ? [line] : cut(line)));
}

function itemsOf(line: string): string[] {
  if (line.length > LONGEST || line.split(' | ').length < ROW_ITEMS || line.includes('||') || /^\||\|$/.test(line))
    return [line];
  return line
    .replace(ROW_NAME, '')
    .split(' | ')
    .map((item) => item.trim());
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
