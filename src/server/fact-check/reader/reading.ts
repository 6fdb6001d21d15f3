/** Something of a text that can be traced: a number, an amount, a date. */
export interface Reading {
  readonly kind: 'number' | 'amount' | 'date';
  readonly start: number;
  readonly end: number;
  /** Each way is a set of keys that all have to stand in the evidence; one way is enough. */
  ways(): readonly (readonly string[])[];
  /** What it makes traceable where it stands in the evidence. */
  gives(): readonly string[];
  /** Language rather than a statement: "two sides", "five tips", "100 % yours". */
  isOrdinary(): boolean;
}

/** A text as it is and as `foldText` makes it; the same place in both. */
export interface Page {
  readonly raw: string;
  readonly low: string;
}

/** The match of a sticky pattern right at a place. */
export function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** The last code units before a place. */
export function before(text: string, at: number, length: number): string {
  return text.slice(Math.max(0, at - length), at);
}

/** A value as it is compared: 15 digits, so that 1.1 thousand is 1,100. */
export function asKey(value: number): string {
  return Number.isSafeInteger(value) ? String(value) : String(Number(value.toPrecision(15)));
}

/** A share between 0 and 1, where thirds must meet thirds. */
export function shareKey(share: number): string {
  return `share:${Number(share.toPrecision(10))}`;
}
