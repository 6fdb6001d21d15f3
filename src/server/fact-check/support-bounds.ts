import { readFigures } from '../text/figures/read-figures.ts';
import { tellLanguage } from '../text/language.ts';

/** Words that set a bound to the figure behind them, and some that may stand behind it, by language. */
const AT_MOST = [
  'at most|at the most|at the very most|up to|no more than|no longer than|no later than|a maximum of',
  'höchstens|maximal|bis zu|nicht mehr als|nicht länger als|au plus|jusqu’à|pas plus de|au maximum',
  'como máximo|no más de|hasta|al massimo|non più di|no máximo|não mais de|hoogstens|niet meer dan',
].join('|');
const AT_LEAST = [
  'at least|at the least|at the very least|no less than|no fewer than|a minimum of',
  'mindestens|wenigstens|nicht weniger als|au moins|pas moins de|al menos|por lo menos|como mínimo|almeno|pelo menos|minstens',
].join('|');
const OVER = 'more than|over|above|longer than|mehr als|über|länger als|plus de|más de|più di|mais de|meer dan';
const UNDER =
  'less than|fewer than|under|below|shorter than|weniger als|unter|kürzer als|moins de|menos de|meno di|minder dan';

/** "Never carried more than": "nie ... mehr als". */
const DENIED_OVER =
  /(?<![\p{L}])(?:(?:never|not|no|nie|nicht)(?: [\p{L}'’]+){0,2} (?:more|over|above|longer|later|mehr|länger) (?:than|als)|no (?:more|longer|later) than)(?![\p{L}])/giu;
const DENIED_UNDER =
  /(?<![\p{L}])(?:(?:never|not|no|nie|nicht)(?: [\p{L}'’]+){0,2} (?:less|fewer|under|below|shorter|weniger|kürzer) (?:than|als)|no (?:less|fewer) than)(?![\p{L}])/giu;
/** A verb of which a figure tells how far something moved: "rose by 5 %" denies "never rose more than 5 %". */
const MOVED = /(?:rise|rose|risen|grow|grew|grown|f[ae]ll|fallen|drop|shrank|increas|decreas|declin|stieg|sank|wuchs)/i;

const BEFORE = new RegExp(
  String.raw`(?<![\p{L}])(?:(?<upper>${AT_MOST}|${UNDER})|(?<lower>${AT_LEAST}|${OVER}))(?: about| around| rund| etwa)? $`,
  'iu',
);
const BEHIND = new RegExp(
  String.raw`^(?: [\p{L}]{1,24}){0,2},? (?:(?<upper>${AT_MOST})|(?<lower>${AT_LEAST}))(?![\p{L}]| [\d])`,
  'iu',
);
/** A bound is no longer. */
const NEAR = 40;
const BOUND = new RegExp(String.raw`(?<![\p{L}])(?:${AT_MOST}|${AT_LEAST})(?![\p{L}])`, 'giu');

interface Bound {
  readonly upper: boolean;
  /** What is bound: kind, unit and value. */
  readonly figure: string;
  readonly words: string;
}

/** A bound set to a figure to which the quotes set the opposite one: "more than 125" where they say "125 at most". */
export function findOtherBound(sentence: string, quotes: readonly string[]): string | null {
  const known = quotes.flatMap(readBounds);
  if (known.length === 0) return null;
  const turned = readBounds(sentence).find(({ upper, figure }) => {
    const theirs = known.filter((bound) => bound.figure === figure);
    return theirs.length > 0 && theirs.every((bound) => bound.upper !== upper);
  });
  return turned?.words ?? null;
}

function readBounds(text: string): Bound[] {
  const plain = text.replace(DENIED_OVER, 'at most').replace(DENIED_UNDER, 'at least');
  return readFigures(plain, { language: tellLanguage(text) }).flatMap((figure) => {
    if (figure.kind === 'date' || figure.kind === 'time') return [];
    const { start, end, kind, unit, value } = figure;
    const lead = BEFORE.exec(plain.slice(Math.max(0, start - NEAR), start));
    const groups = (lead ?? BEHIND.exec(plain.slice(end, end + 2 * NEAR)))?.groups;
    if (!groups) return [];
    const { upper, lower } = groups;
    return [{ upper: upper !== undefined, figure: `${kind} ${unit} ${value}`, words: upper ?? lower ?? '' }];
  });
}

/** Without the words that set a bound: "never carried more than 125" denies nothing of "carried 125 at most". */
export function withoutBounds(text: string): string {
  const bare = [DENIED_OVER, DENIED_UNDER].reduce(
    (rest, denied) => rest.replace(denied, (match) => (MOVED.test(match) ? match : wordsBetween(match))),
    text,
  );
  return bare.replace(BOUND, ' ');
}

/** What stands between the denial and what is denied: "carried". */
function wordsBetween(match: string): string {
  return ` ${match.split(' ').slice(1, -2).join(' ')} `;
}
