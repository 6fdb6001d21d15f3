import { printColumns } from './print-columns.ts';
import { addResult, readResults } from './result-lines.ts';

/** What is tried on the product. `npm run attack` fails when nothing was tried of one of them. */
export const ATTACK_GROUPS = [
  'two users',
  'anonymous callers',
  'forged tokens',
  'parallel calls',
  'one user against the others',
  'mass assignment',
  'fuzzing',
  'slow and huge requests',
  'headers and paths',
  'log injection',
  'naughty strings',
  'SSRF',
  'prompt injection',
  'ReDoS',
  'uploads',
  'files of the data',
] as const;

export type AttackGroup = (typeof ATTACK_GROUPS)[number];

export interface AttackResult {
  readonly group: AttackGroup;
  /** What was tried, in a few words. */
  readonly attack: string;
  readonly tries: number;
  /** How many of them came to nothing. */
  readonly held: number;
  readonly note?: string;
}

/** Adds a line to the table of `npm run attack`. Whoever records asserts beside it that all tries were held. */
export function recordAttack(result: AttackResult): void {
  const table = process.env['ATTACK_TABLE'];
  if (table) addResult(table, result);
}

/** Whether everything is tried, as `npm run attack` does, however long it takes; `npm test` tries some of it. */
export const isLongForm = (): boolean => process.env['ATTACK_ROUNDS'] !== undefined;

/** How many cases to generate: a few in `npm test`, in `npm run attack` that many a round. */
export function attackRounds(few: number, perRound = few): number {
  return isLongForm() ? perRound * Number(process.env['ATTACK_ROUNDS']) : few;
}

/** All of them in the long form, in the short one each `nth`. */
export function someOf<T>(all: readonly T[], nth: number): readonly T[] {
  return isLongForm() ? all : all.filter((_, at) => at % nth === 0);
}

export const readAttacks = (path: string): AttackResult[] => readResults<AttackResult>(path);

/** By group, in the order of the list; the same attack on several databases or in several files is one line. */
export function attackTable(results: readonly AttackResult[]): string {
  const rows = ATTACK_GROUPS.flatMap((group) => rowsOf(group, results));
  const sum = (of: 'held' | 'tries') => results.reduce((all, result) => all + result[of], 0);
  const groups = new Set(rows.map(([group]) => group)).size;
  return printColumns(['group', 'attack', 'tries', 'held', ''], rows, [
    `${groups} groups`,
    `${rows.length} attacks`,
    sum('tries'),
    sum('held'),
    '',
  ]);
}

function rowsOf(group: AttackGroup, results: readonly AttackResult[]) {
  const rows = new Map<string, { tries: number; held: number; notes: Set<string> }>();
  for (const { attack, tries, held, note } of results.filter((result) => result.group === group)) {
    const row = rows.get(attack) ?? { tries: 0, held: 0, notes: new Set() };
    if (note) row.notes.add(note);
    rows.set(attack, { tries: row.tries + tries, held: row.held + held, notes: row.notes });
  }
  return [...rows]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([attack, { tries, held, notes }]) => [
      group,
      attack,
      tries,
      held,
      [...(held < tries ? ['NOT HELD'] : []), ...notes].join(', '),
    ]);
}
