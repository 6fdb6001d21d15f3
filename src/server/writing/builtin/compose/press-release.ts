import { withoutTargets } from '../../../../core/checks/links.ts';
import { gap } from '../../../../core/formats/layout/gaps.ts';
import { asLine, joinBlocks } from '../../../../core/formats/layout/lines.ts';
import { DATELINE_PLACEHOLDER } from '../../../../core/formats/layout/placeholders.ts';
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
import { MONEY } from '../reading/finding.ts';
import { tellsFacts } from '../reading/rank-quotes.ts';
import { announces } from '../reading/topic-kind.ts';
import { mark } from '../text/quotation.ts';
import { closeSentence, collapseSpace, splitSentences } from '../text/sentences.ts';
import { asSourceNote, nameInSentence } from '../text/source-name.ts';
import type { Quote } from '../text/usable-claims.ts';
import { nextPlace } from './own-case.ts';
import { quotationAs, quotedSections } from './quoted-section.ts';

const TURN = formatIndex('Press Release');
const CHARACTERS = { headline: 100, less: 25 } as const;
/** With those that are quoted. */
const PARAGRAPHS = 3;
/** What a lead has room for beside the gap for who and why. */
const LEAD_QUOTE_WORDS = 28;
const LEAD_WORDS = 45;
const BOILERPLATE_SENTENCES = 3;
/** A longer opinion is given by its first sentences here; it stands whole in the blog post. */
const OPINION_WORDS = 80;

/** What a lead tells and nobody but the author knows; one for each variant. */
const LEADS = {
  /** Beside a fact that is quoted. */
  beside: [
    'who does what, and why, in one sentence without praise',
    'the news itself in one sentence, with who is behind it and what it changes',
    'what happens, through whom and for what reason, as you would tell a reporter',
  ],
  open: [
    'who does what, when, where and why, in one or two sentences without praise',
    'the news in two sentences: who, what, when, where and for what reason',
    'what is new, through whom, since when, where and why, as you would tell a reporter',
  ],
} as const;
const QUOTES = [
  'quote of a named person, with their role',
  'quote from whoever is responsible for it, with name and role',
  'quote of somebody who was there, with their leave',
] as const;
const CREDITS = ['According to', 'As stated in', 'As reported in'] as const;
const SAME = 'From the same source:';
/** A list of one. */
const LONE_ITEM = /^(?<lead>[^\n]+\n\n)?- (?<item>[^\n]+)$/u;
const SPEAKERS = ['name and role', 'who says so, with their role', 'name of the speaker, and what they do'] as const;
/** Whom journalists ask; one for each variant. */
export const RELEASE_CONTACTS = [
  'name, email and telephone for the press',
  'who answers journalists, and how to reach them',
  'the person to call, with number and address',
] as const;
const BOILERPLATES = [
  'what you do, for whom, where and since when, in at most three sentences',
  'who you are, whom you work for and how many of you there are, in two or three sentences',
  'your standing paragraph: what you make, where it is to be had, and from which year on',
] as const;

export function composePressRelease(desk: Desk): PressReleaseParts {
  const borrower = createBorrower({ ...desk, quotes: datedFirst(desk) }, createLinePicker(desk.variant, TURN));
  const quoted = soberly(
    desk.quotes.flatMap(() => borrower.next() ?? []),
    desk.variant,
  );
  const lead = quotedLead(desk, quoted[0]);
  const told = lead === '' ? quoted : quoted.slice(1);
  const voices = told.filter(isVoice);
  const others = told.filter((one) => !voices.includes(one));
  const news = quotedSections(desk, others, 'line').map(({ body }) => withoutLoneBullet(body));
  const asked = placesFor(desk, TURN).places;
  const book = createGapBook();
  const places = asked
    .slice(0, Math.max(1, PARAGRAPHS - news.length))
    .flatMap(() => nextPlace(asked, desk, book) ?? [])
    .map((place) => placeLine(desk, place));
  return {
    ...frameRelease(desk),
    lead: lead || openLead(desk),
    body: bodyOf(desk, [...news, ...voices.map(voiceLine), ...places]),
    sources: borrower.sources().map((source, at) => asSourceNote(source, at + 1)),
  };
}

/** All around the news: what is the same whatever is quoted. */
export function frameRelease(
  desk: Desk,
): Pick<PressReleaseParts, 'headline' | 'dateline' | 'company' | 'boilerplate' | 'contact' | 'end'> {
  const { topic, persona, variant } = desk;
  return {
    headline: topic.title(headlineLength(desk)),
    dateline: DATELINE_PLACEHOLDER,
    company: persona.name,
    boilerplate: releasedFacts(desk) || gap(ofVariant(BOILERPLATES, variant)),
    contact: gap(ofVariant(RELEASE_CONTACTS, variant)),
    end: END_MARK,
  };
}

/** What the brand has released about itself, in its own words and order, as far as the paragraph holds whole facts. */
function releasedFacts({ persona, permits }: Desk): string {
  const told: string[] = [];
  for (const fact of persona.approvedFacts.filter(permits).map((line) => closeSentence(collapseSpace(line)))) {
    if (splitSentences([...told, fact].join(' ')).length > BOILERPLATE_SENTENCES) break;
    told.push(fact);
  }
  return told.join(' ');
}

/** A topic that has to be cut is cut at another word in each variant. */
function headlineLength({ topic, variant }: Desk): number {
  const { headline, less } = CHARACTERS;
  return topic.fits(headline) ? headline : headline - less * ((variant - 1) % BOILERPLATES.length);
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
function spokenWords({ opinion, items, thoughts }: Desk): string {
  const fits = (text: string): boolean => countWords(text) <= OPINION_WORDS;
  const given = asLine(opinion.whole);
  const choices = [...items.slice(0, 1), opinion.opening(fits), ...[given].filter(fits), ...thoughts.filter(fits)];
  return choices.map((words) => asGiven(asLine(words), given)).find((words) => words !== '') ?? '';
}

/** A full stop that only our reading has set belongs to nobody; empty for words that stand nowhere. */
function asGiven(words: string, given: string): string {
  const open = words.replace(/[.…]$/u, '');
  if (open === '' || !given.includes(open)) return '';
  return given.includes(words) || words.endsWith('…') ? words : open;
}

function withoutLoneBullet(body: string): string {
  const { lead = '', item } = LONE_ITEM.exec(body)?.groups ?? {};
  return item === undefined ? body : [lead.trim(), item].filter(Boolean).join(' ');
}

/** Whatever the tone of the rest: a release says plainly who is quoted. */
function soberly(quoted: readonly Borrowed[], variant: number): Borrowed[] {
  return quoted.map((one, at) => {
    const { source } = one.quote;
    if (source.kind === 'material') return one;
    const isSame = quoted[at - 1]?.quote.source.id === source.id;
    const lead = isSame ? SAME : `${ofVariant(CREDITS, variant)} ${nameInSentence(source)}:`;
    return { ...one, lead };
  });
}

/** What is quoted first beside the gap for the rest; empty where the two are too long together. */
function quotedLead(desk: Desk, first: Borrowed | undefined): string {
  if (first === undefined || !opensLead(desk, first)) return '';
  const lead = `${gap(ofVariant(LEADS.beside, desk.variant))} ${quotationAs('line', first)}`;
  return countWords(withoutTargets(lead)) <= LEAD_WORDS ? lead : '';
}

/** What the author has noted is the news; of others, a figure where the angle promises one. */
function opensLead({ angle }: Desk, one: Borrowed): boolean {
  const { quote } = one;
  if (isLong(quote) || isVoice(one)) return false;
  return angle === 'figure' || quote.source.kind === 'material';
}

/** An announcement opens with its day, whatever it costs. */
function datedFirst({ quotes, topicKind }: Desk): readonly Quote[] {
  if (!announces(topicKind.kind)) return quotes;
  const dated = quotes.find(
    (quote) => quote.source.kind === 'material' && tellsFacts(quote) && !MONEY.test(quote.text) && !isLong(quote),
  );
  return dated === undefined ? quotes : [dated, ...quotes.filter((quote) => quote !== dated)];
}

function isLong({ words }: Quote): boolean {
  return words > LEAD_QUOTE_WORDS;
}

/** Somebody speaks in the author's notes: that quotation was given. */
function isVoice({ quote: { source, text } }: Borrowed): boolean {
  return source.kind === 'material' && /^[“"][^“”"]+[”"] \S/u.test(text);
}

function voiceLine({ quote, cited }: Borrowed): string {
  return `> ${quote.text} ${cited}`;
}

/** Asked aloud where the piece is named after its question. */
function placeLine({ angle }: Desk, { heading, open }: Place & { readonly open: string }): string {
  return angle === 'question' ? `${heading} ${open}` : open;
}
