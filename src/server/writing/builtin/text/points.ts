import { collapseSpace } from './sentences.ts';

const MARK = /^\s*(?:[-–*•·+>]|\d{1,2}[.)]|#{1,6})\s+/u;

/** The lines of a list without their marks; null for what is no list. */
export function listItems(text: string): string[] | null {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  if (lines.length < 2 || !lines.some((line) => MARK.test(line))) return null;
  return lines.map((line) => collapseSpace(line.replace(MARK, '')));
}

/** The same where every line is marked; empty for prose, and for a list with a line that leads into it. */
export function bareItems(text: string): string[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.every((line) => MARK.test(line)) ? (listItems(text) ?? []) : [];
}
