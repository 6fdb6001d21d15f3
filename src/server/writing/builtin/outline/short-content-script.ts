import type { ShortContentScriptParts } from '../../../../core/formats/short-content-script.ts';
import { countWords } from '../../../../core/rules/text.ts';
import { captionOf, HOOKS, listed, spokenOpinion } from '../compose/short-content-script.ts';
import { viewShots } from '../compose/view-shots.ts';
import { screenTitle } from '../compose/video-titles.ts';
import type { Desk } from '../desk.ts';
import { ofVariant } from '../lines/of-variant.ts';
import { announces } from '../reading/topic-kind.ts';
import { hashtagsOf } from '../text/hashtags.ts';
import { frameOutline, type FramedItem, type OutlineFrame } from './frame.ts';

const OPINION_WORDS = 32;
const TOPIC_CHARACTERS = 100;
const CAPTION = 'the caption, with the link';
const STARTS = [0, 3, 13, 22, 31, 35, 40, 45, 50, 55, 60] as const;

interface Scene {
  readonly spoken: string;
  readonly visual: string;
  readonly onScreen: string;
}

/** What is said in the middle: the view, then two places to fill in. */
interface Middle {
  readonly view: string;
  readonly first: FramedItem | undefined;
  /** The opinion's own gap, or a second place where the view itself is a gap. */
  readonly second: Pick<FramedItem, 'gap' | 'label'>;
}

export function outlineShortScript(desk: Desk): { parts: ShortContentScriptParts; sources: number } {
  const frame = frameOutline(desk, 'Short Content Script');
  const middle = middleOf(desk, frame);
  const { scenes, caption } = desk.english ? inEnglish(desk, frame, middle) : inLabels(desk, frame, middle);
  const rows = scenes.filter(({ spoken }) => spoken !== '');
  return {
    parts: {
      rows: rows.map((row, at) => ({ ...row, start: STARTS[at] ?? 0, end: STARTS[at + 1] ?? 0 })),
      caption,
      hashtags: hashtagsOf(desk.topic.title(80), desk.english),
    },
    sources: frame.sources(),
  };
}

function middleOf(desk: Desk, frame: OutlineFrame): Middle {
  const opinion = desk.turned.opening((text) => countWords(text) <= OPINION_WORDS);
  const gap = frame.opinionGap();
  const [first, second] = frame.items(2);
  if (opinion !== '') return { view: opinion, first, second: { gap, label: '' } };
  return { view: gap, first, second: { gap: second?.gap ?? '', label: second?.label ?? '' } };
}

function inEnglish(
  desk: Desk,
  frame: OutlineFrame,
  { view, first, second }: Middle,
): { scenes: Scene[]; caption: string } {
  const shots = viewShots(desk.angle, desk.variant);
  // An opinion opens by itself; where there is none, only its author knows how a clip begins.
  const title = screenTitle(desk.topic);
  const opening: Scene[] =
    desk.opinion.whole === ''
      ? [
          { spoken: hookGap(desk, frame), visual: shots.hook, onScreen: title },
          { spoken: view, ...shots.view },
        ]
      : inTwo(desk, { visual: shots.hook, onScreen: title });
  return {
    scenes: [
      ...opening,
      { spoken: placeWords(first), visual: frame.scene(), onScreen: first?.label ?? '' },
      { spoken: second.gap, visual: frame.scene(), onScreen: second.label },
      // Where nothing is given, there is nothing to answer to.
      { spoken: frame.isBlank ? '' : closeOf(desk, frame), ...shots.close },
    ],
    caption: frame.isBlank ? frame.ask(CAPTION) : captionOf(desk),
  };
}

/** The opinion: its first sentence opens, the rest goes on in a row of its own. */
function inTwo(desk: Desk, hook: Omit<Scene, 'spoken'>): Scene[] {
  const shots = viewShots(desk.angle, desk.variant);
  const lines = listed(desk);
  if (lines) return [{ spoken: desk.topic.quoted(TOPIC_CHARACTERS), ...hook }, ...lines];
  const { first, rest } = spokenOpinion(desk);
  return [
    { spoken: first, ...hook },
    { spoken: rest, ...shots.view },
  ];
}

function inLabels(
  desk: Desk,
  frame: OutlineFrame,
  { view, first, second }: Middle,
): { scenes: Scene[]; caption: string } {
  const scene = (spoken: string, onScreen: string): Scene => ({ spoken, visual: '', onScreen });
  const opening =
    desk.opinion.whole === ''
      ? [scene(hookGap(desk, frame), ''), scene(view, '')]
      : inTwo(desk, { visual: '', onScreen: '' }).map(({ spoken }) => scene(spoken, ''));
  return {
    scenes: [...opening, scene(placeWords(first), first?.label ?? ''), scene(second.gap, second.label)],
    caption: frame.ask(CAPTION),
  };
}

function placeWords(item: FramedItem | undefined): string {
  return [item?.quotation, item?.gap].filter(Boolean).join('\n');
}

function hookGap({ variant }: Desk, frame: OutlineFrame): string {
  return frame.ask(ofVariant(HOOKS, variant));
}

function closeOf({ topicKind, phrases, opinion }: Desk, { words }: OutlineFrame): string {
  if (announces(topicKind.kind)) return words.question;
  return phrases.next(opinion.whole === '' ? 'ask' : 'weigh');
}
