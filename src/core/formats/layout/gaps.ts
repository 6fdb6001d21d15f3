/** A place that a person fills in: `[Add: …]`. */
export interface Gap {
  /** What is to be added: "one customer’s own words". */
  readonly what: string;
  /** Index of the opening bracket. */
  readonly start: number;
  /** Index behind the closing bracket. */
  readonly end: number;
}

const GAP = /\[Add: ([^[\]\n]*)\]/g;

/** Brackets inside would end the gap too early. */
export function gap(what: string): string {
  return `[Add: ${what.replace(/\s+/g, ' ').replaceAll('[', '(').replaceAll(']', ')').trim()}]`;
}

export function findGaps(text: string): Gap[] {
  return Array.from(text.matchAll(GAP), ({ 0: whole, 1: what = '', index }) => ({
    what,
    start: index,
    end: index + whole.length,
  }));
}

export function countGaps(text: string): number {
  return findGaps(text).length;
}
