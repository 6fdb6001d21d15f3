import { gap } from '../../../../core/formats/layout/gaps.ts';
import type { BlogPostParts } from '../../../../core/formats/blog-post.ts';
import type { Section } from '../../../../core/formats/parts.ts';
import type { Desk } from '../desk.ts';
import { BLOG_KITS } from '../kits/blog/blog-kits.ts';
import { slugOf } from '../text/slug.ts';
import { asSourceNote } from '../text/source-name.ts';
import { frameOutline } from './frame.ts';

const SECTIONS = 4;

export function outlineBlogPost(desk: Desk): { parts: BlogPostParts; sources: number } {
  const kit = BLOG_KITS[desk.angle];
  const { items, sources, subjectGap } = frameOutline(desk, desk.quotes.slice(0, SECTIONS));
  const title = (max: number): string =>
    desk.english ? desk.topic.titleWith(kit.titleTail, max) : desk.topic.title(max);
  const quoted = [...new Map(desk.quotes.slice(0, SECTIONS).map(({ source }) => [source.id, source])).values()];
  const [asked, last] = items.slice(SECTIONS);
  return {
    parts: {
      seoTitle: title(60),
      metaDescription: subjectGap('a description of 140 to 160 characters'),
      slug: slugOf(desk.topic.title(100), desk.angle),
      title: title(100),
      summary: [subjectGap('one line')],
      intro: subjectGap('an introduction of two or three sentences'),
      sections: [...opinionSection(desk), ...items.slice(0, SECTIONS).map(section)],
      faq: [{ question: asked?.heading ?? '', answer: asked?.gap ?? '' }],
      conclusion: [last?.gap, desk.english ? desk.phrases.next('invite') : ''].filter(Boolean).join('\n\n'),
      callToAction: { label: desk.english ? desk.phrases.next('button') : gap('button'), url: '' },
      sources: quoted.map((source, at) => asSourceNote(source, at + 1)),
    },
    sources,
  };
}

function section({ heading, quotation, gap: open }: { heading: string; quotation: string; gap: string }): Section {
  return { heading, body: [quotation, open].filter(Boolean).join('\n\n') };
}

function opinionSection(desk: Desk): Section[] {
  const heading = desk.english ? BLOG_KITS[desk.angle].opinionHeading : 'Opinion';
  return [{ heading, body: desk.opinion.whole || gap('your own view, in your own words') }];
}
