import { gap } from '../../../../core/formats/layout/gaps.ts';

/** Who wishes for a gap. Those of one origin were written to stand side by side; only the same words are the same wish. */
export type GapOrigin = 'kind' | 'angle' | 'offer' | 'format';

/** Hands out the gaps of one piece, so that no two of them ask for the same. */
export interface GapBook {
  /** The first of `wishes` that the piece does not ask for yet, as a gap; empty when it has asked for all of them. */
  take(wishes: readonly string[], origin?: GapOrigin): string;
}

interface Asked {
  readonly what: string;
  readonly subject: ReadonlySet<string>;
  readonly origin: GapOrigin | undefined;
}

/** Words of a gap that tell how something is to be written down, not what is to be told. */
const MANNER = new Set(
  (
    'your yours with their them they from that this what when where which whose word words sentence sentences name named date ' +
    'dates exact plain line lines short three took some somebody person people about each have been into were would could ' +
    'than then there here just only also made first best strongest heard answer case told quoted another other last asked written ' +
    'place year years example again went'
  ).split(' '),
);
const ALIKE = 0.5;
/** Different words for one wish. */
const SAME: Readonly<Record<string, string>> = { thoug: 'think', argum: 'objec', disag: 'objec', again: 'objec' };
/** One case of the author's own is enough, whoever it is about; a case against it is another wish. */
const OWN_CASE = {
  sign: /\bcase (?:of|from) your own\b|\bfrom your own work\b|\bwhose case\b|\bcase that (?:shows|bears|first)\b/u,
  stem: 'case',
} as const;
const OTHER_VIEW = { sign: /\bsees? it differently\b/gu, stem: 'objection' } as const;

export function createGapBook(): GapBook {
  const asked: Asked[] = [];
  return {
    take: (wishes, origin) => {
      const isNew = (what: string): boolean =>
        !asked.some((other) => other.what === what || (isForeign(other, origin) && asksAlike(other.subject, what)));
      const wish = wishes.find(isNew);
      if (wish === undefined) return '';
      asked.push({ what: wish, subject: subjectOf(wish), origin });
      return gap(wish);
    },
  };
}

function isForeign(other: Asked, origin: GapOrigin | undefined): boolean {
  return origin === undefined || other.origin !== origin;
}

/** Whether a line asks for the same, as far as its telling words show it. */
function asksAlike(one: ReadonlySet<string>, what: string): boolean {
  const other = subjectOf(what);
  if (one.has(OWN_CASE.stem) && other.has(OWN_CASE.stem)) return true;
  const shared = [...one].filter((stem) => other.has(stem)).length;
  return shared > 0 && shared / Math.min(one.size, other.size) >= ALIKE;
}

/** The beginnings of its telling words, the topic and other words in quotation marks aside. */
function subjectOf(what: string): ReadonlySet<string> {
  const own = what
    .toLowerCase()
    .replace(/“[^”]*”|"[^"]*"/gu, ' ')
    .replace(OTHER_VIEW.sign, OTHER_VIEW.stem);
  const words = (own.match(/\p{L}{4,}/gu) ?? []).filter((word) => !MANNER.has(word));
  const subject = words.map((word) => word.slice(0, 5)).map((stem) => SAME[stem] ?? stem);
  return new Set(OWN_CASE.sign.test(own) ? [...subject, OWN_CASE.stem] : subject);
}
