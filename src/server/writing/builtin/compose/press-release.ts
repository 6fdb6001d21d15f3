import { gap } from '../../../../core/formats/layout/gaps.ts';
import { asLine, joinBlocks } from '../../../../core/formats/layout/lines.ts';
import { CONTACT_PLACEHOLDER, DATELINE_PLACEHOLDER } from '../../../../core/formats/layout/placeholders.ts';
import { END_MARK } from '../../../../core/formats/layout/read-release.ts';
import type { PressReleaseParts } from '../../../../core/formats/press-release.ts';
import { countWords } from '../../../../core/rules/text.ts';
import { createBorrower, type Borrowed } from '../borrow.ts';
import { formatIndex, type Desk } from '../desk.ts';
import { createGapBook } from '../lines/gap-book.ts';
import { ofVariant } from '../lines/of-variant.ts';
import { createLinePicker } from '../lines/pick-lines.ts';
import type { Place } from '../lines/place.ts';
import { placesFor } from '../lines/places-for.ts';
import { announces } from '../reading/topic-kind.ts';
import { mark } from '../text/quotation.ts';
import { asSourceNote, nameInSentence } from '../text/source-name.ts';
import { nextPlace } from './own-case.ts';
import { quotationAs, quotedSections } from './quoted-section.ts';

const TURN = formatIndex('Press Release');
const CHARACTERS = { headline: 100 } as const;
/** What a lead has room for beside the gap for who and why. */
const LEAD_QUOTE_WORDS = 28;
/** A longer opinion is given by its first sentences here; it stands whole in the blog post. */
const OPINION_WORDS = 80;

/** What a lead tells and nobody but the author knows; one for each variant. */
const LEADS = {
  /** Beside a fact that is quoted. */
  beside: [
    'who does what, and why, in one sentence',
    'the news itself in one sentence, with who is behind it',
    'what happens, through whom and for what reason',
  ],
  open: [
    'who does what, when, where and why, in one or two sentences',
    'the news in two sentences: who, what, when, where and for what reason',
    'what is new, through whom, since when, where and why',
  ],
} as const;
const QUOTES = [
  'quote of a named person, with their role',
  'quote from whoever is responsible for it, with name and role',
  'quote of somebody who was there, with their leave',
] as const;
const CREDITS = ['According to', 'As stated in', 'As reported in'] as const;
const SPEAKERS = ['name and role', 'who says so, with their role', 'name of the speaker, and what they do'] as const;
const BOILERPLATES = [
  'what you do, where and since when, in at most three sentences',
  'who you are and whom you work for, in two or three sentences',
  'your standing paragraph: what you make, for whom, from which year on',
] as const;

export function composePressRelease(desk: Desk): PressReleaseParts {
  const borrower = createBorrower(desk, createLinePicker(desk.variant, TURN));
  const quoted = desk.quotes.flatMap(() => borrower.next() ?? []).map((one) => soberly(one, desk.variant));
  const [first, ...others] = quoted;
  const leads = first !== undefined && opensLead(desk, first);
  const news = quotedSections(desk, leads ? others : quoted, 'line').map(({ body }) => body);
  const { places } = placesFor(desk, TURN);
  const place = nextPlace(places, desk, createGapBook());
  const lead = leads ? `${gap(ofVariant(LEADS.beside, desk.variant))} ${quotationAs('line', first)}` : openLead(desk);
  return {
    ...frameRelease(desk),
    lead,
    body: bodyOf(desk, [...news, ...(place ? [placeLine(desk, place)] : [])]),
    sources: borrower.sources().map((source, at) => asSourceNote(source, at + 1)),
  };
}

/** All around the news: what is the same whatever is quoted. */
export function frameRelease(
  desk: Desk,
): Pick<PressReleaseParts, 'headline' | 'dateline' | 'company' | 'boilerplate' | 'contact' | 'end'> {
  const { topic, persona, variant } = desk;
  return {
    headline: topic.title(CHARACTERS.headline),
    dateline: DATELINE_PLACEHOLDER,
    company: persona.name,
    boilerplate: gap(ofVariant(BOILERPLATES, variant)),
    contact: CONTACT_PLACEHOLDER,
    end: END_MARK,
  };
}

export function openLead({ variant }: Desk): string {
  return gap(ofVariant(LEADS.open, variant));
}

/** The most important first; the words of a person behind the first of it, or before all where the opinion leads. */
export function bodyOf(desk: Desk, paragraphs: readonly string[]): string {
  const [first = '', ...others] = paragraphs;
  const spoken = spokenLine(desk);
  return joinBlocks(desk.angle === 'story' ? [spoken, ...paragraphs] : [first, spoken, ...others]);
}

/** The author's opinion is what a person says; who that is, only the author knows. */
function spokenLine(desk: Desk): string {
  const { variant } = desk;
  const words = spokenWords(desk);
  if (words === '') return `> ${gap(ofVariant(QUOTES, variant))}`;
  return `> ${mark(words)} – ${gap(ofVariant(SPEAKERS, variant))}`;
}

/** Letter by letter as they were given: lines of a list never make one quotation. */
function spokenWords({ turned, opinion, items, thoughts, variant }: Desk): string {
  const fits = (text: string): boolean => countWords(text) <= OPINION_WORDS;
  const given = asLine(opinion.whole);
  const item = items[(variant - 1) % Math.max(1, items.length)] ?? '';
  const choices = [item, turned.opening(fits), opinion.opening(fits), ...thoughts.filter(fits)].map(asLine);
  return choices.find((words) => words !== '' && given.includes(words.replace(/[.…]$/u, ''))) ?? '';
}

/** Whatever the tone of the rest: a release says plainly who is quoted. */
function soberly(borrowed: Borrowed, variant: number): Borrowed {
  const { source } = borrowed.quote;
  if (source.kind === 'material') return borrowed;
  return { ...borrowed, lead: `${ofVariant(CREDITS, variant)} ${nameInSentence(source)}:` };
}

/** A figure where the angle promises one; in an announcement a fact of its own. */
function opensLead({ angle, topicKind }: Desk, { quote }: Borrowed): boolean {
  const isOwnNews = announces(topicKind.kind) && quote.source.kind === 'material';
  return quote.words <= LEAD_QUOTE_WORDS && (angle === 'figure' || isOwnNews);
}

/** Asked aloud where the piece is named after its question. */
function placeLine({ angle }: Desk, { heading, open }: Place & { readonly open: string }): string {
  return angle === 'question' ? `${heading} ${open}` : open;
}
