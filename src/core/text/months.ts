const NAMES: readonly (readonly string[])[] = [
  ['january', 'januar', 'jänner', 'janvier', 'enero', 'gennaio', 'janeiro', 'januari'],
  ['february', 'februar', 'février', 'febrero', 'febbraio', 'fevereiro', 'februari'],
  ['march', 'märz', 'mars', 'marzo', 'março', 'maart'],
  ['april', 'avril', 'abril', 'aprile'],
  ['may', 'mai', 'mayo', 'maggio', 'maio', 'mei'],
  ['june', 'juni', 'juin', 'junio', 'giugno', 'junho'],
  ['july', 'juli', 'juillet', 'julio', 'luglio', 'julho'],
  ['august', 'août', 'agosto', 'augustus'],
  ['september', 'septembre', 'septiembre', 'settembre', 'setembro'],
  ['october', 'oktober', 'octobre', 'octubre', 'ottobre', 'outubro'],
  ['november', 'novembre', 'noviembre', 'novembro'],
  ['december', 'dezember', 'décembre', 'diciembre', 'dicembre', 'dezembro'],
];
const SHORT = ['jan', 'feb', 'mar', 'apr', '', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const MONTHS = new Map([
  ...NAMES.flatMap((names, at) => names.map((name): [string, number] => [name, at + 1])),
  ...SHORT.flatMap((name, at): [string, number][] => (name === '' ? [] : [[name, at + 1]])),
  ['sept', 9],
]);

/** Names of months, longest first, as alternatives of a pattern. */
export const MONTH_WORDS: string = [...MONTHS.keys()].sort((a, b) => b.length - a.length).join('|');

/** 1 to 12; NaN for no month. */
export function monthNumber(name: string): number {
  return MONTHS.get(name) ?? Number.NaN;
}
