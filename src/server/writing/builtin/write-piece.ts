import { findFormat } from '../../../core/formats/registry.ts';
import { GaveUp, type Assignment, type PlannedPiece } from '../writer.ts';
import { borrowedShare, MOST_BORROWED } from './borrowed-share.ts';
import { layDesk, type Desk } from './desk.ts';
import { MAKERS, type Maker } from './makers.ts';
import { usableQuotes, type Quote } from './text/usable-claims.ts';

/** The whole text of a piece: composed where there is something to quote and English fits, else an outline. */
export function writePiece(assignment: Assignment, piece: PlannedPiece): string {
  const maker = makerOf(piece.format);
  // A fresh desk each time: the phrases of the attempt before are free again.
  const lay = (): Desk => layDesk(assignment, piece);
  const desk = lay();
  if (!desk.english) return maker.outline(desk);
  for (const quotes of selections(assignment, desk, maker)) {
    const text = maker.compose({ ...lay(), quotes });
    if (text !== null && borrowedShare(text, quotes) <= MOST_BORROWED) return text;
  }
  return maker.outline(lay());
}

/** Quotations to be tried one after the other; none at all where there is nothing to quote. */
function selections(assignment: Assignment, desk: Desk, { need }: Maker): Iterable<readonly Quote[]> {
  const shortest = shortestFirst(assignment, desk);
  const standsOnOpinion = need.choosy === true && desk.opinion.whole !== '' && shortest !== undefined;
  return standsOnOpinion ? [desk.quotes] : everFewer(desk.quotes, shortest);
}

export function makerOf(format: string): Maker {
  const label = findFormat(format)?.label;
  if (!label) throw new GaveUp(`The built-in writer does not know the format ${format}`);
  return MAKERS[label];
}

/** All that was planned, then without the least telling one after the other; at last the shortest one alone. */
function* everFewer(planned: readonly Quote[], shortest: Quote | undefined): Generator<readonly Quote[]> {
  let left = planned;
  while (left.length > 0) {
    yield left;
    const least = leastTelling(left);
    left = left.filter((quote) => quote !== least);
  }
  if (shortest && planned[0] !== shortest) yield [shortest];
}

/** What leads goes last. Of the others, those that say least in particular go first, and of those the later ones. */
function leastTelling([lead, ...others]: readonly Quote[]): Quote | undefined {
  return (
    others.findLast(({ isDefinition }) => isDefinition) ??
    others.findLast(({ kind }) => kind === 'plain') ??
    others.at(-1) ??
    lead
  );
}

/** Of those that keep the angle's promise and may open a piece. */
function shortestFirst({ ledger, sources }: Assignment, { angle }: Desk): Quote | undefined {
  const quotes = usableQuotes(ledger, sources).filter(
    ({ figure, isDefinition }) => !isDefinition && (angle !== 'figure' || figure !== null),
  );
  return quotes.toSorted((one, other) => one.words - other.words)[0];
}
