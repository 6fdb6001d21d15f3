/** A place that a person has to look at: `[Check: …]` as it stands in a text. */
export interface FlagPlace {
  /** What has to be checked, without the mark. */
  readonly fact: string;
  /** Code units from the start of the text; `end` is behind the closing bracket. */
  readonly start: number;
  readonly end: number;
}

export const FLAG_START = '[Check:';
const FLAG = /\[Check:(?<fact>[^\]]{1,2000})\]/g;

/** What is left to check. The text alone counts: a mark that was edited away is gone. */
export function findFlags(text: string): FlagPlace[] {
  if (!text.includes(FLAG_START)) return [];
  return Array.from(text.matchAll(FLAG), (match) => ({
    fact: (match.groups?.['fact'] ?? '').replace(/\s+/g, ' ').trim(),
    start: match.index,
    end: match.index + match[0].length,
  }));
}
