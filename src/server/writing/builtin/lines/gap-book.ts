import { gap } from '../../../../core/formats/layout/gaps.ts';

/** Hands out the gaps of one piece, so that no two of them ask for the same. */
export interface GapBook {
  /** The first of `wishes` that the piece does not ask for yet, as a gap; empty when it has asked for all of them. */
  take(wishes: readonly string[]): string;
}

/** Words of a gap that tell how something is to be written down, not what is to be told. */
const MANNER = new Set(
  (
    'your yours with their them they from that this what when where which whose word words sentence sentences name named date ' +
    'dates exact plain line lines short three took some somebody person people about each have been into were would could ' +
    'than then there here just only also'
  ).split(' '),
);
const ALIKE = 0.5;

export function createGapBook(): GapBook {
  const asked: ReadonlySet<string>[] = [];
  return {
    take: (wishes) => {
      const wish = wishes.find((what) => !asked.some((other) => isAlike(other, subjectOf(what))));
      if (wish === undefined) return '';
      asked.push(subjectOf(wish));
      return gap(wish);
    },
  };
}

/** The beginnings of its telling words, the topic and other words in quotation marks aside. */
function subjectOf(what: string): ReadonlySet<string> {
  const own = what.toLowerCase().replace(/“[^”]*”|"[^"]*"/gu, ' ');
  const words = own.match(/\p{L}{4,}/gu) ?? [];
  return new Set(words.filter((word) => !MANNER.has(word)).map((word) => word.slice(0, 5)));
}

function isAlike(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const shared = [...one].filter((stem) => other.has(stem)).length;
  return shared > 0 && shared / Math.min(one.size, other.size) >= ALIKE;
}
