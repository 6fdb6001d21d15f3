import type { QuoteKind } from '../reading/quote-kind.ts';
import type { QuoteLines, Shot } from './quote-lines.ts';
import { own } from './quotes/own.ts';
import { QUOTE_LINES } from './quotes/quote-lines-of.ts';

const LINES: Readonly<Record<LineKind, QuoteLines>> = { ...QUOTE_LINES, own };

/** `own` is what the author has on record: a fact of an offer, a price, a count. */
export type LineKind = QuoteKind | 'own';

export type LineSlot = {
  [Slot in keyof QuoteLines]: QuoteLines[Slot] extends readonly string[] ? Slot : never;
}[keyof QuoteLines];

/** Words of the quotation in their quotation marks, for `{figure}` and `{term}`; null where there are none. */
export interface LineFill {
  readonly figure?: string | null;
  readonly term?: string | null;
  /** Whether the words are the author's own, whom no line then asks to doubt or to check them. */
  readonly own?: boolean;
}

/** Hands out the lines on quotations for one piece: never the same twice, and other ones to each of three variants. */
export interface LinePicker {
  /**
   * The next line on such a quotation. Lines that need what `fill` does not hold are passed over; where none is left it is
   * one that fits any quotation, and empty when those are used up too.
   */
  next(kind: LineKind, slot: LineSlot, fill?: LineFill): string;
  /** As `next`, for what is seen. */
  shot(kind: LineKind, fill?: LineFill): Shot | null;
}

const VARIANTS = 3;

/** What suits the words of others alone. */
const DOUBTS =
  /\b(?:before you (?:quote|repeat|pass|rely)|find out before|repeat it|whom is it about|whom \S+ (?:\S+ )*is about|leaves? out|left out|who gave|newer than|exception before|answered it)\b/iu;

/** `turn` moves the formats of a job apart, as in voice/phrase-picker.ts. */
export function createLinePicker(variant: number, turn: number): LinePicker {
  const taken = new Set<string | Shot>();

  const mineOf = <Line>(lines: readonly Line[]): Line[] => {
    const mine = lines.filter((_, index) => index % VARIANTS === (variant - 1 + turn) % VARIANTS);
    const start = mine.length > 0 ? Math.floor(turn / VARIANTS) % mine.length : 0;
    return [...mine.slice(start), ...mine.slice(0, start)];
  };

  const take = <Line extends string | Shot>(lines: readonly Line[], fits: (line: Line) => boolean): Line | null => {
    const line = mineOf(lines).find((one) => !taken.has(one) && fits(one)) ?? null;
    if (line !== null) taken.add(line);
    return line;
  };

  return {
    next: (kind, slot, fill = {}) => {
      const fits = (line: string): boolean => isFilled(line, fill);
      return filled(take(LINES[kind][slot], fits) ?? take(LINES.plain[slot], fits) ?? '', fill);
    },
    shot: (kind, fill = {}) => {
      const fits = ({ visual, onScreen }: Shot): boolean => isFilled(`${visual} ${onScreen}`, fill);
      const shot = take(LINES[kind].shots, fits) ?? take(LINES.plain.shots, fits);
      return shot && { visual: filled(shot.visual, fill), onScreen: filled(shot.onScreen, fill) };
    },
  };
}

function isFilled(line: string, { figure, term, own }: LineFill): boolean {
  if (own && DOUBTS.test(line)) return false;
  return (Boolean(figure) || !line.includes('{figure}')) && (Boolean(term) || !line.includes('{term}'));
}

function filled(line: string, { figure, term }: LineFill): string {
  return line.replaceAll('{figure}', () => figure ?? '').replaceAll('{term}', () => term ?? '');
}
