import { gap } from '../../../../core/formats/layout/gaps.ts';
import type { BlogPostParts } from '../../../../core/formats/blog-post.ts';
import type { Section } from '../../../../core/formats/parts.ts';
import { countWords } from '../../../../core/rules/text.ts';
import type { Desk } from '../desk.ts';
import { slugOf } from '../text/slug.ts';
import { asSourceNote } from '../text/source-name.ts';
import { frameOutline, type FramedItem, type OutlineFrame } from './frame.ts';

const SECTIONS = 3;
const INTRO_WORDS = 80;
/** Of the section behind the opinion, and of the list that a reader ticks; one for each variant. */
const OPINION_HEADINGS = ['What makes us say so?', 'Where does this view come from?', 'How did we get there?'] as const;
const LIST_HEADINGS = ['Before you start', 'To tick off', 'Five minutes with a pen'] as const;

export function outlineBlogPost(desk: Desk): { parts: BlogPostParts; sources: number } {
  const frame = frameOutline(desk, 'Blog Post');
  const view = desk.opinion.split((text) => countWords(text) <= INTRO_WORDS);
  const opinion = opinionSection(desk, frame, view.rest);
  const items = frame.items(SECTIONS);
  const quoted = [...new Map(desk.quotes.slice(0, items.length).map(({ source }) => [source.id, source])).values()];
  const { promise, question } = frame.words;
  return {
    parts: {
      seoTitle: desk.english ? desk.topic.titleWith(promise, 60) : desk.topic.title(60),
      metaDescription: desk.english
        ? desk.topic.quotedWith(question, 160)
        : frame.ask('what a search result shows below the title'),
      slug: slugOf(desk.topic.title(100), desk.angle),
      title: desk.topic.title(100),
      summary: [frame.ask('the one line to remember, written last')],
      intro:
        [view.opening, desk.english ? desk.voice.opening[desk.angle].blog : ''].filter(Boolean).join('\n\n') ||
        frame.ask('two sentences that lead in'),
      sections: [...opinion, ...items.map(section), ...checklist(desk, frame)],
      faq: desk.english ? faq(frame) : frame.items(1).map((item) => ({ question: item.heading, answer: item.gap })),
      conclusion: conclusion(desk, frame),
      callToAction: { label: desk.english ? desk.phrases.next('button') : gap('button'), url: '' },
      sources: quoted.map((source, at) => asSourceNote(source, at + 1)),
    },
    sources: frame.sources(),
  };
}

function section({ heading, quotation, gap: open }: FramedItem): Section {
  return { heading, body: [quotation, open].filter(Boolean).join('\n\n') };
}

/** What did not fit the introduction, and the case that stands behind it. */
function opinionSection(desk: Desk, frame: OutlineFrame, rest: string): Section[] {
  const body = [rest, frame.opinionGap()].filter(Boolean).join('\n\n');
  const heading = desk.english ? (OPINION_HEADINGS[(desk.variant - 1) % OPINION_HEADINGS.length] ?? '') : 'Opinion';
  return body === '' ? [] : [{ heading, body }];
}

function checklist({ english, variant }: Desk, { words }: OutlineFrame): Section[] {
  const heading = LIST_HEADINGS[(variant - 1) % LIST_HEADINGS.length] ?? '';
  return english ? [{ heading, body: words.checklist.map((line) => `- ${line}`).join('\n') }] : [];
}

function faq({ words, ask }: OutlineFrame): { question: string; answer: string }[] {
  const asked = words.faq.map(({ heading, gap: wish }) => ({ question: heading, answer: ask(wish) }));
  return asked.filter(({ answer }) => answer !== '');
}

function conclusion(desk: Desk, frame: OutlineFrame): string {
  const step = frame.ask('the next step for a reader of {topic}, with a link or a day');
  return [step, desk.english ? desk.phrases.next('invite') : ''].filter(Boolean).join('\n\n');
}
