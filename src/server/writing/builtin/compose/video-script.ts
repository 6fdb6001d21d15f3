import type { VideoScriptParts } from '../../../../core/formats/video-script.ts';
import { countWords } from '../../../../core/rules/text.ts';
import { createBorrower, type Borrowed, type Borrower } from '../borrow.ts';
import { formatIndex, type Desk } from '../desk.ts';
import { fillTopicWith } from '../lines/fill-topic.ts';
import { createGapBook, type GapBook } from '../lines/gap-book.ts';
import { createLinePicker } from '../lines/pick-lines.ts';
import type { VariantPlaces } from '../lines/place.ts';
import { placesFor } from '../lines/places-for.ts';
import type { Shot } from '../lines/quote-lines.ts';
import { SCENES } from '../outline/scenes.ts';
import { plainSourceList } from '../text/source-list.ts';
import { plainTitle } from '../text/source-name.ts';
import { chaptersOf, type Part } from './chapters.ts';
import { closingWords } from './closing.ts';
import { isLoose } from './is-loose.ts';
import { mayRepeatAngle } from './opening.ts';
import { lastQuestion, ownCaseOf } from './own-case.ts';
import { picturesOf } from './pictures.ts';
import { questionAfter } from './quoted-section.ts';
import { splitShots, timeRows, type SpokenShot } from './rows.ts';
import { spokenTopic, videoTitles } from './video-titles.ts';
import { viewGaps, viewHeading } from './view.ts';

const OPINION_WORDS = 220;
const ROW_WORDS = 60;
const QUOTES = 3;
const OPENING_CHARACTERS = 120;
const SCREEN_WORDS = 7;

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
    description: [describe(desk, asked), closingWords(desk).invite, plainSourceList(borrower.sources())].join('\n\n'),
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
      return [start, listPart(desk, asked), ...view, ...quoted, close];
  }
}

function startPart(desk: Desk, asked: VariantPlaces): Part {
  const { angle, voice, topic, variant } = desk;
  const { line, onScreen } = spokenTopic(topic);
  const hook = mayRepeatAngle(desk) ? asked.question : voice.hook[angle].video;
  const question = angle === 'question' && !isLoose(desk) && hook !== asked.question ? asked.question : '';
  const pictures = picturesOf(variant);
  const asking = question === '' ? [] : [{ spoken: question, visual: pictures.walk, onScreen: '' }];
  return { chapter: 'Start', shots: [{ spoken: `${hook} ${line}`, visual: pictures.hook, onScreen }, ...asking] };
}

/** The quotation is read, then asked about where a question fits: a picture each. */
function quotedParts(desk: Desk, borrower: Borrower): Part[] {
  const spare = [...picturesOf(desk.variant).reading];
  return desk.quotes.slice(0, QUOTES).flatMap((_, at) => {
    const borrowed = borrower.next();
    if (!borrowed) return [];
    const picture = (): Shot => borrowed.shot() ?? toCamera(spare.shift() ?? '');
    const { visual } = picture();
    const chapter = borrowed.say('headings');
    const asked = questionAfter(desk, { borrowed, at });
    const read = { spoken: `${borrowed.lead} ${borrowed.words}`, visual, onScreen: sourceOnScreen(borrowed) };
    return [{ chapter, shots: [read, ...(asked === '' ? [] : [{ spoken: asked, ...picture() }])] }];
  });
}

function sourceOnScreen({ quote }: Borrowed): string {
  const title = plainTitle(quote.source);
  return countWords(title) <= 6 && title !== '' ? `Source: ${title}` : 'Source in the description';
}

function viewPart(desk: Desk, gaps: GapBook): Part[] {
  const { opinion, phrases, variant } = desk;
  const words = opinion.opening((text) => countWords(text) <= OPINION_WORDS);
  const { opinion: spoken, pause } = picturesOf(variant);
  const [first, ...rest] = splitShots(words, spoken.map(toCamera), ROW_WORDS);
  if (!first) return [];
  const gap = gaps.take(viewGaps(desk));
  const shown: SpokenShot[] = gap === '' ? [] : [{ spoken: gap, visual: sceneOf(desk, 0), onScreen: '' }];
  const said = { ...first, spoken: `${phrases.next('stance')} ${first.spoken}` };
  const isNews = desk.topicKind.kind === 'news';
  const weigh = isNews ? [] : [{ spoken: phrases.next('weigh'), visual: pause, onScreen: '' }];
  return [{ chapter: viewHeading(desk), shots: [said, ...rest, ...shown, ...weigh] }];
}

function toCamera(visual: string): Shot {
  return { visual, onScreen: '' };
}

/** Every third scene is this variant's. */
function sceneOf({ topic, topicKind, variant }: Desk, at: number): string {
  const scenes = SCENES[topicKind.kind].filter((_, index) => index % 3 === (variant - 1) % 3);
  return fillTopicWith(topic, topicKind)(scenes[at % scenes.length] ?? '');
}

function listPart({ variant }: Desk, { checklist }: VariantPlaces): Part {
  const { list } = picturesOf(variant);
  const shots = checklist.map((item, at) => ({
    spoken: `${item}.`,
    visual: list[at] ?? '',
    onScreen: countWords(item) <= SCREEN_WORDS ? item : '',
  }));
  return { chapter: 'The checklist', shots };
}

function closePart(desk: Desk, asked: VariantPlaces, gaps: GapBook): Part {
  const own = ownCaseOf(asked, desk, gaps);
  const { heading, label, open } = own;
  const { asking, end } = picturesOf(desk.variant);
  const ask = lastQuestion(desk, own);
  return {
    chapter: heading,
    shots: [
      { spoken: `${heading} ${open}`.trim(), visual: sceneOf(desk, 1), onScreen: label },
      ...(ask === '' ? [] : [{ spoken: ask, visual: asking, onScreen: '' }]),
      { spoken: desk.phrases.next('ask'), visual: end, onScreen: '' },
    ],
  };
}

/** The first line is all that a viewer sees before opening it. */
function describe({ topic }: Desk, { promise }: VariantPlaces): string {
  return topic.quotedWith(`${promise.charAt(0).toLowerCase()}${promise.slice(1)}.`, OPENING_CHARACTERS);
}
