import { xWeight } from '../../src/core/checks/x-weight.ts';
import { blogPost } from '../../src/core/formats/blog-post.ts';
import { emailNewsletter } from '../../src/core/formats/email-newsletter.ts';
import { googleSearchAd } from '../../src/core/formats/google-search-ad.ts';
import { instagramCarousel } from '../../src/core/formats/instagram-carousel.ts';
import type { FormatLabel } from '../../src/core/formats/registry.ts';
import { shortContentScript } from '../../src/core/formats/short-content-script.ts';
import type { ExamplePiece, FinishedExample } from '../../src/server/example/finished-example.ts';

interface Stretch {
  readonly text: string;
  readonly is?: 'opinion' | 'check';
}

const HEADLINES_SHOWN = 3;
const SLIDES_SHOWN = 6;
const SECTIONS_SHOWN = 1;
/** One of our own, one of a third party's, and one that speaks against the opinion. */
const FINDINGS = ['s1', 's3', 's4'];

/** The best statement with figures of each of these sources that does not stand alone, and its paragraph around it. */
export function showFindings({ sources, ledger }: FinishedExample) {
  return FINDINGS.map((id) => {
    const source = sources.find((one) => one.id === id);
    const paragraphsOf = source?.text.split('\n\n') ?? [];
    const [best] = ledger.flatMap(({ source_id: from, quote }) => {
      if (from !== id || !/\d\D+\d/.test(quote)) return [];
      const around = paragraphsOf.find((one) => one.includes(quote) && one !== quote);
      return around === undefined ? [] : [{ quote, around }];
    });
    if (!source || !best) throw new Error(`The example has no statement of ${id}`);
    const { quote, around } = best;
    const at = around.indexOf(quote);
    const [before, after] = [around.slice(0, at), around.slice(at + quote.length)];
    return { quote, source: source.title, ours: source.ours, before, after };
  });
}

/** The pieces that the page shows, taken apart as their formats read them. */
export function showPieces({ pieces }: FinishedExample) {
  const of = (format: FormatLabel): ExamplePiece => {
    const piece = pieces.find((one) => one.format === format);
    if (!piece) throw new Error(`The example has no ${format}`);
    return piece;
  };
  const [post, script, blog, mail] = [
    of('X Post'),
    of('Short Content Script'),
    of('Blog Post'),
    of('Email Newsletter'),
  ];
  const [ad, carousel] = [of('Google Search Ad'), of('Instagram Carousel')];
  const adParts = googleSearchAd.parse(ad.content).parts;
  const article = blogPost.parse(blog.content).parts;
  const { subjects, preheader, lead, sections } = emailNewsletter.parse(mail.content).parts;
  const shown = sections.slice(0, SECTIONS_SHOWN);
  return {
    newsletter: {
      subject: marked(subjects[0] ?? '', mail),
      preheader: marked(preheader, mail),
      lead: paragraphs(lead, mail),
      sections: shown.map(({ heading, body }) => ({ heading, body: paragraphs(body, mail) })),
    },
    post: { paragraphs: paragraphs(post.content, post), weight: xWeight(post.content) },
    script: shortContentScript.parse(script.content).parts.rows.map(({ start, spoken, visual }) => ({
      time: `0:${String(start).padStart(2, '0')}`,
      spoken: marked(spoken, script),
      visual,
    })),
    ad: {
      headlines: adParts.headlines.slice(0, HEADLINES_SHOWN),
      descriptions: adParts.descriptions.slice(0, 2).map((text) => marked(text, ad)),
      paths: adParts.paths,
    },
    article: {
      title: article.title,
      intro: paragraphs(article.intro, blog),
      sections: article.sections
        .filter(({ body }) => !body.includes('|'))
        .slice(0, SECTIONS_SHOWN)
        .map(({ heading, body }) => ({ heading, body: paragraphs(body, blog).slice(0, 2) })),
    },
    slides: instagramCarousel
      .parse(carousel.content)
      .parts.slides.slice(0, SLIDES_SHOWN)
      .map(({ title, body }) => ({ title, body: marked(body, carousel) })),
  };
}

const paragraphs = (text: string, piece: ExamplePiece): Stretch[][] =>
  text.split(/\n{2,}/).map((paragraph) => marked(paragraph, piece));

/** A text as stretches: what carries the opinion, what nothing stands behind, and the rest; numbers of sources are left out. */
function marked(whole: string, { stance }: ExamplePiece): Stretch[] {
  const text = withoutNumbers(whole);
  const points = [...new Set(stance.map(({ sentence }) => withoutNumbers(sentence)))]
    .filter(Boolean)
    .sort((one, other) => other.length - one.length);
  const pattern = new RegExp(`(${points.map(escaped).join('|') || '$^'})|(\\[Check: [^\\]]*\\])`, 'gu');
  const stretches: Stretch[] = [];
  let done = 0;
  for (const found of text.matchAll(pattern)) {
    if (found.index > done) stretches.push({ text: text.slice(done, found.index) });
    stretches.push({ text: found[0], is: found[1] === undefined ? 'check' : 'opinion' });
    done = found.index + found[0].length;
  }
  if (done < text.length) stretches.push({ text: text.slice(done) });
  return stretches;
}

const withoutNumbers = (text: string): string => text.replace(/ ?\[\[\d+\]\]\([^)]*\)/g, '').trim();

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
