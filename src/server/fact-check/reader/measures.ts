import { currencyBehind, currencyBefore } from './currencies.ts';
import { matchAt, asKey, shareKey } from './reading.ts';
import { readUnit } from './units.ts';

/** What a number counts. `bare` says nothing, `thing` something that is in no table: "42 people". */
export type Measure =
  | { readonly kind: 'share' | 'times' | 'ordinal' | 'thing' | 'bare' }
  | { readonly kind: 'money'; readonly currency: string }
  /** `nth` counts off: "week 4", "fourth week". Two `workdays` are no 48 hours. */
  | {
      readonly kind: 'unit';
      readonly base: string;
      readonly factor: number;
      readonly nth: boolean;
      readonly workdays?: boolean;
    };

/** A number that is counted in nothing known. */
export function isUncounted({ kind }: Measure): boolean {
  return kind === 'bare' || kind === 'thing';
}

interface Measured {
  readonly measure: Measure;
  readonly end: number;
}

/** Longer words first where one begins with another. */
const PERCENT_WORDS = [
  '%|percent(?:age)?|per[ -]cent|pct|prozent(?:en|punkte?n?)?|procent(?:y|ach|ów|punt(?:en)?)?|proc\\.|pour cent',
  'points? de pourcentage|por ciento|puntos? porcentual(?:es)?|per cento|punt[oi] percentual[ei]|por cento',
  'pontos? percentua(?:l|is)|punkt(?:y|ów)? procentow[aey](?:ch)?|процент(?:а|ов)?|パーセント(?:ポイント)?|百分',
  '(?:个|個)?百分点|بالمئة|بالمائة|في المئة|في المائة',
].join('|');
const PERCENT = new RegExp(
  String.raw`[ -]?(?:${PERCENT_WORDS})(?:[ -]points?|ポイント)?(?![a-zà-ɏа-яё])|[ -]?pp(?![a-z])`,
  'y',
);
const TIMES =
  /(?:x(?![a-z0-9])| ?times(?![a-z])|[ -]?fold(?![a-z])|-times(?![a-z])| ?mal(?![a-zà-ÿ])| fois(?![a-z])| veces(?![a-z])| volte(?![a-z])| vezes(?![a-z])| keer(?![a-z]))/y;
const NTH = /(?:st|nd|rd|th)(?![a-z0-9])/y;
/** Words that no counted thing begins with. */
const FUNCTION_WORDS =
  'and or of in to from by for with at on per a an the than that which who had has have was were is are be been as but while when where after before more less ago each every if so not only und oder von vom der die das den dem des im am zu bis auf et ou de du des la le les y o del el los en e di da do dos van het into out over under up down between until till since plus or via';
const THING = new RegExp(
  String.raw`[ -](?!(?:${[...new Set(FUNCTION_WORDS.split(' '))].join('|')})(?![a-zà-ÿ'-]))["“(*_]{0,2}[\p{L}]`,
  'uy',
);

/** What stands around a number; `digits` tells that it is written in digits. */
export function measureAt(
  low: string,
  { start, end, digits }: { start: number; end: number; digits: boolean },
): Measured {
  const percent = matchAt(PERCENT, low, end);
  if (percent) return { measure: { kind: 'share' }, end: end + percent[0].length };
  if (digits && low.startsWith('百分之', start - 3)) return { measure: { kind: 'share' }, end };
  const money = digits ? (currencyBefore(low, start) ?? currencyBehind(low, end)) : currencyBehind(low, end);
  if (money) return { measure: { kind: 'money', currency: money.currency }, end: Math.max(end, money.at) };
  const nth = digits ? matchAt(NTH, low, end) : null;
  if (nth) return ordinalAt(low, end + nth[0].length);
  const times = matchAt(TIMES, low, end);
  if (times) return { measure: { kind: 'times' }, end: end + times[0].length };
  const unit = readUnit(low, end, digits);
  if (unit)
    return {
      measure: { kind: 'unit', base: unit.base, factor: unit.factor, nth: false, workdays: unit.workdays },
      end: unit.end,
    };
  return { measure: { kind: matchAt(THING, low, end) ? 'thing' : 'bare' }, end };
}

/** "fourth week" counts weeks, "21st edition" editions. */
export function ordinalAt(low: string, end: number): Measured {
  const unit = readUnit(low, end, false);
  if (unit === null || unit.base === 'lb' || unit.end === end) return { measure: { kind: 'ordinal' }, end };
  return { measure: { kind: 'unit', base: unit.base, factor: unit.factor, nth: true }, end: unit.end };
}

/** Keys one of which has to stand in the evidence. */
export function wantedKeys(value: number, measure: Measure): string[] {
  switch (measure.kind) {
    case 'share':
      return [shareKey(value / 100)];
    case 'money':
      return moneyKeys(value, measure.currency);
    case 'unit':
      return unitKeys(value, measure);
    case 'times':
      return [`times:${asKey(value)}`, `bare:${asKey(value)}`];
    case 'ordinal':
      return [`nth:${asKey(value)}`];
    case 'thing':
      return [`thing:${asKey(value)}`];
    case 'bare':
      return [`any:${asKey(value)}`];
  }
}

/** Keys that a number of the evidence stands for. */
export function givenKeys(value: number, measure: Measure): string[] {
  const plain = asKey(value);
  const wanted = wantedKeys(value, measure).filter((key) => !key.startsWith('bare:'));
  if (measure.kind === 'bare') return [`any:${plain}`, `bare:${plain}`, `thing:${plain}`];
  if (measure.kind === 'times') return [...wanted, `any:${plain}`, `thing:${plain}`];
  if (measure.kind === 'unit' && measure.base === 'lb') return [...wanted, `any:${plain}`, `gbp:${plain}`];
  // "12 pounds" may be of weight.
  if (measure.kind === 'money' && measure.currency === 'gbp') wanted.push(...unitKeys(value, POUND));
  return [...wanted, `any:${plain}`];
}

const POUND = { kind: 'unit', base: 'lb', factor: 1, nth: false } as const;

/** "Four weeks" and "week four" meet, 28 days and "week four" do not. */
function unitKeys(value: number, { base, factor, nth, workdays }: Measure & { readonly kind: 'unit' }): string[] {
  const bases = base.split('|');
  const own = bases.map((one) => `${one}*${factor}:${asKey(value)}`);
  if (nth) return own;
  const plain = workdays ? [] : bases.map((one) => `${one}:${asKey(value * factor)}`);
  return [...own, ...plain, `bare:${asKey(value)}`];
}

function moneyKeys(value: number, currency: string): string[] {
  const cents = currency !== 'cent' && value < 1 ? [`cent:${asKey(value * 100)}`] : [];
  return [`${currency}:${asKey(value)}`, ...cents];
}
