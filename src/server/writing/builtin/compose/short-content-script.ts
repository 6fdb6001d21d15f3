import type { ShortContentScriptParts } from '../../../../core/formats/short-content-script.ts';
import { countWords } from '../../../../core/rules/text.ts';
import { createBorrower, type Borrowed } from '../borrow.ts';
import { formatIndex, type Desk } from '../desk.ts';
import { createLinePicker } from '../lines/pick-lines.ts';
import type { VariantPlaces } from '../lines/place.ts';
import { hashtagsOf } from '../text/hashtags.ts';
import { mark } from '../text/quotation.ts';
import { splitSentences } from '../text/sentences.ts';
import { placesFor } from '../lines/places-for.ts';
import { timeRows } from './rows.ts';
import { viewShots, type ViewShots } from './view-shots.ts';
import { screenTitle } from './video-titles.ts';

const TURN = formatIndex('Short Content Script');
const OPINION_WORDS = 32;
/** More than that is no opening line. */
const FIRST_WORDS = 16;
/** Fewer are no row of their own. */
const FEWEST_WORDS = 4;
const HOOK_WORDS = 10;
const CAPTION_CHARACTERS = 150;
/** In words: a bare number would have to be somebody’s. */
const STEPS = ['First:', 'Then:', 'Last:'] as const;

interface Shot {
  readonly spoken: string;
  readonly visual: string;
  readonly onScreen: string;
}

/** One idea: hook, quotation, the author's view and a question; what was said to somebody else takes a second quotation. */
export function composeShortScript(desk: Desk): ShortContentScriptParts {
  const words = placesFor(desk, TURN);
  const { first, rest } = spokenOpinion(desk);
  const quotes = desk.quotes.slice(0, first === '' ? 2 : 1);
  const borrower = createBorrower({ ...desk, quotes }, createLinePicker(desk.variant, TURN));
  const borrowed = quotes.map(() => borrower.next()).filter((one) => one !== null);
  const pictures = viewShots(desk.angle, desk.variant);
  const opensWithView = first !== '' && (desk.angle === 'story' || desk.angle === 'contrast');
  const spoken = opensWithView ? first : hookOf(desk, words);
  const hook: Shot = { spoken, visual: pictures.hook, onScreen: topicOnScreen(desk) };
  const quotations = borrowed.map((one): Shot => quotationShot(one, pictures));
  const view = viewShot(desk, opensWithView ? rest : [first, rest].filter(Boolean).join(' '), opensWithView);
  const ask = first === '' ? (borrowed[0]?.say('asks') ?? '') : desk.phrases.next('weigh');
  const close: Shot = { spoken: ask || desk.phrases.next('ask'), ...pictures.close };
  const middle = opensWithView ? [...view, ...quotations] : [...quotations, ...view];
  const caption = spoken === words.question ? desk.phrases.next('ask') : words.question;
  const shots = [hook, ...middle, close];
  return {
    rows: timeRows(desk.angle === 'list' ? numbered(shots) : shots),
    caption: desk.topic.quotedWith(caption, CAPTION_CHARACTERS),
    hashtags: hashtagsOf(desk.topic.title(80), desk.english),
  };
}

/** What can be said of the opinion in the time: its first sentence, where that is short enough to open with, and the rest. */
function spokenOpinion({ opinion }: Desk): { first: string; rest: string } {
  const opening = opinion.opening((text) => countWords(text) <= OPINION_WORDS);
  const [first = '', ...others] = splitSentences(opening);
  const rest = others.join(' ');
  const splits = countWords(first) <= FIRST_WORDS && (rest === '' || countWords(rest) >= FEWEST_WORDS);
  return splits ? { first, rest } : { first: opening, rest: '' };
}

/** From the second variant on in quotation marks: so long a run of words is the author's. */
function topicOnScreen({ topic, variant }: Desk): string {
  const title = screenTitle(topic);
  return variant > 1 && !/[.?!]$/u.test(title) ? mark(title) : title;
}

function hookOf({ angle, topicKind, voice }: Desk, { question }: VariantPlaces): string {
  const asks = angle !== 'list' && angle !== 'figure' && topicKind.kind !== 'question';
  return asks && countWords(question) <= HOOK_WORDS ? question : voice.hook[angle].short;
}

function viewShot({ phrases, angle, variant }: Desk, words: string, goesOn: boolean): Shot[] {
  if (words === '') return [];
  return [{ spoken: goesOn ? words : `${phrases.next('stance')} ${words}`, ...viewShots(angle, variant).view }];
}

/** Nobody is asked whether he knew what stands in the author's own notes. */
function quotationShot(borrowed: Borrowed, { quotation }: ViewShots): Shot {
  const seen = borrowed.shot() ?? quotation;
  const onScreen = borrowed.quote.source.kind === 'material' ? 'From our notes' : seen.onScreen;
  return { spoken: `${borrowed.lead} ${borrowed.words}`, visual: seen.visual, onScreen };
}

/** The list that was promised, as it is seen: the hook announces it and the close stands outside of it. */
function numbered(shots: readonly Shot[]): Shot[] {
  return shots.map((shot, at) =>
    at === 0 || at === shots.length - 1
      ? shot
      : { ...shot, onScreen: `${STEPS[at - 1] ?? ''} ${shot.onScreen}`.trim() },
  );
}
