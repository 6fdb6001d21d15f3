import { SPOKEN_WORDS_PER_MINUTE } from '../../../../core/checks/reading-pace.ts';
import type { ShortContentScriptParts } from '../../../../core/formats/short-content-script.ts';
import { countWords } from '../../../../core/rules/text.ts';
import { createBorrower, type Borrowed } from '../borrow.ts';
import { formatIndex, type Desk } from '../desk.ts';
import { createLinePicker } from '../lines/pick-lines.ts';
import type { VariantPlaces } from '../lines/place.ts';
import { hashtagsOf } from '../text/hashtags.ts';
import { placesFor } from '../lines/places-for.ts';
import { timeRows } from './rows.ts';
import { VIEW_SHOTS } from './view-shots.ts';
import { screenTitle } from './video-titles.ts';

const TURN = formatIndex('Short Content Script');
const LONGEST_SECONDS = 45;
const OPINION_WORDS = 32;
const HOOK_WORDS = 10;
const CAPTION_CHARACTERS = 150;
/** In words: a bare number would have to be somebody’s. */
const STEPS = ['First:', 'Then:', 'Last:'] as const;

interface Shot {
  readonly spoken: string;
  readonly visual: string;
  readonly onScreen: string;
}

/** One idea: hook, quotation, the author's view, one thing to do about that quotation, a question. */
export function composeShortScript(desk: Desk): ShortContentScriptParts {
  const words = placesFor(desk, TURN);
  const [quote] = desk.quotes;
  const lines = createLinePicker(desk.variant, TURN);
  const borrowed = createBorrower({ ...desk, quotes: quote ? [quote] : [] }, lines).next();
  const pictures = VIEW_SHOTS[desk.angle];
  const hook: Shot = { spoken: hookOf(desk, words), visual: pictures.hook, onScreen: screenTitle(desk.topic) };
  const quotation: Shot[] = borrowed
    ? [{ spoken: `${borrowed.lead} ${borrowed.words}`, ...(borrowed.shot() ?? pictures.quotation) }]
    : [];
  const view = viewShot(desk);
  const task = taskShot(desk, borrowed);
  const close: Shot = { spoken: desk.phrases.next('ask'), ...pictures.close };
  const viewFirst = desk.angle === 'story' || desk.angle === 'contrast';
  const middle = viewFirst ? [...view, ...quotation] : [...quotation, ...view];
  const caption = hook.spoken === words.question ? desk.phrases.next('ask') : words.question;
  const shots = withinTime([hook, ...middle, ...task, close], task);
  return {
    rows: timeRows(desk.angle === 'list' ? numbered(shots) : shots),
    caption: desk.topic.quotedWith(caption, CAPTION_CHARACTERS),
    hashtags: hashtagsOf(desk.topic.title(80), desk.english),
  };
}

function hookOf({ angle, topicKind, voice }: Desk, { question }: VariantPlaces): string {
  const asks = angle === 'question' && topicKind.kind !== 'question' && countWords(question) <= HOOK_WORDS;
  return asks ? question : voice.hook[angle].short;
}

function viewShot({ opinion, phrases, angle }: Desk): Shot[] {
  const words = opinion.opening((text) => countWords(text) <= OPINION_WORDS);
  if (words === '') return [];
  return [{ spoken: angle === 'story' ? words : `${phrases.next('stance')} ${words}`, ...VIEW_SHOTS[angle].view }];
}

function taskShot({ angle }: Desk, borrowed: Borrowed | null): Shot[] {
  const spoken = borrowed?.say('spoken') ?? '';
  return spoken === '' ? [] : [{ spoken, ...(borrowed?.shot() ?? VIEW_SHOTS[angle].task) }];
}

/** The list that was promised, as it is seen: the hook announces it and the close stands outside of it. */
function numbered(shots: readonly Shot[]): Shot[] {
  return shots.map((shot, at) =>
    at === 0 || at === shots.length - 1
      ? shot
      : { ...shot, onScreen: `${STEPS[at - 1] ?? ''} ${shot.onScreen}`.trim() },
  );
}

/** Drops the task where quotation and opinion already fill the time. */
function withinTime(shots: readonly Shot[], task: readonly Shot[]): Shot[] {
  const seconds = (shots.reduce((sum, { spoken }) => sum + countWords(spoken), 0) / SPOKEN_WORDS_PER_MINUTE) * 60;
  return seconds <= LONGEST_SECONDS ? [...shots] : shots.filter((shot) => !task.includes(shot));
}
