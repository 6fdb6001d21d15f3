import type { VideoScriptParts } from '../../../../core/formats/video-script.ts';
import { countWords } from '../../../../core/rules/text.ts';
import { createBorrower, type Borrowed, type Borrower } from '../borrow.ts';
import { formatIndex, type Desk } from '../desk.ts';
import { createGapBook, type GapBook } from '../lines/gap-book.ts';
import { createLinePicker } from '../lines/pick-lines.ts';
import type { VariantPlaces } from '../lines/place.ts';
import { placesFor } from '../lines/places-for.ts';
import { SCENES } from '../outline/scenes.ts';
import { plainSourceList } from '../text/source-list.ts';
import { plainTitle } from '../text/source-name.ts';
import { chaptersOf, type Part } from './chapters.ts';
import { besideHeading, isSetBeside } from './quoted-section.ts';
import { splitShots, timeRows, type SpokenShot } from './rows.ts';
import { spokenTopic, videoTitles } from './video-titles.ts';
import { VIEW_HEADINGS, viewGaps } from './view.ts';

const OPINION_WORDS = 220;
const ROW_WORDS = 60;
const QUOTES = 3;

export function composeVideoScript(desk: Desk): VideoScriptParts {
  const turn = formatIndex('Video Script');
  const asked = placesFor(desk, turn);
  const borrower = createBorrower(desk, createLinePicker(desk.variant, turn));
  const gaps = createGapBook();
  const view = viewPart(desk, gaps);
  const parts = arrange(desk, {
    asked,
    quoted: quotedParts(desk, borrower),
    view,
    close: closePart(desk, asked, gaps),
  });
  const rows = timeRows(parts.flatMap(({ shots }) => shots));
  return {
    titles: videoTitles(desk, [asked.question, asked.places[1].heading]),
    description: [describe(desk, asked), desk.phrases.next('invite'), plainSourceList(borrower.sources())].join('\n\n'),
    chapters: chaptersOf(parts, rows),
    rows,
  };
}

interface Blocks {
  readonly asked: VariantPlaces;
  readonly quoted: readonly Part[];
  readonly view: readonly Part[];
  readonly close: Part;
}

/** What the angle's name promises comes right after the hook. */
function arrange(desk: Desk, { asked, quoted, view, close }: Blocks): Part[] {
  const start = startPart(desk, asked);
  const [first, ...others] = quoted;
  const lead = first ? [first] : [];
  switch (desk.angle) {
    case 'question':
      return [start, ...quoted, ...view, close];
    case 'figure':
      return [start, ...lead, ...view, ...others, close];
    case 'story':
    case 'contrast':
      return [start, ...view, ...quoted, close];
    case 'list':
      return [start, listPart(asked), ...view, ...quoted, close];
  }
}

function startPart({ angle, voice, topic }: Desk, { question }: VariantPlaces): Part {
  const { line, onScreen } = spokenTopic(topic);
  const opening = voice.opening[angle].video;
  return {
    chapter: 'Start',
    shots: [
      {
        spoken: `${voice.hook[angle].video} ${line}`,
        visual: 'Presenter, close up, straight into the camera',
        onScreen,
      },
      {
        spoken: angle === 'question' ? `${opening} ${question}` : opening,
        visual: 'Presenter walks to the place where it is filmed',
        onScreen: '',
      },
    ],
  };
}

/** The quotation is read, then asked about: two pictures. */
function quotedParts(desk: Desk, borrower: Borrower): Part[] {
  return desk.quotes.slice(0, QUOTES).flatMap((_, at) => {
    const borrowed = borrower.next();
    if (!borrowed) return [];
    const { lead, words } = borrowed;
    const beside = isSetBeside(desk, at);
    const read = borrowed.shot() ?? { visual: '', onScreen: '' };
    const asked = borrowed.shot() ?? { visual: 'Presenter to camera', onScreen: '' };
    return [
      {
        chapter: beside ? besideHeading(borrowed) : borrowed.say('headings'),
        shots: [
          { ...read, spoken: `${lead} ${words}`, onScreen: read.onScreen || sourceOnScreen(borrowed) },
          { ...asked, spoken: borrowed.say('spoken') },
        ],
      },
    ];
  });
}

function sourceOnScreen({ quote }: Borrowed): string {
  const title = plainTitle(quote.source);
  return countWords(title) <= 6 && title !== '' ? `Source: ${title}` : 'Source in the description';
}

const TO_CAMERA = [
  { visual: 'Presenter in a new place, closer to the camera', onScreen: '' },
  { visual: 'Hands while speaking, then back to the face', onScreen: '' },
] as const;

function viewPart(desk: Desk, gaps: GapBook): Part[] {
  const { opinion, phrases } = desk;
  const words = opinion.opening((text) => countWords(text) <= OPINION_WORDS);
  const [first, ...rest] = splitShots(words, TO_CAMERA, ROW_WORDS);
  if (!first) return [];
  const gap = gaps.take(viewGaps(desk));
  const shown: SpokenShot[] = gap === '' ? [] : [{ spoken: gap, visual: sceneOf(desk), onScreen: '' }];
  const said = { ...first, spoken: `${phrases.next('stance')} ${first.spoken}` };
  const weigh = { spoken: phrases.next('weigh'), visual: 'A beat of silence, eyes on the viewer', onScreen: '' };
  return [{ chapter: VIEW_HEADINGS[desk.angle], shots: [said, ...rest, ...shown, weigh] }];
}

function sceneOf({ topicKind, variant }: Desk): string {
  const scenes = SCENES[topicKind.kind];
  return scenes[(variant - 1) % scenes.length] ?? '';
}

function listPart({ checklist }: VariantPlaces): Part {
  const shots = checklist.map((item) => ({ spoken: `${item}.`, visual: 'The line appears on screen', onScreen: item }));
  return { chapter: 'The checklist', shots };
}

function closePart(desk: Desk, { places }: VariantPlaces, gaps: GapBook): Part {
  const own = gaps.take(places.map((place) => place.gap));
  return {
    chapter: places[0].heading,
    shots: [
      { spoken: `${places[0].heading} ${own}`.trim(), visual: sceneOf(desk), onScreen: places[0].label },
      { spoken: `${places[1].ask} ${places[2].ask}`, visual: 'Presenter to camera, no music', onScreen: '' },
      { spoken: desk.phrases.next('ask'), visual: 'End card with room for the next video', onScreen: '' },
    ],
  };
}

function describe({ topic }: Desk, { promise }: VariantPlaces): string {
  return topic.quotedWith(`${promise.charAt(0).toLowerCase()}${promise.slice(1)}.`, 120);
}
