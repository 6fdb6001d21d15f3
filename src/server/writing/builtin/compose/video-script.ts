import type { VideoScriptParts } from '../../../../core/formats/video-script.ts';
import { countWords } from '../../../../core/rules/text.ts';
import { createBorrower, type Borrowed, type Borrower } from '../borrow.ts';
import { formatIndex, type Desk } from '../desk.ts';
import { createGapBook, type GapBook } from '../lines/gap-book.ts';
import { createLinePicker } from '../lines/pick-lines.ts';
import type { VariantPlaces } from '../lines/place.ts';
import { placesFor } from '../lines/places-for.ts';
import type { Shot } from '../lines/quote-lines.ts';
import { scenesOf } from '../outline/scenes.ts';
import { plainSourceList } from '../text/source-list.ts';
import { plainTitle } from '../text/source-name.ts';
import { chaptersOf, type Part } from './chapters.ts';
import { closingWords } from './closing.ts';
import { nextPlace } from './own-case.ts';
import { picturesOf } from './pictures.ts';
import { factsHeading, quotationAs } from './quoted-section.ts';
import { splitShots, timeRows, type SpokenShot } from './rows.ts';
import { describe, opening, titlesOf } from './video-titles.ts';
import { objectionGaps, objectionHeading, viewGaps, viewHeading } from './view.ts';

const TURN = formatIndex('Video Script');
const OPINION_WORDS = 220;
const ROW_WORDS = 60;

export function composeVideoScript(desk: Desk): VideoScriptParts {
  const asked = placesFor(desk, TURN);
  const borrower = createBorrower(desk, createLinePicker(desk.variant, TURN, desk.permits));
  const gaps = createGapBook();
  const view = viewPart(desk, gaps);
  const quoted = quotedParts(desk, borrower);
  const parts = arrange(desk, { quoted, view, close: closePart(desk, asked, gaps) });
  const rows = timeRows(parts.flatMap(({ shots }) => shots));
  return {
    titles: titlesOf(desk),
    description: [describe(desk), closingWords(desk).invite, plainSourceList(borrower.sources())].join('\n\n'),
    chapters: chaptersOf(parts, rows),
    rows,
  };
}

interface Blocks {
  readonly quoted: readonly Part[];
  readonly view: readonly Part[];
  readonly close: readonly Part[];
}

/** What the angle's name promises comes right after the hook. */
function arrange(desk: Desk, { quoted, view, close }: Blocks): Part[] {
  const start = startPart(desk);
  const [first, ...others] = quoted;
  const lead = first ? [first] : [];
  switch (desk.angle) {
    case 'question':
    case 'list':
      return [start, ...quoted, ...view, ...close];
    case 'figure':
      return [start, ...lead, ...view, ...others, ...close];
    case 'story':
    case 'contrast':
      return [start, ...view, ...quoted, ...close];
  }
}

function startPart(desk: Desk): Part {
  const { hook } = picturesOf(desk.variant);
  return { chapter: 'Start', shots: [{ ...opening(desk), visual: hook }] };
}

/** A quotation is read out, and nobody is examined on it; the author's own facts make one part. */
function quotedParts(desk: Desk, borrower: Borrower): Part[] {
  const spare = [...picturesOf(desk.variant).reading];
  const parts: { chapter: string; shots: SpokenShot[] }[] = [];
  let own: (typeof parts)[number] | null = null;
  for (const borrowed of desk.quotes.flatMap(() => borrower.next() ?? [])) {
    const { visual } = borrowed.shot() ?? toCamera(spare.shift() ?? '');
    const spoken = quotationAs('line', { ...borrowed, cited: '' });
    const shot = { spoken, visual, onScreen: sourceOnScreen(borrowed) };
    const isOwn = borrowed.quote.source.kind === 'material';
    if (isOwn && own) {
      own.shots.push(shot);
      continue;
    }
    const part = { chapter: isOwn ? factsHeading(desk) : borrowed.heading(), shots: [shot] };
    if (isOwn) own = part;
    parts.push(part);
  }
  return parts;
}

function sourceOnScreen({ quote }: Borrowed): string {
  if (quote.source.kind === 'material') return 'From our notes';
  const title = plainTitle(quote.source);
  return countWords(title) <= 6 && title !== '' ? `Source: ${title}` : 'Source in the description';
}

function viewPart(desk: Desk, gaps: GapBook): Part[] {
  const { opinion, phrases, variant } = desk;
  const words = opinion.opening((text) => countWords(text) <= OPINION_WORDS);
  const [first, ...rest] = splitShots(words, picturesOf(variant).opinion.map(toCamera), ROW_WORDS);
  if (!first) return [];
  const said = { ...first, spoken: `${phrases.next('stance')} ${first.spoken}` };
  const shown = openShot(gaps.take(viewGaps(desk)), sceneOf(desk, 0));
  const objection = desk.angle === 'contrast' ? gaps.take(objectionGaps(desk)) : '';
  const view = { chapter: viewHeading(desk), shots: [said, ...rest, ...shown] };
  if (objection === '') return [view];
  const heading = objectionHeading(desk);
  return [view, { chapter: heading, shots: openShot(`${heading} ${objection}`, picturesOf(variant).asking) }];
}

function openShot(spoken: string, visual: string): SpokenShot[] {
  return spoken === '' ? [] : [{ spoken, visual, onScreen: '' }];
}

function toCamera(visual: string): Shot {
  return { visual, onScreen: '' };
}

function sceneOf(desk: Desk, at: number): string {
  const scenes = scenesOf(desk);
  return scenes[at % scenes.length] ?? '';
}

/** What only the author knows about such a topic, then the last words. */
function closePart(desk: Desk, asked: VariantPlaces, gaps: GapBook): Part[] {
  const last: SpokenShot = { spoken: desk.phrases.next('ask'), visual: picturesOf(desk.variant).end, onScreen: '' };
  const places = [nextPlace(asked.places, desk, gaps), nextPlace(asked.places, desk, gaps)].filter(
    (one) => one !== null,
  );
  const parts = places.map(({ heading, label, open }, at): Part => {
    const shot = { spoken: `${heading} ${open}`, visual: sceneOf(desk, at + 1), onScreen: label };
    return { chapter: heading, shots: at === places.length - 1 ? [shot, last] : [shot] };
  });
  return parts.length > 0 ? parts : [{ chapter: 'To close', shots: [last] }];
}
