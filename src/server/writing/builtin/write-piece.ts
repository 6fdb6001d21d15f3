import { findGaps } from '../../../core/formats/layout/gaps.ts';
import { findFormat } from '../../../core/formats/registry.ts';
import { GaveUp, type Assignment, type PlannedPiece } from '../writer.ts';
import { borrowedShare, MOST_BORROWED } from './borrowed-share.ts';
import { RELEASE_CONTACTS } from './compose/press-release.ts';
import { LINK } from './compose/wanted-facts.ts';
import { layDesk, type Desk } from './desk.ts';
import { tellsFacts } from './reading/rank-quotes.ts';
import { announces } from './reading/topic-kind.ts';
import { relevantQuotes } from './reading/relevant-quotes.ts';
import { MAKERS, type MadeText, type Maker } from './makers.ts';
import { shapedMaker } from './shaped-maker.ts';
import { splitSentences } from './text/sentences.ts';
import type { Quote } from './text/usable-claims.ts';

/** The whole text of a piece: composed where there is something to quote and English fits, else an outline. */
export function writePiece(assignment: Assignment, piece: PlannedPiece): MadeText {
  const maker = makerOf(piece.format);
  // A fresh desk each time: the phrases of the attempt before are free again.
  const lay = (): Desk => layDesk(assignment, piece);
  const desk = lay();
  const make = desk.english ? maker.compose : maker.outline;
  for (const quotes of selections(assignment, desk, maker)) {
    const made = make({ ...lay(), quotes });
    if (made && borrowedShare(made.text, quotes) <= MOST_BORROWED) return namedForWhatItIs(made, desk, quotes);
  }
  return maker.outline({ ...lay(), quotes: [] });
}

/** What every piece of its format leaves to its author. */
const PLATFORM = new Set<string>([
  'link',
  LINK,
  'button',
  'postal address',
  'unsubscribe link',
  'city, date',
  ...RELEASE_CONTACTS,
]);

/** A piece with more places to fill than sentences of its author and its sources is an outline, too, and says so. */
function namedForWhatItIs(made: MadeText, { opinion }: Desk, quotes: readonly Quote[]): MadeText {
  if (made.outlineSources !== null) return made;
  const { text } = made;
  const quoted = quotes.filter((quote) => text.includes(quote.text));
  const heard = splitSentences(opinion.whole).filter((sentence) => text.includes(bareSentence(sentence)));
  const open = findGaps(text).filter(({ what }) => !PLATFORM.has(what));
  if (open.length <= quoted.length + heard.length) return made;
  return { text, outlineSources: new Set(quoted.map(({ source }) => source.id)).size };
}

/** Without the mark of a list and the full stop, either of which a format may set otherwise. */
function bareSentence(sentence: string): string {
  return sentence.replace(/^(?:[-–*•·]|\d{1,2}[.)])\s+/u, '').replace(/[.!?…]+$/u, '');
}

/** Quotations to be tried one after the other; none at all where there is nothing to quote. */
function selections(assignment: Assignment, desk: Desk, { need }: Maker): Iterable<readonly Quote[]> {
  const shortest = shortestFirst(assignment, desk);
  const standsOnOpinion = need.choosy === true && /\p{L}/u.test(desk.opinion.whole) && shortest !== undefined;
  return standsOnOpinion
    ? [desk.quotes]
    : everFewer(desk.quotes, { shortest, announced: announces(desk.topicKind.kind) });
}

export function makerOf(format: string): Maker {
  const known = findFormat(format);
  if (!known) throw new GaveUp(`The built-in writer does not know the format ${format}`);
  return MAKERS[known.label] ?? shapedMaker(known);
}

/** All that was planned, then without the least telling one after the other; at last the shortest one alone. */
function* everFewer(
  planned: readonly Quote[],
  { shortest, announced }: { shortest: Quote | undefined; announced: boolean },
): Generator<readonly Quote[]> {
  let left = planned;
  while (left.length > 0) {
    yield left;
    const least = leastTelling(left, announced);
    left = left.filter((quote) => quote !== least);
  }
  if (shortest && planned[0] !== shortest) yield [shortest];
}

/**
 * What leads goes last. Of the others, those that say least in particular go first, and of those the later ones; an
 * announcement keeps its dates and prices.
 */
function leastTelling([lead, ...others]: readonly Quote[], announced: boolean): Quote | undefined {
  if (announced) {
    const beside = others.filter((quote) => !tellsFacts(quote));
    // The shorter they are, the more of them there is room for.
    return (beside.length > 0 ? beside : others).toSorted((one, other) => other.words - one.words)[0] ?? lead;
  }
  const definition = others.findLast(({ isDefinition }) => isDefinition);
  return definition ?? others.findLast(({ kind }) => kind === 'plain') ?? others.at(-1) ?? lead;
}

/** Of those that keep the angle's promise and may open a piece. */
function shortestFirst(assignment: Assignment, { angle }: Desk): Quote | undefined {
  const quotes = relevantQuotes(assignment)
    .map(({ quote }) => quote)
    .filter(({ figure, isDefinition }) => !isDefinition && (angle !== 'figure' || figure !== null));
  return quotes.toSorted((one, other) => one.words - other.words)[0];
}
