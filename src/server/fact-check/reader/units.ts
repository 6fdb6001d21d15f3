import { matchAt } from './reading.ts';
import { MEASURE_WORDS, SIGN_WORDS, TIME_SIGNS, TIME_WORDS, type UnitRow, WORKDAYS } from './unit-words.data.ts';

export interface Unit {
  /** What the value is counted in; two where a word leaves that open, with a bar between them. */
  readonly base: string;
  readonly factor: number;
}

/** Of scripts that put spaces between words; a part of a hundred is no minute: "3分の1". */
const LETTERS = 'a-zà-ɏа-яёء-ي';

function tableOf(rows: readonly UnitRow[]): Map<string, Unit> {
  return new Map(
    rows.flatMap(([words, base, factor]) => words.split(' ').map((word): [string, Unit] => [word, { base, factor }])),
  );
}

function anyOf(table: ReadonlyMap<string, Unit>): string {
  const longestFirst = [...table.keys()].sort((a, b) => b.length - a.length);
  return `(?<unit>${longestFirst.join('|')})(?![${LETTERS}0-9])(?!の)`;
}

const TIMES = tableOf([...TIME_WORDS, [WORKDAYS, 's', 86_400]]);
const UNITS = new Map([...TIMES, ...tableOf([...TIME_SIGNS, ...MEASURE_WORDS])]);
const SIGNS = tableOf(SIGN_WORDS);

const UNIT = new RegExp(`[ -]?${anyOf(UNITS)}`, 'y');
const SIGN = new RegExp(`[ ]?${anyOf(SIGNS)}`, 'y');
/** "two business days", but not "two calls a day". */
const QUALIFIED = new RegExp(
  String.raw` (?:full|whole|short|long|business|working|calendar|consecutive|more|further|extra|good|busy|quiet|straight|solid|kurze|lange|weitere)[ -]${anyOf(TIMES)}`,
  'y',
);
const TIME_BEFORE = new RegExp(
  String.raw`(?<![${LETTERS}0-9])(?<lead>(?:per|each|every|a|an|one|this|last|next|pro|je|par|por) )?${anyOf(TIMES)}[ -]$`,
);

interface UnitHit extends Unit {
  readonly end: number;
  /** Whether it counts days of work, which are no hours. */
  readonly workdays: boolean;
}

const OF_WORK = new RegExp(String.raw`(?:business|working)[ -]|^ ?(?:${WORKDAYS.replaceAll(' ', '|')})$`);

/** The unit that follows a number; `digits` tells that the number ends in one. */
export function readUnit(low: string, at: number, digits: boolean): UnitHit | null {
  const match = matchAt(UNIT, low, at) ?? matchAt(QUALIFIED, low, at) ?? (digits ? matchAt(SIGN, low, at) : null);
  const unit = UNITS.get(match?.groups?.['unit'] ?? '') ?? SIGNS.get(match?.groups?.['unit'] ?? '');
  return match && unit ? { ...unit, end: at + match[0].length, workdays: OF_WORK.test(match[0]) } : null;
}

/** The span of time that a number counts off: "week 4", but not "each week 4 people". */
export function unitBefore(low: string, at: number): (Unit & { readonly start: number }) | null {
  const from = Math.max(0, at - 24);
  const match = TIME_BEFORE.exec(low.slice(from, at));
  const unit = TIMES.get(match?.groups?.['unit'] ?? '');
  if (match === null || unit === undefined || match.groups?.['lead'] !== undefined) return null;
  return { ...unit, start: from + match.index };
}
