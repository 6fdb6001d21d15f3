import { gap } from '../../../../core/formats/layout/gaps.ts';
import type { ShortContentScriptParts } from '../../../../core/formats/short-content-script.ts';
import { countWords } from '../../../../core/rules/text.ts';
import { createBorrower, type Borrowed } from '../borrow.ts';
import { formatIndex, type Desk } from '../desk.ts';
import { createGapBook, type GapBook } from '../lines/gap-book.ts';
import { ofVariant } from '../lines/of-variant.ts';
import { createLinePicker } from '../lines/pick-lines.ts';
import { scenesOf } from '../outline/scenes.ts';
import { tellsFacts } from '../reading/rank-quotes.ts';
import { announces } from '../reading/topic-kind.ts';
import { hashtagsOf } from '../text/hashtags.ts';
import { mark } from '../text/quotation.ts';
import { closeSentence, splitSentences } from '../text/sentences.ts';
import { placesFor } from '../lines/places-for.ts';
import { timeRows } from './rows.ts';
import { viewShots, type ViewShots } from './view-shots.ts';
import { viewGaps } from './view.ts';
import { nextPlace } from './own-case.ts';
import { picturesOf } from './pictures.ts';
import { LINK, wantedFact } from './wanted-facts.ts';
import { screenTitle } from './video-titles.ts';

const TURN = formatIndex('Short Content Script');
const OPINION_WORDS = 32;
const LISTED_WORDS = 110;
/** More than that is no opening line. */
const FIRST_WORDS = 16;
/** Fewer are no row of their own. */
const FEWEST_WORDS = 4;
const CAPTION_CHARACTERS = 150;
const TOPIC_CHARACTERS = 100;
/** Without an opinion only its author knows how a clip begins; one for each variant. */
export const HOOKS = [
  'your first sentence, ten words at most',
  'the sentence that makes somebody stop scrolling',
  'what you would say first to somebody at the door',
] as const;
/** What nobody but the author can show. */
const SHOWN = [
  'one case of your own, told in ten seconds',
  'what you show while you speak, and one sentence on it',
  'who else speaks here, and their one sentence',
] as const;

interface Shot {
  readonly spoken: string;
  readonly visual: string;
  readonly onScreen: string;
}

/** One idea: hook, quotation, the author's view and case; what was said to somebody else takes a second quotation. */
export function composeShortScript(desk: Desk): ShortContentScriptParts {
  const { first, rest } = spokenOpinion(desk);
  const isNews = announces(desk.topicKind.kind);
  // Beside an opinion there is room for what has to be known alone.
  const facts = isNews && first !== '' ? desk.quotes.filter(tellsFacts) : desk.quotes;
  const quotes = facts.slice(0, first === '' ? 2 : 1);
  const borrower = createBorrower({ ...desk, quotes }, createLinePicker(desk.variant, TURN, desk.permits));
  const borrowed = quotes.map(() => borrower.next()).filter((one) => one !== null);
  const pictures = viewShots(desk.angle, desk.variant);
  const opensWithView = first !== '' && desk.angle !== 'figure';
  const gaps = createGapBook();
  const quotations = borrowed.map((one): Shot => quotationShot(one, pictures));
  const lines = listed(desk);
  const view = lines ?? viewShot(desk, opensWithView ? rest : [first, rest].filter(Boolean).join(' '), opensWithView);
  // What is wrong with a mistake, only the topic above it tells.
  const spoken = lines ? desk.topic.quoted(TOPIC_CHARACTERS) : hookOf(desk, opensWithView ? first : '', gaps);
  const hook: Shot = { spoken, visual: pictures.hook, onScreen: topicOnScreen(desk) };
  const close: Shot = { spoken: closeOf(desk), ...pictures.close };
  return {
    rows: timeRows([
      hook,
      ...(opensWithView ? [...view, ...quotations] : [...quotations, ...view]),
      ...(isNews && quotations.length === 0 ? [whenShot(desk)] : []),
      own(desk, gaps),
      close,
    ]),
    caption: captionOf(desk),
    hashtags: hashtagsOf(desk.topic.title(80), desk.english),
  };
}

/** The topic and a closing line; in marks, save where it has been read out in them. */
export function captionOf(desk: Desk): string {
  const { topic, topicKind, phrases } = desk;
  if (announces(topicKind.kind)) return `${topic.title(TOPIC_CHARACTERS)}\n${gap(LINK)}`;
  const ask = phrases.next('ask');
  return listed(desk) ? topic.titleWith(ask, CAPTION_CHARACTERS) : topic.quotedWith(ask, CAPTION_CHARACTERS);
}

/** What can be said of the opinion in the time: its first sentence, where that is short enough to open with, and the rest. */
export function spokenOpinion({ turned }: Desk): { first: string; rest: string } {
  const opening = turned.opening((text) => countWords(text) <= OPINION_WORDS && !turnsRound(turned.whole, text));
  const [first = '', ...others] = splitSentences(opening);
  const rest = others.join(' ');
  const splits = countWords(first) <= FIRST_WORDS && (rest === '' || countWords(rest) >= FEWEST_WORDS);
  return splits ? { first, rest } : { first: opening, rest: '' };
}

/** "We are mad, people say. Maybe." cut before its "But" says the opposite of what is meant. */
function turnsRound(whole: string, text: string): boolean {
  const rest = whole.slice(text.length).trimStart();
  return whole.startsWith(text) && rest !== '' && /^(?:but|yet|however|still|instead|only)(?!\p{L})/iu.test(rest);
}

function hookOf({ angle, voice, variant }: Desk, first: string, gaps: GapBook): string {
  if (first !== '') return first;
  return angle === 'figure' ? voice.hook.figure.short : gaps.take([ofVariant(HOOKS, variant)]);
}

/** An opinion that is a list, a row for each line; null where it is none, or too long to be said whole: nobody drops one of five. */
export function listed({ items, variant }: Desk): Shot[] | null {
  const words = items.reduce((sum, item) => sum + countWords(item), 0);
  if (items.length === 0 || words > LISTED_WORDS) return null;
  const { opinion, reading } = picturesOf(variant);
  const pictures = [...opinion, ...reading];
  const from = (variant - 1) % items.length;
  return [...items.slice(from), ...items.slice(0, from)].map((item, at) => ({
    spoken: closeSentence(`${item.charAt(0).toUpperCase()}${item.slice(1)}`),
    visual: pictures[at % pictures.length] ?? '',
    onScreen: '',
  }));
}

function whenShot(desk: Desk): Shot {
  return { spoken: wantedFact(desk), visual: 'Date, time and place as text, large', onScreen: '' };
}

/** A place that stops the script from going out as it is. */
function own(desk: Desk, gaps: GapBook): Shot {
  const { topicKind, variant } = desk;
  const places = announces(topicKind.kind) ? placesFor(desk, TURN).places : [];
  const asked = nextPlace(places, desk, gaps)?.open;
  const spoken = asked ?? gaps.take([...viewGaps(desk).slice(0, 1), ofVariant(SHOWN, variant)]);
  return { spoken, visual: scenesOf(desk)[0] ?? '', onScreen: '' };
}

function closeOf(desk: Desk): string {
  if (announces(desk.topicKind.kind)) return placesFor(desk, TURN).question;
  return desk.opinion.whole === '' ? desk.phrases.next('ask') : desk.phrases.next('weigh');
}

/** From the second variant on in quotation marks: so long a run of words is the author's. */
function topicOnScreen({ topic, variant }: Desk): string {
  const title = screenTitle(topic);
  return variant > 1 && !/[.?!]$/u.test(title) ? mark(title) : title;
}

function viewShot({ phrases, angle, variant }: Desk, words: string, goesOn: boolean): Shot[] {
  if (words === '') return [];
  return [{ spoken: goesOn ? words : `${phrases.next('stance')} ${words}`, ...viewShots(angle, variant).view }];
}

function quotationShot(borrowed: Borrowed, { quotation }: ViewShots): Shot {
  const seen = borrowed.shot() ?? quotation;
  const onScreen = borrowed.quote.source.kind === 'material' ? 'From our notes' : seen.onScreen;
  const spoken = [borrowed.lead, borrowed.words].filter(Boolean).join(' ');
  return { spoken, visual: seen.visual, onScreen };
}
