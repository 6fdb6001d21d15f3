import { endOfOften } from '../figures-of-speech.ts';
import { before, matchAt } from './reading.ts';

/** Names that a number belongs to. */
const HEADS = [
  'windows macos ios ipados iphone ipad android galaxy pixel playstation xbox nintendo node python php java html css es',
  'angular vue react svelte photoshop office microsoft studio iso iec ieee rfc din en soc pci wcag usb http tls ssl gpt',
  'claude gemini llama bluetooth wi-fi wifi web industry industrie type fortune formula boeing airbus apollo falcon area',
  'article art. articles clause paragraph rule route highway channel scope tier grade class category title release gen',
  'generation model series mark act sdg goal by-sa by by-nc cc p500 s&p dax nasdaq ftse form world war apartheid firefox',
  'chrome safari edge postgresql postgres mysql oracle kubernetes ubuntu debian fedora typescript javascript kotlin swift',
  'analytics universal sa eu tesla model catch room gate platform line bus flight terminal v ver. version',
]
  .join(' ')
  .split(' ');
const HEAD = new RegExp(
  String.raw`(?<![a-zà-ÿ0-9])(?<head>${HEADS.map((head) => head.replace('.', String.raw`\.`)).join('|')})[ -]$`,
);
/** Words that are names of something only with a capital letter: "by 30", "type 12 letters". */
const JOINED = /(?<![a-z0-9])(?<word>[a-z][a-z]*)-$/;
const LEADS = new Set(
  'top under over mid pre post sub plus circa early late week month day year quarter hour minute non a per'.split(' '),
);
const IDIOMS =
  /(?:24[/-]7|(?<![$€£¥] ?|\b(?:usd|eur|gbp|chf) )[458]k(?= (?:webcams?|cameras?|videos?|screens?|displays?|monitors?|resolution|tvs?|footage|quality|streams?|streaming)|[.,;!?)]|$|\n)|50[/-]50|80[/-]20|20[/-]20|70[/-]20[/-]10|9[- ]to[- ]5|360(?:-degrees?|°| degrees?)|180(?:-degrees?|°| degrees?)|1[- ](?:on|to)[- ]1|4x4|2x2|3-2-1|404(?= (?:error|page))|101(?=[.!?,:;)]|$|\n))(?![a-z0-9%])/y;

/** Where an idiom ends that is made of numbers and states none: "24/7". */
export function endOfIdiom(low: string, at: number): number | null {
  const match = matchAt(IDIOMS, low, at);
  return match ? at + match[0].length : endOfOften(low, at);
}

/** Whether the digits at a place belong to a name: "GPT-4", "Windows 11", "B2B", "Web 2.0". */
export function isInName(raw: string, low: string, at: number): boolean {
  const last = low.charAt(at - 1);
  if (/[a-zß-öø-ÿ]/.test(last)) return true;
  if (!/[ -]/.test(last) || !/[a-z.&]/.test(low.charAt(at - 2))) return false;
  const lead = before(low, at, 20);
  const joined = JOINED.exec(lead);
  if (joined) return !LEADS.has(joined.groups?.['word'] ?? '') && startsHigh(raw, at - joined[0].length);
  const head = HEAD.exec(lead);
  return head !== null && startsHigh(raw, at - head[0].length);
}

function startsHigh(raw: string, at: number): boolean {
  const initial = raw.charAt(at);
  return initial !== initial.toLowerCase() || /^(?:i(?:os|phone|pad))/.test(raw.slice(at, at + 6)) || initial === 'v';
}

const TAIL = /[a-z][a-z0-9]*/y;

/** Where a name ends that begins with digits, as `3d` and `4k`. */
export function endOfTail(low: string, at: number): number | null {
  const match = matchAt(TAIL, low, at);
  return match && at + match[0].length;
}
