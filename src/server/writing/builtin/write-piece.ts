import { findFormat } from '../../../core/formats/registry.ts';
import { countWords } from '../../../core/rules/text.ts';
import { GaveUp, type Assignment, type PlannedPiece } from '../writer.ts';
import { layDesk, type Desk } from './desk.ts';
import { MAKERS, type Maker } from './makers.ts';

const MOST_BORROWED = 0.25;

/** The whole text of a piece: composed where there is something to quote and English fits, else an outline. */
export function writePiece(assignment: Assignment, piece: PlannedPiece): string {
  const maker = makerOf(piece.format);
  const desk = layDesk(assignment, piece);
  if (!desk.english || desk.quotes.length === 0) return maker.outline(desk);
  for (let most = desk.quotes.length; most > 0; most -= 1) {
    // A fresh desk each time: the phrases of the attempt before are free again.
    const tried: Desk = { ...layDesk(assignment, piece), quotes: desk.quotes.slice(0, most) };
    const text = maker.compose(tried);
    if (!maker.long || borrowedShare(text, tried) <= MOST_BORROWED) return text;
  }
  return maker.outline(layDesk(assignment, piece));
}

export function makerOf(format: string): Maker {
  const label = findFormat(format)?.label;
  if (!label) throw new GaveUp(`The built-in writer does not know the format ${format}`);
  return MAKERS[label];
}

function borrowedShare(text: string, { quotes }: Desk): number {
  const borrowed = quotes.filter((quote) => text.includes(quote.text)).reduce((sum, { words }) => sum + words, 0);
  return borrowed / Math.max(1, countWords(text));
}
