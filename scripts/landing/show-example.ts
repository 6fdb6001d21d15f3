import { xWeight } from '../../src/core/checks/x-weight.ts';
import { blogPost } from '../../src/core/formats/blog-post.ts';
import { emailNewsletter } from '../../src/core/formats/email-newsletter.ts';
import { googleSearchAd } from '../../src/core/formats/google-search-ad.ts';
import { instagramCarousel } from '../../src/core/formats/instagram-carousel.ts';
import { shortContentScript } from '../../src/core/formats/short-content-script.ts';
import type { Findings } from '../../src/server/research/findings.ts';
import type { Piece, Pieces } from './run-example.ts';

interface Stretch {
  readonly text: string;
  readonly is?: 'opinion' | 'gap';
}

const HEADLINES_SHOWN = 3;
const SLIDES_SHOWN = 6;

/** The best statement of each source, with its paragraph around it. */
export function showFindings({ sources, ledger }: Findings) {
  return sources.flatMap(({ id, title, text }) => {
    const best = ledger.find((claim) => claim.source_id === id);
    const paragraph = text.split('\n\n').find((one) => best && one.includes(best.quote));
    if (!best || paragraph === undefined) return [];
    const at = paragraph.indexOf(best.quote);
    const [before, after] = [paragraph.slice(0, at), paragraph.slice(at + best.quote.length)];
    return [{ quote: best.quote, source: title, before, after }];
  });
}

export function showNewsletter({ text, opinion }: Piece) {
  const { subjects, preheader, lead, sections } = emailNewsletter.parse(text).parts;
  const [first] = sections;
  return {
    subject: marked(subjects[0] ?? '', opinion),
    preheader: marked(preheader, opinion),
    lead: marked(lead, opinion),
    heading: first?.heading ?? '',
    body: (first?.body ?? '')
      .split('\n\n')
      .slice(0, 2)
      .map((paragraph) => marked(paragraph, opinion)),
  };
}

/** The pieces that the page shows, taken apart as their formats read them. */
export function showPieces(pieces: Pieces) {
  const [post, script, blog] = [pieces('X Post'), pieces('Short Content Script'), pieces('Blog Post')];
  const [ad, carousel] = [pieces('Google Search Ad'), pieces('Instagram Carousel')];
  const adParts = googleSearchAd.parse(ad.text).parts;
  const article = blogPost.parse(blog.text).parts;
  return {
    post: { paragraphs: post.text.split('\n\n').map((text) => marked(text, post.opinion)), weight: xWeight(post.text) },
    script: shortContentScript.parse(script.text).parts.rows.map(({ start, spoken, visual }) => ({
      time: `0:${String(start).padStart(2, '0')}`,
      spoken: marked(spoken, script.opinion),
      visual,
    })),
    ad: {
      headlines: adParts.headlines.slice(0, HEADLINES_SHOWN),
      descriptions: adParts.descriptions.slice(0, 2).map((text) => marked(text, ad.opinion)),
      paths: adParts.paths,
    },
    article: {
      title: article.title,
      intro: marked(article.intro, blog.opinion),
      sections: article.sections.slice(0, 2).map(({ heading, body }) => ({
        heading: marked(heading, blog.opinion),
        body: marked(body.replace(/^> /, ''), blog.opinion),
      })),
    },
    slides: instagramCarousel
      .parse(carousel.text)
      .parts.slides.slice(0, SLIDES_SHOWN)
      .map(({ title, body }) => ({ title, body: marked(body, carousel.opinion) })),
  };
}

/** A text as stretches: those that carry the opinion, gaps, and the rest. */
function marked(text: string, opinion: readonly string[]): Stretch[] {
  const sentences = opinion.map((sentence) => sentence.replace(/[.!?]$/, '')).filter(Boolean);
  const points = [...new Set(sentences)].sort((one, other) => other.length - one.length);
  const pattern = new RegExp(
    `(${points.map((point) => `${escaped(point)}[.!?]?`).join('|') || '$^'})|(\\[Add: [^\\]]*\\])`,
    'gu',
  );
  const stretches: Stretch[] = [];
  let done = 0;
  for (const found of text.matchAll(pattern)) {
    if (found.index > done) stretches.push({ text: text.slice(done, found.index) });
    stretches.push({ text: found[0], is: found[1] === undefined ? 'gap' : 'opinion' });
    done = found.index + found[0].length;
  }
  if (done < text.length) stretches.push({ text: text.slice(done) });
  return stretches;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
