import type { Assignment } from '../writer.ts';

/** A run of marks with the blanks before it: ` [c1][c4]`, `[c1, c4]`, `【C3】`. */
export function claimMarks({ ledger }: Pick<Assignment, 'ledger'>): RegExp {
  // An id that two alternatives can read would double the ways through a list with every mark in it.
  const others = ledger.map((claim) => claim.id).filter((name) => !/^c\d+$/i.test(name));
  const ids = [...new Set(others)].map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  const id = `(?:${[...ids, String.raw`c\d+`].join('|')})`;
  const mark = String.raw`[\[【]\s{0,3}${id}(?:\s{0,3}[,;]\s{0,3}${id})*\s{0,3}[\]】]`;
  return new RegExp(String.raw`(?<![ \t])[ \t]*${mark}(?:[ \t]*${mark})*`, 'gi');
}

/** The ids of a run of marks, in lower case. */
export function idsIn(marks: string): string[] {
  return marks
    .toLowerCase()
    .split(/[\s,;[\]【】]+/)
    .filter(Boolean);
}
