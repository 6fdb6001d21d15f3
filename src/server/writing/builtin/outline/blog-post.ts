import { gap } from '../../../../core/formats/layout/gaps.ts';
import type { BlogPostParts } from '../../../../core/formats/blog-post.ts';
import type { Section } from '../../../../core/formats/parts.ts';
import { countWords } from '../../../../core/rules/text.ts';
import { onAPoint } from '../compose/view.ts';
import { wantedFacts } from '../compose/wanted-facts.ts';
import type { Desk } from '../desk.ts';
import { ofVariant } from '../lines/of-variant.ts';
import { announces } from '../reading/topic-kind.ts';
import { SLUG_GAP, slugOf } from '../text/slug.ts';
import { asSourceNote } from '../text/source-name.ts';
import { isListArticle, listArticle } from '../compose/listed-opinion.ts';
import { pointByPoint, readPoints, type Argument } from '../compose/point-by-point.ts';
import { listSection } from '../compose/list-section.ts';
import { metaDescriptionOf, seoTitleOf } from '../compose/blog-head.ts';
import { frameOutline, type FramedItem, type OutlineFrame } from './frame.ts';

const SECTIONS = 3;
const PARTING = 'a last word to your readers';
const ASKED = ['a question that readers ask', 'what people ask you first', 'the question behind it all'] as const;
const ANSWERS = ['your answer, in a few sentences', 'what you say to that', 'the answer as you know it'] as const;
const BEGINNING = 'a few lines to begin with';
const INTRO_WORDS = 80;
const SUMMARIES = [
  'the one line to remember, written at the end',
  'what somebody in a hurry should know',
  'the answer in one breath, once you have it',
] as const;
const NEXT_STEPS = [
  'the next step for a reader of {topic}, with a link or a day',
  'where readers of {topic} can turn to, with an address',
  'what you would do tomorrow if you had just read this',
] as const;
/** Of the section behind the opinion; one for each variant. */
const OPINION_HEADINGS = ['What makes us say so?', 'Where does this view come from?', 'How did we get there?'] as const;

export function outlineBlogPost(desk: Desk): { parts: BlogPostParts; sources: number } {
  const frame = frameOutline(desk, 'Blog Post');
  const summary = frame.ask(ofVariant(SUMMARIES, desk.variant));
  const { intro, sections: opinion } = argued(desk, frame) ?? stated(desk, frame);
  // A list is long enough by itself.
  const items = isListArticle(desk) ? [] : frame.items(SECTIONS);
  const quoted = [...new Map(desk.quotes.slice(0, items.length).map(({ source }) => [source.id, source])).values()];
  const listed = desk.english && desk.angle === 'list' && !isListArticle(desk) ? listSection(desk, frame.words) : [];
  const wanted = desk.english && announces(desk.topicKind.kind) ? [wantedFacts(desk)] : [];
  return {
    parts: {
      seoTitle: seoTitleOf(desk),
      metaDescription: metaDescriptionOf(desk),
      slug: slugOf(desk.topic.title(100), desk) || gap(SLUG_GAP),
      title: desk.topic.title(100),
      summary: [summary],
      intro: intro || gap(BEGINNING),
      sections: [...wanted, ...listed, ...opinion, ...items.map(section)],
      faq: desk.english
        ? faq(frame)
        : [{ question: gap(ofVariant(ASKED, desk.variant)), answer: gap(ofVariant(ANSWERS, desk.variant)) }],
      conclusion: conclusion(desk, frame),
      callToAction: { label: desk.english && !frame.isBlank ? desk.phrases.next('button') : gap('button'), url: '' },
      sources: quoted.map((source, at) => asSourceNote(source, at + 1)),
    },
    sources: frame.sources(),
  };
}

/** The opinion as the argument: its list, or its thoughts; null where it is neither long nor short enough for that. */
function argued(desk: Desk, frame: OutlineFrame): Argument | null {
  if (isListArticle(desk)) return listArticle(desk, []);
  const points = readPoints(desk, []);
  const open = (): string => frame.opinionGap() || ask(desk, frame);
  return points && pointByPoint(desk, points, { quoted: [], open });
}

/** The first wish that the outline has not asked for yet. */
function ask(desk: Desk, frame: OutlineFrame): string {
  for (const wish of onAPoint(desk)) {
    const open = frame.ask(wish);
    if (open !== '') return open;
  }
  return '';
}

/** As much of the opinion as an introduction holds, and a section for the rest and for the case behind it. */
function stated(desk: Desk, frame: OutlineFrame): Argument {
  const view = desk.opinion.split((text) => countWords(text) <= INTRO_WORDS);
  const intro = view.opening || (view.rest === '' ? frame.opinionGap() : '');
  return { intro, sections: desk.opinion.whole === '' ? [] : opinionSection(desk, frame, view.rest) };
}

function section({ heading, quotation, gap: open }: FramedItem): Section {
  return { heading, body: [quotation, open].filter(Boolean).join('\n\n') };
}

/** What did not fit the introduction, and the case that stands behind it. */
function opinionSection(desk: Desk, frame: OutlineFrame, rest: string): Section[] {
  const body = [rest, frame.opinionGap()].filter(Boolean).join('\n\n');
  const heading = desk.english ? ofVariant(OPINION_HEADINGS, desk.variant) : gap('heading above your view');
  return body === '' ? [] : [{ heading, body }];
}

function faq({ words, ask }: OutlineFrame): { question: string; answer: string }[] {
  const asked = words.faq.map(({ heading, gap: wish }) => ({ question: heading, answer: ask(wish, 'kind') }));
  return asked.filter(({ answer }) => answer !== '');
}

function conclusion(desk: Desk, frame: OutlineFrame): string {
  const step = frame.ask(ofVariant(NEXT_STEPS, desk.variant)) || frame.ask(ofVariant(NEXT_STEPS, desk.variant + 1));
  const last = step || gap(PARTING);
  return [last, desk.english && !frame.isBlank ? desk.phrases.next('invite') : ''].filter(Boolean).join('\n\n');
}
