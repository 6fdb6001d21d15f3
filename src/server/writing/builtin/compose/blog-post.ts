import type { BlogPostParts } from '../../../../core/formats/blog-post.ts';
import type { Question, Section } from '../../../../core/formats/parts.ts';
import { createBorrower, type Borrower } from '../borrow.ts';
import type { Desk } from '../desk.ts';
import { BLOG_KITS } from '../kits/blog/blog-kits.ts';
import type { BlogKit } from '../kits/blog/blog-kit.ts';
import { mark } from '../text/quotation.ts';
import { slugOf } from '../text/slug.ts';
import { asSourceNote, nameInSentence, webAddress } from '../text/source-name.ts';
import { namesTitle, type Quote } from '../text/usable-claims.ts';
import { quotedSection } from './quoted-section.ts';

const CHARACTERS = { seoTitle: 60, title: 110, meta: 160, slug: 100 } as const;
const QUOTES_IN_BODY = 3;

export function composeBlogPost(desk: Desk): BlogPostParts {
  const kit = BLOG_KITS[desk.angle];
  const { body, definition } = shareQuotes(desk.quotes, kit);
  const borrower = createBorrower({ ...desk, quotes: definition ? [...body, definition] : body });
  const before = kit.moves.slice(0, kit.opinionAfter).flatMap((move) => quotedSection(move, borrower, 'block'));
  const after = kit.moves.slice(kit.opinionAfter).flatMap((move) => quotedSection(move, borrower, 'block'));
  const faq = [...definitionQuestion(borrower), ...kit.faq, ...provenance(borrower, kit)];
  return {
    seoTitle: desk.topic.titleWith(kit.titleTail, CHARACTERS.seoTitle),
    metaDescription: desk.topic.quotedWith(kit.meta, CHARACTERS.meta),
    slug: slugOf(desk.topic.title(CHARACTERS.slug), desk.angle),
    title: desk.topic.titleWith(kit.titleTail, CHARACTERS.title),
    summary: kit.summary,
    intro: desk.voice.opening[desk.angle].blog,
    sections: [
      ...before,
      ...opinionSection(desk, kit),
      ...after,
      {
        heading: kit.list.heading,
        body: `${kit.list.lead}\n\n${kit.list.items.map((item) => `- ${item}`).join('\n')}`,
      },
    ],
    faq,
    conclusion: `${kit.conclusion} ${desk.phrases.next('invite')}`,
    callToAction: { label: desk.phrases.next('button'), url: '' },
    sources: borrower.sources().map((source, at) => asSourceNote(source, at + 1)),
  };
}

/** Where there is enough, a definition goes to the questions at the end instead of into the argument. */
function shareQuotes(
  quotes: readonly Quote[],
  { moves }: BlogKit,
): { body: readonly Quote[]; definition: Quote | null } {
  const places = moves.reduce((sum, move) => sum + move.quotes, 0);
  const definition = quotes.length > 1 ? (quotes.find(({ isDefinition }) => isDefinition) ?? null) : null;
  const body = quotes.filter((quote) => quote !== definition);
  return { body: body.slice(0, Math.min(places, QUOTES_IN_BODY)), definition };
}

function definitionQuestion(borrower: Borrower): Question[] {
  const borrowed = borrower.next();
  if (!borrowed) return [];
  const { quote, lead, words, cited, follow } = borrowed;
  const question = namesTitle(quote) ? `What does ${mark(quote.source.title)} mean?` : 'How is the term defined?';
  return [{ question, answer: `${lead} ${words} ${cited} ${follow}` }];
}

/** For the sources that a reader can look up; the author's own material is nowhere to be found. */
function provenance(borrower: Borrower, kit: BlogKit): Question[] {
  const names = borrower.sources().filter(webAddress).map(nameInSentence);
  if (names.length === 0) return [];
  const all = names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : (names[0] ?? '');
  const { question, answer } = kit.provenance;
  return [{ question, answer: answer.replace('{sources}', () => all) }];
}

function opinionSection({ opinion, phrases }: Desk, kit: BlogKit): Section[] {
  if (opinion.whole === '') return [];
  const body = `${phrases.next('stance')}\n\n${opinion.whole}\n\n${phrases.next('weigh')}`;
  return [{ heading: kit.opinionHeading, body }];
}
