import type { BlogPostParts } from '../../../../core/formats/blog-post.ts';
import { gap } from '../../../../core/formats/layout/gaps.ts';
import type { Question, Section } from '../../../../core/formats/parts.ts';
import { countWords } from '../../../../core/rules/text.ts';
import { createBorrower, type Borrowed } from '../borrow.ts';
import { formatIndex, type Desk } from '../desk.ts';
import { createGapBook, type GapBook } from '../lines/gap-book.ts';
import { createLinePicker } from '../lines/pick-lines.ts';
import type { VariantPlaces } from '../lines/place.ts';
import { placesFor } from '../lines/places-for.ts';
import { announces } from '../reading/topic-kind.ts';
import { mark } from '../text/quotation.ts';
import { SLUG_GAP, slugOf } from '../text/slug.ts';
import { asSourceNote } from '../text/source-name.ts';
import { namesTitle, type Quote } from '../text/usable-claims.ts';
import { metaDescriptionOf, seoTitleOf, summaryGap, summaryPoints, titleOf } from './blog-head.ts';
import { closingWords } from './closing.ts';
import { isListArticle, listArticle } from './listed-opinion.ts';
import { listSection } from './list-section.ts';
import { isAnswered, nextPlace } from './own-case.ts';
import { pointByPoint, readPoints, type Argument, type Points } from './point-by-point.ts';
import { quotationAs, quotedSections } from './quoted-section.ts';
import {
  pointGaps,
  caseSection,
  objectionGaps,
  objectionHeading,
  ownViewGaps,
  viewGaps,
  viewOf,
  viewSection,
} from './view.ts';

const TURN = formatIndex('Blog Post');
const CHARACTERS = { title: 110, cutTitle: 70, slug: 100 } as const;
const QUOTES_IN_BODY = 3;
const INTRO_WORDS = 80;
const QUESTIONS = 2;
/** What a definition explains: "A calf strain is a tear". */
const SUBJECT = /^(?:an? |the )?([\p{L}’' -]{3,40}?) (?:is|are|means|refers to) /iu;

interface Article extends Argument {
  readonly summary: readonly string[];
}

interface Stuff {
  readonly quoted: readonly Borrowed[];
  readonly gaps: GapBook;
}

export function composeBlogPost(desk: Desk): BlogPostParts {
  const asked = placesFor(desk, TURN);
  const { body: told, definition } = shareQuotes(desk);
  const points = opinionFirst(desk) && !isListArticle(desk) ? readPoints(desk, told) : null;
  const body = points?.quotes ?? told;
  const quotes = definition ? [...body, definition] : body;
  const borrower = createBorrower({ ...desk, quotes }, createLinePicker(desk.variant, TURN, desk.permits));
  const gaps = createGapBook();
  const quoted = body.flatMap(() => borrower.next() ?? []);
  const { summary, intro, sections } = articleOf(desk, points, { quoted, gaps });
  const more = moreSections(desk, asked, gaps);
  const faq = [...definitionQuestion(borrower.next()), ...ownQuestions(desk, asked, gaps)].slice(0, QUESTIONS);
  const { invite, button } = closingWords(desk);
  return {
    seoTitle: seoTitleOf(desk),
    metaDescription: metaDescriptionOf(desk),
    slug: slugOf(desk.topic.title(CHARACTERS.slug), desk) || gap(SLUG_GAP),
    title: titleOf(desk, desk.topic.fits(CHARACTERS.title) ? CHARACTERS.title : CHARACTERS.cutTitle),
    summary,
    intro,
    sections: opensWithPlaces(desk) ? [...more, ...sections] : [...sections, ...more],
    faq,
    conclusion: invite,
    callToAction: { label: button, url: '' },
    sources: borrower.sources().map((source, at) => asSourceNote(source, at + 1)),
  };
}

/** The opinion leads where the angle says so; elsewhere a quotation opens, and the opinion is summed up above it or follows. */
function articleOf(desk: Desk, points: Points | null, stuff: Stuff): Article {
  const summary = [summaryGap(desk)];
  if (isListArticle(desk)) return { summary, ...listArticle(desk, stuff.quoted) };
  if (points) {
    const open = (): string => stuff.gaps.take(pointGaps(desk));
    const thesis = points.lead ? [points.opening] : summary;
    return { summary: thesis, ...pointByPoint(desk, points, { quoted: stuff.quoted, open }) };
  }
  if (desk.opinion.whole === '') return { summary, ...withoutOpinion(desk, stuff) };
  return opinionFirst(desk) ? { summary, ...stated(desk, stuff) } : quotationFirst(desk, stuff);
}

function opinionFirst({ angle }: Desk): boolean {
  return angle === 'story' || angle === 'contrast';
}

/** The opinion as far as an introduction has room for it, what is left of it, then what others say. */
function stated(desk: Desk, { quoted, gaps }: Stuff): Argument {
  const { opening, rest } = desk.opinion.split((text) => countWords(text) <= INTRO_WORDS);
  const gap = gaps.take(viewGaps(desk));
  const sections = quotedSections(desk, quoted, 'block');
  if (opening === '') return { intro: gap, sections: [...viewSection(desk, viewOf(desk), ''), ...sections] };
  const view = rest === '' ? caseSection(desk, gap) : viewSection(desk, rest, gap);
  return { intro: opening, sections: [...view, ...sections] };
}

function quotationFirst(desk: Desk, { quoted: [lead, ...others], gaps }: Stuff): Article {
  const gap = gaps.take(viewGaps(desk));
  const points = summaryPoints(desk);
  const summed = points.length > 0;
  const view = summed ? caseSection(desk, gap) : viewSection(desk, viewOf(desk), gap);
  return {
    summary: summed ? points : [summaryGap(desk)],
    intro: lead ? quotationAs('line', lead) : '',
    sections: [...quotedSections(desk, others, 'block'), ...view],
  };
}

/** A list or a question that the angle promises; an announcement gives its facts first. */
function opensWithPlaces({ angle, topicKind }: Desk): boolean {
  return angle === 'list' || (angle === 'question' && !announces(topicKind.kind));
}

/** What is quoted, and a place for what its author thinks; an announcement needs no view. */
function withoutOpinion(desk: Desk, { quoted: [lead, ...others], gaps }: Stuff): Argument {
  const sections = quotedSections(desk, others, 'block');
  const intro = lead ? quotationAs('line', lead) : '';
  // A guide needs its steps, and no view on them.
  const view = desk.topicKind.kind === 'how-to' ? [] : viewSection(desk, gaps.take(ownViewGaps(desk)), '');
  return { intro, sections: [...sections, ...view] };
}

/** What the angle promises, then what only the author knows about such a topic. */
function moreSections(desk: Desk, asked: VariantPlaces, gaps: GapBook): Section[] {
  const list = desk.angle === 'list' && !isListArticle(desk) ? listSection(desk, asked) : [];
  const objection = desk.angle === 'contrast' && desk.opinion.whole !== '' ? gaps.take(objectionGaps(desk)) : '';
  const place = list.length > 0 ? null : nextPlace(asked.places, desk, gaps);
  return [
    ...list,
    ...(objection === '' ? [] : [{ heading: objectionHeading(desk), body: objection }]),
    ...(place ? [{ heading: place.heading, body: place.open }] : []),
  ];
}

/** Where there is enough, a definition goes to the questions at the end instead of into the argument. */
function shareQuotes({ quotes, topicKind }: Desk): { body: readonly Quote[]; definition: Quote | null } {
  const definition = quotes.length > 1 ? (quotes.find(({ isDefinition }) => isDefinition) ?? null) : null;
  const body = quotes.filter((quote) => quote !== definition);
  return { body: announces(topicKind.kind) ? body : body.slice(0, QUOTES_IN_BODY), definition };
}

function definitionQuestion(borrowed: Borrowed | null): Question[] {
  if (!borrowed) return [];
  const { quote } = borrowed;
  const [, subject = ''] = SUBJECT.exec(quote.text) ?? [];
  const word = namesTitle(quote) ? quote.source.title.replace(/\s*\(.*/u, '') : subject;
  const question = word === '' ? borrowed.heading() : `What does ${mark(word)} mean?`;
  return [{ question, answer: quotationAs('line', borrowed) }];
}

/** What readers ask and only the author can answer. */
function ownQuestions(desk: Desk, { faq }: VariantPlaces, gaps: GapBook): Question[] {
  return faq
    .filter((wish) => !isAnswered(wish, desk))
    .map(({ heading, gap }) => ({ question: heading, answer: gaps.take([gap], 'kind') }))
    .filter(({ answer }) => answer !== '');
}
