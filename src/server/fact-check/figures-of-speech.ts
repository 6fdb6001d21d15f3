import { matchAt } from './reader/reading.ts';

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

/** "Half your morning is gone" */
export function isHalfOfSpeech(low: string, at: number): boolean {
  return matchAt(HALF, low, at) !== null;
}

/** "A dozen crates", "a hundred better things to do" */
export function isRoundOfSpeech(low: string, at: number): boolean {
  return matchAt(DOZEN, low, at) !== null || matchAt(MANY, low, at) !== null;
}

/** Where "nine times out of ten" ends; null for other words. */
export function endOfOften(low: string, at: number): number | null {
  const match = matchAt(OFTEN, low, at);
  return match && at + match[0].length;
}
