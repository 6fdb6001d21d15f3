/** What a statement says of a size: from `low` to `high`, which are the same for a plain figure. */
export interface Figure {
  /** What is counted: `%`, a currency, `days`, `times`, or the word behind the number. */
  readonly unit: string;
  readonly low: number;
  readonly high: number;
  /** The figure with all that belongs to it, as it stands in the text. */
  readonly text: string;
}

const NUMBER = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?`;
const SCALE = String.raw`(?:\s?(thousand|million|billion|trillion|k|m|bn)\b)?`;
const UNIT = String.raw`\s?(%|percent\b|per cent\b|percentage points\b|times\b|x\b|(?:[a-z]+\s)?[a-z]{3,})?`;
const FIGURE = new RegExp(
  String.raw`(?:(more than|over|at least|above|exceeds?|less than|under|below|up to|at most|fewer than)\s*)?(?:(?:about|around|roughly|nearly|almost|some|approximately|an? (?:average|median) of)\s*)?([$€£])?(${NUMBER})${SCALE}(?:\s?(?:%|percent)?\s?(?:to|and|-|–)\s?[$€£]?(${NUMBER})${SCALE})?${UNIT}`,
  'gi',
);
const SCALES: Readonly<Record<string, number>> = {
  thousand: 1e3,
  k: 1e3,
  million: 1e6,
  m: 1e6,
  billion: 1e9,
  bn: 1e9,
  trillion: 1e12,
};
const DAYS: Readonly<Record<string, number>> = {
  minute: 1 / 1440,
  hour: 1 / 24,
  day: 1,
  week: 7,
  month: 30.4,
  year: 365,
};
const YEAR = /^(?:19|20)\d\d$/;

/** The years that a text names, and the spans that it gives as a name: "first-month retention". */
export function yearsOf(text: string): string[] {
  return text.toLowerCase().match(/\b(?:19|20)\d\d\b|\b\w+-(?:hour|day|week|month|year)s?\b/g) ?? [];
}

/** The figures of a text; years are none. */
export function figuresOf(text: string): Figure[] {
  return Array.from(text.matchAll(FIGURE), readFigure).filter((figure) => figure !== null);
}

function readFigure(match: RegExpMatchArray): Figure | null {
  const [whole, bound = '', currency = '', first = '', firstScale = '', second, secondScale = '', unit = ''] = match;
  const kind = unitOf(currency, unit.toLowerCase());
  if (kind === null || isYear({ number: first, unit: kind.unit, scale: firstScale })) return null;
  const last = scaleOf(secondScale || firstScale);
  const low =
    valueOf(first) * (second === undefined ? scaleOf(firstScale) : firstScale === '' ? last : scaleOf(firstScale));
  const high = second === undefined ? low : valueOf(second) * last;
  const [from, to] = bounded(bound.toLowerCase(), low * kind.factor, high * kind.factor);
  return { unit: kind.unit, low: Math.min(from, to), high: Math.max(from, to), text: whole.trim() };
}

function isYear({ number, unit, scale }: { number: string; unit: string; scale: string }): boolean {
  return YEAR.test(number) && scale === '' && !/^[%$€£]$/.test(unit);
}

function scaleOf(word: string): number {
  return SCALES[word.toLowerCase()] ?? 1;
}

function valueOf(number: string): number {
  return Number(number.replaceAll(',', ''));
}

function bounded(bound: string, low: number, high: number): [number, number] {
  if (/^(?:more|over|at least|above|exceed)/.test(bound)) return [low, Number.POSITIVE_INFINITY];
  return bound === '' ? [low, high] : [0, high];
}

function unitOf(currency: string, unit: string): { unit: string; factor: number } | null {
  if (currency !== '') return { unit: currency, factor: 1 };
  if (/^(?:%|per ?cent)/.test(unit)) return { unit: '%', factor: 1 };
  if (unit.startsWith('percentage')) return { unit: 'points', factor: 1 };
  if (/^(?:times|x)$/.test(unit)) return { unit: 'times', factor: 1 };
  const word = unit
    .split(' ')
    .find((part) => DAYS[part.replace(/s$/, '')] !== undefined)
    ?.replace(/s$/, '');
  if (word !== undefined) return { unit: 'days', factor: DAYS[word] ?? 1 };
  const noun = unit.split(' ').at(-1) ?? '';
  return noun === '' ? null : { unit: noun.replace(/s$/, ''), factor: 1 };
}

/** Closer than this share, two figures are one, rounded otherwise. */
const ROUNDED = 0.08;

export function areApart(a: Figure, b: Figure): boolean {
  if (a.unit !== b.unit) return false;
  const [lower, upper] = a.low <= b.low ? [a, b] : [b, a];
  return upper.low - lower.high > ROUNDED * upper.low;
}
