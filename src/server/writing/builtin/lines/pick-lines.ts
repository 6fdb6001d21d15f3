import type { QuoteKind } from '../reading/quote-kind.ts';
import type { Permits } from '../text/permitted.ts';
import { OWN_HEADINGS } from './own-headings.ts';
import type { Shot } from './quote-lines.ts';
import { QUOTE_LINES } from './quotes/quote-lines-of.ts';

/** Words of the quotation in their quotation marks, for `{figure}` and `{term}`; null where there are none. */
export interface LineFill {
  readonly figure?: string | null;
  readonly term?: string | null;
  /** Whether the words are the author's own. */
  readonly own?: boolean;
}

/** Hands out the lines on quotations for one piece: never the same twice, and other ones to each of three variants. */
export interface LinePicker {
  /**
   * The next heading above such a quotation. Lines that need what `fill` does not hold are passed over; where none is left
   * it is one that fits any quotation, and empty when those are used up too.
   */
  heading(kind: QuoteKind, fill?: LineFill): string;
  /** As `heading`, for what is seen; null when all are used up. */
  shot(kind: QuoteKind, fill?: LineFill): Shot | null;
}

const VARIANTS = 3;

/** `turn` moves the formats of a job apart, as in voice/phrase-picker.ts. */
export function createLinePicker(variant: number, turn: number, permits: Permits = () => true): LinePicker {
  const taken = new Set<string | Shot>();

  const mineOf = <Line>(lines: readonly Line[]): Line[] => {
    const mine = lines.filter((_, index) => index % VARIANTS === (variant - 1 + turn) % VARIANTS);
    const start = mine.length > 0 ? Math.floor(turn / VARIANTS) % mine.length : 0;
    return [...mine.slice(start), ...mine.slice(0, start)];
  };

  const take = <Line extends string | Shot>(
    lists: readonly (readonly Line[])[],
    fits: (line: Line) => boolean,
  ): Line | null => {
    const line = lists.flatMap(mineOf).find((one) => !taken.has(one) && fits(one)) ?? null;
    if (line !== null) taken.add(line);
    return line;
  };

  return {
    heading: (kind, fill = {}) => {
      const others = [QUOTE_LINES[kind].headings, QUOTE_LINES.plain.headings];
      // Above the author's own words nothing speaks of others.
      const lists = fill.own ? [OWN_HEADINGS[kind], OWN_HEADINGS.plain, QUOTE_LINES.plain.headings] : others;
      return filled(take(lists, (line) => isFilled(line, fill) && permits(line)) ?? '', fill);
    },
    shot: (kind, fill = {}) => {
      const lists = [QUOTE_LINES[kind].shots, QUOTE_LINES.plain.shots];
      const shot = take(
        lists,
        ({ visual, onScreen }) => isFilled(`${visual} ${onScreen}`, fill) && permits(`${visual}\n${onScreen}`),
      );
      return shot && { visual: filled(shot.visual, fill), onScreen: filled(shot.onScreen, fill) };
    },
  };
}

function isFilled(line: string, { figure, term }: LineFill): boolean {
  return (Boolean(figure) || !line.includes('{figure}')) && (Boolean(term) || !line.includes('{term}'));
}

function filled(line: string, { figure, term }: LineFill): string {
  return line.replaceAll('{figure}', () => figure ?? '').replaceAll('{term}', () => term ?? '');
}
