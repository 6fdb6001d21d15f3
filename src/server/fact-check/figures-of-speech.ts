import { before, matchAt } from '../text/places.ts';
import type { Quantity } from '../text/figures/figure.ts';

/** Those whom a round number counts: a dozen of them is a statement, a dozen crates hardly. */
export const COUNTED =
  'accounts|brands|businesses|buyers|cities|clients|companies|countries|customers|employees|families|firms|homes|members|offices|orders|people|readers|retailers|shops|stores|studies|subscribers|teams|towns|users|vans|visitors|workers';
/** "A dozen local firms" */
const NOBODY = String.raw`(?! (?:of|more|new)\b| (?:[a-z-]+ )?(?:${COUNTED})\b)`;
const SPANS = 'morning|afternoon|evening|night|day|week|weekend|summer|winter|life|lifetime';
const THINGS = 'battle|fun|job|load|order|pavement|picture|point|problem|route|shift|story|street|time|tour|trick|trip';

const HALF = new RegExp(
  String.raw`half (?:(?:the|your|my|his|her|our|their|a|that|this) (?:${SPANS}|${THINGS}|answer|truth|way|work)\b|as\b)`,
  'y',
);
const DOZEN = new RegExp(String.raw`(?:a |half a )?dozen${NOBODY} [a-z]`, 'y');
const MANY = new RegExp(
  String.raw`(?:a|one) (?:hundred|thousand|million)(?: and one)?(?:${NOBODY} (?:better|little|small|tiny|other|different|stupid) [a-z]| (?:cuts|details|excuses|questions|reasons|things|times|ways|words)\b(?! (?:as|more|less|faster|higher|better)\b))`,
  'y',
);
const OFTEN = /(?:nine|9) times out of (?:ten|10)(?![a-z0-9])/y;

/** "A dozen crates", "a hundred better things to do" */
export function isRoundOfSpeech(low: string, at: number): boolean {
  return matchAt(DOZEN, low, at) !== null || matchAt(MANY, low, at) !== null;
}

/** What is made of numbers and states none: "24/7". */
const IDIOMS =
  /(?<![\p{L}\p{N}$€£¥.,/-]|[$€£¥] |(?:usd|eur|gbp|chf) )(?:24[/-]7|[458]k(?= (?:webcams?|cameras?|videos?|screens?|displays?|monitors?|resolution|tvs?|footage|quality|streams?|streaming)|[.,;!?)]|$|\n)|50[/-]50|80[/-]20|20[/-]20|70[/-]20[/-]10|9[- ]to[- ]5|360(?:-degrees?|°| degrees?)|180(?:-degrees?|°| degrees?)|1[- ](?:on|to)[- ]1|3-2-1|404(?= (?:error|page))|101(?=[.!?,:;)]|$|\n))(?![a-z0-9%])/uy;

const LONGEST_IDIOM = 24;

/** Whether what is at a place is part of an idiom: "24/7", "nine times out of ten". */
export function isInIdiom(low: string, at: number): boolean {
  for (let from = at; from >= 0 && from > at - LONGEST_IDIOM; from -= 1) {
    const match = matchAt(IDIOMS, low, from) ?? matchAt(OFTEN, low, from);
    if (match) return from + match[0].length > at;
    if (low.charAt(from - 1) === '\n') break;
  }
  return false;
}

const SHARE_OF = /^ (?:of|off|as|less|more|lower|higher|fewer)(?![a-z])|^[.,;:!?)]|^$|^\n/;
const ABOUT =
  /(?<![a-z])(?:by|than|about|nearly|almost|around|roughly|over|under|only|least|most|some|just|up to|to|or|and|-) $/;
const HALF_OF = /^ (?:of|the|all|our|their|its|your|as|that|those|these|who|what) /;
const ONE_OF_TWO =
  /(?<![a-z])(?:first|second|other|better|latter|your|my|this|that|each|in) $|(?:erste|zweite|andere|bessere|obere|untere)[nr]? $/;
/** "Half" and "ein Viertel" are shares where what they are of follows; a quarter may be of a year. */
const WITHIN = /(?<![a-z])(?:in|within|per|every|each) $/;
const PART_OF_TOWN = /^ (?!(?:aller|davon|der|des|dessen|mehr|unserer|von|weniger)(?![a-zà-ÿ]))/;
const WAY_OF_SPEECH =
  /^ (?:ihre[rsn]?|deine[rsn]?|eure[rsn]?|meine[rsn]?|der|des) (?:arbeit|miete|zeit|tages|tour|weges|wegs|woche|nacht|lebens|morgens|abends|vormittags|schlacht)(?![a-zà-ÿ])/;
const QUARTER = 25;

/** Whether a share in words states one: "half of the users", but not "half your morning" or "the other half". */
export function isShareStated(low: string, { start, end, value }: Quantity): boolean {
  const words = low.slice(start, end);
  if (words.endsWith(' of')) return true;
  const [lead, rest] = [before(low, start, 16), low.slice(end, end + 60)];
  if (ONE_OF_TWO.test(lead) && /half$|hälfte$/.test(words)) return false;
  if (words === 'half') return matchAt(HALF, low, start) === null && (HALF_OF.test(rest) || ABOUT.test(lead));
  if (words.endsWith('hälfte')) return !WAY_OF_SPEECH.test(rest);
  if (/^ein (?:drittel|viertel|fünftel|achtel|zehntel)/.test(words)) return !PART_OF_TOWN.test(rest);
  if (!/^(?:an?|one)[ -]/.test(words) || /\d| in | out of /.test(words) || /^ of(?![a-z])/.test(rest)) return true;
  if (value === QUARTER && WITHIN.test(lead)) return false;
  return SHARE_OF.test(rest) || ABOUT.test(lead);
}
