import { matchAt } from './reading.ts';

export interface Unit {
  /** What the value is counted in. */
  readonly base: string;
  readonly factor: number;
}

const MINUTE = 60;
const HOUR = 3_600;
const DAY = 86_400;

/** Words for spans of time in the languages whose papers are read; months and years have no fixed number of days. */
const TIME_WORDS: readonly (readonly [string, string, number])[] = [
  ['second seconds sec secs sekunde sekunden seconde secondes segundo segundos secondo secondi', 's', 1],
  ['minute minutes min mins minuten minuto minutos minuti minuut', 's', MINUTE],
  ['hour hours hr hrs stunde stunden heure heures hora horas ora ore uur', 's', HOUR],
  ['day days tag tage tagen jour jours dia dias día días giorno giorni dag dagen', 's', DAY],
  ['week weeks woche wochen semaine semaines semana semanas settimana settimane weken', 's', 7 * DAY],
  ['month months monat monate monaten mois mes meses mese mesi mês maand maanden', 'month', 1],
  ['year years yr yrs jahr jahre jahren ans année années año años ano anos anno anni jaar jaren', 'month', 12],
  ['decade decades jahrzehnt jahrzehnte décennies', 'month', 120],
];

/** Days of work in one word; two of them are no 48 hours. */
const WORKDAYS = 'werktag werktage werktagen arbeitstag arbeitstage arbeitstagen werkdag werkdagen';

const MEASURE_WORDS: readonly (readonly [string, string, number])[] = [
  ['kg kilo kilos kilogram kilograms kilogramm kilogramme kilogrammes kilogrammen kilogramos chilogrammi', 'g', 1_000],
  ['gram grams gramm grammes', 'g', 1],
  ['tonne tonnes tons ton tonnen', 't', 1],
  ['pounds pound lb lbs', 'lb', 1],
  ['ounces ounce oz', 'oz', 1],
  [
    'km kilometre kilometres kilometer kilometers kilometern kilomètre kilomètres kilómetro kilómetros kilometros chilometro chilometri quilómetros quilometros',
    'm',
    1_000,
  ],
  ['metre metres meter meters metern mètre mètres metro metros metri', 'm', 1],
  ['cm centimetre centimetres centimeter centimeters zentimeter zentimetern', 'm', 0.01],
  ['mm millimetre millimetres millimeter millimeters millimetern', 'm', 0.001],
  ['mile miles', 'mile', 1],
  ['feet foot ft', 'foot', 1],
  ['inch inches', 'inch', 1],
  ['litre litres liter liters litern litro litros litri', 'l', 1],
  ['ml millilitre millilitres milliliter milliliters', 'l', 0.001],
  ['kb kilobyte kilobytes', 'byte', 1e3],
  ['mb megabyte megabytes', 'byte', 1e6],
  ['gb gigabyte gigabytes', 'byte', 1e9],
  ['tb terabyte terabytes', 'byte', 1e12],
  ['kwh kilowatt-hour kilowatt-hours kilowattstunden', 'kwh', 1],
  ['mwh megawatt-hour megawatt-hours', 'kwh', 1_000],
  ['watt watts', 'w', 1],
  ['kw kilowatt kilowatts', 'w', 1_000],
  ['mw megawatt megawatts', 'w', 1e6],
  ['gw gigawatt gigawatts', 'w', 1e9],
  ['°c', 'celsius', 1],
  ['°f', 'fahrenheit', 1],
  ['km/h kph kmh', 'km/h', 1],
  ['mph', 'mph', 1],
  ['ms millisecond milliseconds', 's', 0.001],
];

/** Short signs that are letters elsewhere: only right behind digits. */
const SIGN_WORDS: readonly (readonly [string, string, number])[] = [
  ['s', 's', 1],
  ['h', 's', HOUR],
  ['g', 'g', 1],
  ['m', 'm', 1],
  ['l', 'l', 1],
  ['t', 't', 1],
  ['w', 'w', 1],
];

function tableOf(rows: readonly (readonly [string, string, number])[]): Map<string, Unit> {
  return new Map(
    rows.flatMap(([words, base, factor]) => words.split(' ').map((word): [string, Unit] => [word, { base, factor }])),
  );
}

function anyOf(table: ReadonlyMap<string, Unit>): string {
  const longestFirst = [...table.keys()].sort((a, b) => b.length - a.length);
  return `(?<unit>${longestFirst.join('|')})(?![a-zà-ÿ0-9])`;
}

const TIMES = tableOf([...TIME_WORDS, [WORKDAYS, 's', DAY]]);
const UNITS = new Map([...TIMES, ...tableOf(MEASURE_WORDS)]);
const SIGNS = tableOf(SIGN_WORDS);

const UNIT = new RegExp(`[ -]?${anyOf(UNITS)}`, 'y');
const SIGN = new RegExp(`[ ]?${anyOf(SIGNS)}`, 'y');
/** "two business days", but not "two calls a day". */
const QUALIFIED = new RegExp(
  String.raw` (?:full|whole|short|long|business|working|calendar|consecutive|more|further|extra|good|busy|quiet|straight|solid|kurze|lange|weitere)[ -]${anyOf(TIMES)}`,
  'y',
);
const TIME_BEFORE = new RegExp(
  String.raw`(?<![a-zà-ÿ0-9])(?<lead>(?:per|each|every|a|an|one|this|last|next|pro|je|par|por) )?${anyOf(TIMES)}[ -]$`,
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
