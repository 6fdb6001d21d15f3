import type { BlogPostParts } from '../../../../core/formats/blog-post.ts';
import { gap as gapOf } from '../../../../core/formats/layout/gaps.ts';
import type { Question, Section } from '../../../../core/formats/parts.ts';
import { countWords } from '../../../../core/rules/text.ts';
import { createBorrower, type Borrowed } from '../borrow.ts';
import { formatIndex, type Desk } from '../desk.ts';
import { createGapBook, type GapBook } from '../lines/gap-book.ts';
import { createLinePicker } from '../lines/pick-lines.ts';
import type { VariantPlaces } from '../lines/place.ts';
import { placesFor } from '../lines/places-for.ts';
import { mark } from '../text/quotation.ts';
import { slugOf } from '../text/slug.ts';
import { asSourceNote } from '../text/source-name.ts';
import { namesTitle, type Quote } from '../text/usable-claims.ts';
import { metaDescriptionOf, summaryOf, titleOf, type Summary } from './blog-head.ts';
import { closingWords } from './closing.ts';
import { isLoose } from './is-loose.ts';
import { isAnswered, lastQuestion, ownCaseOf, type OwnCase } from './own-case.ts';
import { questionAfter, quotedSections } from './quoted-section.ts';
import { caseSection, statedView, viewGaps, viewSection } from './view.ts';

const CHARACTERS = { seoTitle: 60, title: 110, cutTitle: 70, slug: 100 } as const;
const QUOTES_IN_BODY = 3;
const INTRO_WORDS = 80;
/** In the whole piece, and among the questions at its end. */
const GAPS = { most: 4, asked: 2 } as const;

export function composeBlogPost(desk: Desk): BlogPostParts {
  const turn = formatIndex('Blog Post');
  const asked = placesFor(desk, turn);
  const { body, definition } = shareQuotes(desk.quotes);
  const quotes = definition ? [...body, definition] : body;
  const borrower = createBorrower({ ...desk, quotes }, createLinePicker(desk.variant, turn));
  const gaps = createGapBook();
  const summary = summaryOf(desk);
  const { opening, view } = openWith(desk, { asked, summary, gap: gaps.take(viewGaps(desk)) });
  const quoted = body.flatMap(() => borrower.next() ?? []);
  const own = ownCaseOf(asked, desk, gaps);
  const [intro, sections] =
    opening === '' ? leadIn(desk, quoted) : [opening, quotedSections(desk, quoted, { from: 0, as: 'block' })];
  const open = GAPS.most - [own.open, view[0], summary.gap].filter(Boolean).length;
  const faq = [...definitionQuestion(borrower.next()), ...ownQuestions(desk, { asked, own, gaps }).slice(0, open)];
  const { invite, button } = closingWords(desk);
  return {
    seoTitle: titleOf(desk, CHARACTERS.seoTitle),
    metaDescription: metaDescriptionOf(desk, asked),
    slug: slugOf(desk.topic.title(CHARACTERS.slug), desk.angle),
    title: titleOf(desk, desk.topic.fits(CHARACTERS.title) ? CHARACTERS.title : CHARACTERS.cutTitle),
    summary: summary.lines,
    intro,
    sections: arrange(desk, { quoted: sections, view, own: ownSection(desk, own), checklist: checklist(desk, asked) }),
    faq,
    conclusion: [lastQuestion(desk, own), invite].filter(Boolean).join(' '),
    callToAction: { label: button, url: '' },
    sources: borrower.sources().map((source, at) => asSourceNote(source, at + 1)),
  };
}

interface Start {
  readonly asked: VariantPlaces;
  readonly summary: Summary;
  readonly gap: string;
}

/** The first words where it is not a quotation that opens, and what is said of the opinion further down. */
function openWith(desk: Desk, { asked, summary, gap }: Start): { opening: string; view: Section[] } {
  const { angle, opinion } = desk;
  const asks = !isLoose(desk) && (angle === 'question' || angle === 'contrast');
  const question = asks ? asked.question : '';
  if (summary.gap === '') return { opening: question, view: caseSection(desk, gap) };
  const isFirst = angle === 'story' || angle === 'contrast';
  const fits = !opinion.whole.includes('\n') && countWords(opinion.whole) <= INTRO_WORDS;
  if (!isFirst || !fits) return { opening: question, view: viewSection(desk, statedView(desk), gap) };
  const view = statedView(desk);
  return view === '' ? { opening: question, view: [] } : { opening: view, view: caseSection(desk, gap) };
}

/** The leading quotation opens, and the others follow in sections of their own. */
function leadIn(desk: Desk, [lead, ...others]: readonly Borrowed[]): [string, Section[]] {
  if (!lead) return ['', []];
  const { lead: words, words: quotation, cited } = lead;
  const ask = questionAfter(desk, { borrowed: lead, at: 0 });
  return [
    [`${words} ${quotation} ${cited}`, ask].filter(Boolean).join('\n\n'),
    quotedSections(desk, others, { from: 1, as: 'block' }),
  ];
}

interface Blocks {
  readonly quoted: readonly Section[];
  readonly view: readonly Section[];
  readonly own: readonly Section[];
  readonly checklist: readonly Section[];
}

/** What the angle's name promises comes first. */
function arrange({ angle }: Desk, { quoted, view, own, checklist }: Blocks): Section[] {
  if (angle === 'list') return [...checklist, ...quoted, ...view, ...own];
  if (angle === 'story') return [...view, ...quoted, ...own, ...checklist];
  return [...quoted, ...view, ...own, ...checklist];
}

/** Where there is enough, a definition goes to the questions at the end instead of into the argument. */
function shareQuotes(quotes: readonly Quote[]): { body: readonly Quote[]; definition: Quote | null } {
  const definition = quotes.length > 1 ? (quotes.find(({ isDefinition }) => isDefinition) ?? null) : null;
  return { body: quotes.filter((quote) => quote !== definition).slice(0, QUOTES_IN_BODY), definition };
}

/** Whoever compares has a side, too. */
function ownSection({ topicKind }: Desk, { heading, open, ask }: OwnCase): Section[] {
  if (open === '') return [];
  return [{ heading, body: topicKind.kind === 'versus' ? `${open}\n\n${ask}` : open }];
}

/** Points to tick where the angle promises them, and where something is to be chosen. */
function checklist({ angle, topicKind }: Desk, { checklist: items }: VariantPlaces): Section[] {
  if (angle === 'list')
    return [{ heading: 'Checklist', body: items.map((item, at) => `${at + 1}. ${item}`).join('\n') }];
  if (topicKind.kind !== 'versus') return [];
  return [{ heading: 'Checklist', body: items.map((item) => `- ${item}`).join('\n') }];
}

function definitionQuestion(borrowed: Borrowed | null): Question[] {
  if (!borrowed) return [];
  const { quote, lead, words, cited } = borrowed;
  const question = namesTitle(quote)
    ? `What does ${mark(quote.source.title.replace(/\s*\(.*/u, ''))} mean?`
    : borrowed.say('headings');
  return [{ question, answer: `${lead} ${words} ${cited}` }];
}

interface Wishes {
  readonly asked: VariantPlaces;
  readonly own: OwnCase;
  readonly gaps: GapBook;
}

/** What readers ask and only the author can answer: a place that the description promised, then what is asked of all such. */
function ownQuestions(desk: Desk, { asked, own, gaps }: Wishes): Question[] {
  return [...own.others.slice(0, 1), ...asked.faq]
    .filter((wish) => !isAnswered(wish, desk))
    .slice(0, GAPS.asked)
    .map(({ heading, gap }) => ({ question: heading, answer: gaps.take([gap], 'kind') || gapOf(gap) }));
}
