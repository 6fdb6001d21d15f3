import type { LandingPageParts } from '../../../../core/formats/landing-page.ts';
import type { Question } from '../../../../core/formats/parts.ts';
import { countWords } from '../../../../core/rules/text.ts';
import { comparableFigure, createBorrower, type Borrowed } from '../borrow.ts';
import { formatIndex, type Desk } from '../desk.ts';
import { createGapBook, type GapBook } from '../lines/gap-book.ts';
import { ofVariant } from '../lines/of-variant.ts';
import { createLinePicker } from '../lines/pick-lines.ts';
import { placesFor } from '../lines/places-for.ts';
import { isFinding } from '../reading/finding.ts';
import { announces } from '../reading/topic-kind.ts';
import { asSourceNote, creditInBrackets } from '../text/source-name.ts';
import type { Quote } from '../text/usable-claims.ts';
import { metaDescriptionOf, seoTitleOf } from './blog-head.ts';
import { closingWords } from './closing.ts';
import { cardsOf, readHero, stepsOf } from './landing-parts.ts';
import { isAnswered } from './own-case.ts';
import { objectionGaps, objectionHeading } from './view.ts';

const TURN = formatIndex('Landing Page');
const OBJECTIONS = 3;
const BUTTON_WORDS = 4;
const SHORT_BUTTONS = ['Find out more', 'See the details', 'Read more'] as const;

/** Above what is quoted and no proof; one for each variant. */
const OWN_FACTS = ['What should I know first?', 'What are the facts?', 'What is settled already?'] as const;
const OTHERS = ['What do others say?', 'What do others write about it?', 'Where can I read more?'] as const;

export function composeLandingPage(desk: Desk): LandingPageParts {
  const proof = desk.quotes.filter(isProof);
  const quotes = [...proof, ...desk.quotes.filter((quote) => !proof.includes(quote))];
  const borrower = createBorrower({ ...desk, quotes }, createLinePicker(desk.variant, TURN));
  const quoted = quotes.flatMap(() => borrower.next() ?? []);
  const book = createGapBook();
  const { headline, subhead, left } = readHero(desk, book);
  const { invite, button } = closingWords(desk);
  return {
    seoTitle: seoTitleOf(desk),
    metaDescription: metaDescriptionOf(desk),
    headline,
    subhead,
    callToAction: { label: shortButton(desk, button), url: '' },
    microcopy: invite,
    cards: cardsOf(desk, left, book),
    proof: quoted.slice(0, proof.length).map(credited),
    steps: stepsOf(desk, book),
    objections: objectionsOf(desk, quoted.slice(proof.length), book),
    sources: borrower.sources().map((source, at) => asSourceNote(source, at + 1)),
  };
}

export function shortButton({ variant }: Desk, button: string): string {
  return countWords(button) <= BUTTON_WORDS ? button : ofVariant(SHORT_BUTTONS, variant);
}

/** A figure that somebody found out: what the author charges or when the doors open proves nothing. */
function isProof(quote: Quote): boolean {
  return comparableFigure(quote) !== null && (quote.source.kind !== 'material' || isFinding(quote));
}

/** Who says it stands behind the words and their number, as on any page that shows what others say. */
function credited({ quote, words, cited }: Borrowed): string {
  return `${words} ${cited} ${creditInBrackets(quote.source)}`;
}

/** What is quoted answers first; then what only the author can answer. */
function objectionsOf(desk: Desk, quoted: readonly Borrowed[], book: GapBook): Question[] {
  const answered = quotedAnswers(desk, quoted);
  const open = openQuestions(desk, book);
  return [...answered, ...open.slice(0, Math.max(1, OBJECTIONS - answered.length))];
}

function quotedAnswers({ variant }: Desk, quoted: readonly Borrowed[]): Question[] {
  const own = quoted.filter(({ quote }) => quote.source.kind === 'material');
  const others = quoted.filter(({ quote }) => quote.source.kind !== 'material');
  const lead = own.find((one) => one.lead !== '')?.lead ?? '';
  const facts = own.map(({ words, cited }) => `- ${words} ${cited}`).join('\n');
  return [
    ...(own.length === 0
      ? []
      : [{ question: ofVariant(OWN_FACTS, variant), answer: [lead, facts].filter(Boolean).join('\n\n') }]),
    ...(others.length === 0
      ? []
      : [
          {
            question: ofVariant(OTHERS, variant),
            answer: others.map(credited).join('\n\n'),
          },
        ]),
  ];
}

/** What readers ask, and what somebody would hold against it. */
export function openQuestions(desk: Desk, book: GapBook): Question[] {
  const { faq, places } = placesFor(desk, TURN);
  const against = announces(desk.topicKind.kind) || desk.opinion.whole === '' ? '' : book.take(objectionGaps(desk));
  const asked = [...faq, ...places]
    .filter((wish) => !isAnswered(wish, desk))
    .map(({ heading, gap: wish }) => ({ question: heading, answer: book.take([wish], 'kind') }));
  return [{ question: objectionHeading(desk), answer: against }, ...asked].filter(({ answer }) => answer !== '');
}
