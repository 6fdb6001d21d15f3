import type { BlogPostParts } from '../../../../core/formats/blog-post.ts';
import { gap as gapOf } from '../../../../core/formats/layout/gaps.ts';
import type { Question, Section } from '../../../../core/formats/parts.ts';
import { createBorrower, type Borrowed, type Borrower } from '../borrow.ts';
import { formatIndex, type Desk } from '../desk.ts';
import { createGapBook, type GapBook } from '../lines/gap-book.ts';
import { createLinePicker } from '../lines/pick-lines.ts';
import type { VariantPlaces } from '../lines/place.ts';
import { placesFor } from '../lines/places-for.ts';
import { mark } from '../text/quotation.ts';
import { slugOf } from '../text/slug.ts';
import { asSourceNote, webAddress } from '../text/source-name.ts';
import { namesTitle, type Quote } from '../text/usable-claims.ts';
import { listed, metaDescriptionOf, summaryOf, titleOf } from './blog-head.ts';
import { closingWords } from './closing.ts';
import { mayRepeatAngle, openingOf } from './opening.ts';
import { ownCaseOf, type OwnCase } from './own-case.ts';
import { PROVENANCE } from './provenance.ts';
import { quotedSection } from './quoted-section.ts';
import { statedView, viewGaps, viewSection } from './view.ts';

const CHARACTERS = { seoTitle: 60, title: 110, slug: 100 } as const;
const QUOTES_IN_BODY = 3;
const QUESTIONS = 3;

export function composeBlogPost(desk: Desk): BlogPostParts {
  const turn = formatIndex('Blog Post');
  const asked = placesFor(desk, turn);
  const { body, definition } = shareQuotes(desk.quotes);
  const quotes = definition ? [...body, definition] : body;
  const borrower = createBorrower({ ...desk, quotes }, createLinePicker(desk.variant, turn));
  const gaps = createGapBook();
  const view = viewSection(desk, statedView(desk), gaps.take(viewGaps(desk)));
  const quoted = body
    .flatMap(() => borrower.next() ?? [])
    .map((borrowed, at) => quotedSection(desk, { borrowed, at }, BLOCK));
  const own = ownCaseOf(asked, gaps);
  const known = [definitionQuestion(borrower.next()), provenance(desk, borrower)].flat();
  const faq = [...ownQuestions(asked, gaps, QUESTIONS - known.length), ...known];
  const { invite, button } = closingWords(desk);
  return {
    seoTitle: titleOf(desk, CHARACTERS.seoTitle),
    metaDescription: metaDescriptionOf(desk),
    slug: slugOf(desk.topic.title(CHARACTERS.slug), desk.angle),
    title: titleOf(desk, CHARACTERS.title),
    summary: summaryOf(desk, asked, borrower.sources()),
    intro: introOf(desk, asked),
    sections: arrange(desk, { quoted, view, places: ownSection(own), checklist: checklist(desk, asked) }),
    faq,
    conclusion: `${own.last} ${invite}`,
    callToAction: { label: button, url: '' },
    sources: borrower.sources().map((source, at) => asSourceNote(source, at + 1)),
  };
}

/** What is asked of any subject or of any news leads into nothing but itself. */
function introOf(desk: Desk, asked: VariantPlaces): string {
  const opening = openingOf(desk, asked, 'blog');
  const isLoose = desk.topicKind.kind === 'subject' || desk.topicKind.kind === 'news';
  return desk.angle !== 'question' && isLoose ? opening : `${opening} ${asked.question}`;
}

const BLOCK = { as: 'block', followed: 'tasks' } as const;

interface Blocks {
  readonly quoted: readonly Section[];
  readonly view: readonly Section[];
  readonly places: Section;
  readonly checklist: Section;
}

/** What the angle's name promises comes first. */
function arrange({ angle }: Desk, { quoted, view, places, checklist }: Blocks): Section[] {
  const [first, ...others] = quoted;
  const lead = first ? [first] : [];
  switch (angle) {
    case 'question':
      return [places, ...quoted, ...view, checklist];
    case 'figure':
      return [...lead, ...view, ...others, places, checklist];
    case 'story':
    case 'contrast':
      return [...view, ...quoted, places, checklist];
    case 'list':
      return [checklist, ...view, ...quoted, places];
  }
}

/** Where there is enough, a definition goes to the questions at the end instead of into the argument. */
function shareQuotes(quotes: readonly Quote[]): { body: readonly Quote[]; definition: Quote | null } {
  const definition = quotes.length > 1 ? (quotes.find(({ isDefinition }) => isDefinition) ?? null) : null;
  return { body: quotes.filter((quote) => quote !== definition).slice(0, QUOTES_IN_BODY), definition };
}

function ownSection({ heading, gap, ask }: OwnCase): Section {
  return { heading, body: [gap, ask].filter(Boolean).join('\n\n') };
}

function checklist({ angle }: Desk, { checklist: items }: VariantPlaces): Section {
  const line = (item: string, at: number): string => (angle === 'list' ? `${at + 1}. ${item}` : `- ${item}`);
  return { heading: 'Checklist', body: items.map(line).join('\n') };
}

function definitionQuestion(borrowed: Borrowed | null): Question[] {
  if (!borrowed) return [];
  const { quote, lead, words, cited } = borrowed;
  const question = namesTitle(quote)
    ? `What does ${mark(quote.source.title.replace(/\s*\(.*/u, ''))} mean?`
    : borrowed.say('headings');
  return [{ question, answer: `${lead} ${words} ${cited} ${borrowed.say('asks')}`.trim() }];
}

/** At least one, and as many more as are missing from the number that a page of questions has. */
function ownQuestions({ faq }: VariantPlaces, gaps: GapBook, missing: number): Question[] {
  return faq
    .slice(0, Math.max(1, missing))
    .map(({ heading, gap }) => ({ question: heading, answer: gaps.take([gap], 'kind') || gapOf(gap) }));
}

/** For the sources that a reader can look up; the author's own material is nowhere to be found. */
function provenance(desk: Desk, borrower: Borrower): Question[] {
  const names = listed(borrower.sources().filter(webAddress));
  if (names === '' || mayRepeatAngle(desk)) return [];
  const { question, answer } = PROVENANCE[desk.angle];
  return [{ question, answer: answer.replace('{sources}', () => names) }];
}
