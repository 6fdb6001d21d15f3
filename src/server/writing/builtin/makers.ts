import { blogPost } from '../../../core/formats/blog-post.ts';
import { descriptions } from '../../../core/formats/descriptions.ts';
import { emailNewsletter } from '../../../core/formats/email-newsletter.ts';
import type { Format } from '../../../core/formats/format.ts';
import { googleSearchAd } from '../../../core/formats/google-search-ad.ts';
import { metaAd } from '../../../core/formats/meta-ad.ts';
import type { AnyFormat, FormatLabel } from '../../../core/formats/registry.ts';
import { instagramCarousel } from '../../../core/formats/instagram-carousel.ts';
import { linkedInPost } from '../../../core/formats/linkedin-post.ts';
import { landingPage } from '../../../core/formats/landing-page.ts';
import { pressRelease } from '../../../core/formats/press-release.ts';
import { shortContentScript } from '../../../core/formats/short-content-script.ts';
import { videoScript } from '../../../core/formats/video-script.ts';
import { xPost } from '../../../core/formats/x-post.ts';
import type { QuoteNeed } from './choose-quotes.ts';
import { composeBlogPost } from './compose/blog-post.ts';
import { composeDescriptions } from './compose/descriptions.ts';
import { composeGoogleAd } from './compose/google-search-ad.ts';
import { composeMetaAd } from './compose/meta-ad.ts';
import { composeNewsletter } from './compose/email-newsletter.ts';
import { composeCarousel } from './compose/instagram-carousel.ts';
import { composeLinkedInPost } from './compose/linkedin-post.ts';
import { composeLandingPage } from './compose/landing-page.ts';
import { composePressRelease } from './compose/press-release.ts';
import { composeShortScript } from './compose/short-content-script.ts';
import { composeVideoScript } from './compose/video-script.ts';
import { composeXPost } from './compose/x-post.ts';
import type { Desk } from './desk.ts';
import { outlineBlogPost } from './outline/blog-post.ts';
import { outlineDescriptions } from './outline/descriptions.ts';
import { outlineGoogleAd } from './outline/google-search-ad.ts';
import { outlineMetaAd } from './outline/meta-ad.ts';
import { outlineNewsletter } from './outline/email-newsletter.ts';
import { outlineCarousel } from './outline/instagram-carousel.ts';
import { outlineLinkedInPost } from './outline/linkedin-post.ts';
import { outlineLandingPage } from './outline/landing-page.ts';
import { outlinePressRelease } from './outline/press-release.ts';
import { outlineShortScript } from './outline/short-content-script.ts';
import { outlineVideo } from './outline/video-script.ts';
import { outlineXPost } from './outline/x-post.ts';
import { permittedParts } from './text/permitted-parts.ts';

/** A text as it is laid out. */
export interface MadeText {
  readonly text: string;
  /** Sources quoted in an outline; null for a whole piece. */
  readonly outlineSources: number | null;
}

/** How one format is made: what it needs, the whole piece, and the outline that stands in for it. */
export interface Maker {
  readonly format: AnyFormat;
  readonly need: QuoteNeed;
  /** Null where what lies on the desk is not enough for a whole piece. */
  compose(desk: Desk): MadeText | null;
  outline(desk: Desk): MadeText;
}

interface Craft<Parts> extends Pick<Maker, 'need'> {
  compose(desk: Desk): Parts | null;
  outline(desk: Desk): { parts: Parts; sources: number };
}

/** An ad has room for neither a list nor a second view. */
const AD_ANGLES = ['story', 'question', 'figure'] as const;

/** Keyed by label. A format that is not among them gets an outline from its shape and its rules (`shaped-maker.ts`). */
export const MAKERS: Readonly<Partial<Record<FormatLabel, Maker>>> = {
  Descriptions: maker(descriptions, {
    need: {
      most: 5,
      mostFacts: 6,
      longestWords: 28,
      ownFigures: false,
      bestFirst: 'where free',
      introduces: true,
      angles: {},
    },
    compose: composeDescriptions,
    outline: outlineDescriptions,
  }),
  'X Post': maker(xPost, {
    need: {
      most: 4,
      mostFacts: 6,
      longestWords: 14,
      choosy: true,
      ownFigures: true,
      bestFirst: 'always',
      angles: { opinionOpensNews: true },
    },
    compose: composeXPost,
    outline: outlineXPost,
  }),
  'Email Newsletter': maker(emailNewsletter, {
    need: {
      most: 2,
      mostFacts: 7,
      longestWords: 36,
      ownFigures: false,
      angles: { underTopic: true, lists: true, weighs: true },
    },
    compose: composeNewsletter,
    outline: outlineNewsletter,
  }),
  'Video Script': maker(videoScript, {
    need: { most: 3, mostFacts: 6, longestWords: 34, ownFigures: false, angles: { weighs: true } },
    compose: composeVideoScript,
    outline: outlineVideo,
  }),
  'Blog Post': maker(blogPost, {
    need: {
      most: 4,
      mostFacts: 7,
      longestWords: 45,
      ownFigures: false,
      definition: true,
      angles: { underTopic: true, lists: true, weighs: true },
    },
    compose: composeBlogPost,
    outline: outlineBlogPost,
  }),
  'Short Content Script': maker(shortContentScript, {
    need: {
      most: 2,
      mostFacts: 3,
      longestWords: 30,
      ownFigures: false,
      bestFirst: 'where free',
      angles: { opinionOpensNews: true },
    },
    compose: composeShortScript,
    outline: outlineShortScript,
  }),
  'LinkedIn Post': maker(linkedInPost, {
    need: {
      most: 2,
      mostFacts: 5,
      longestWords: 34,
      choosy: true,
      severalBeside: true,
      wordsBeside: 45,
      ownFigures: true,
      bestFirst: 'always',
      angles: { opinionOpensNews: true },
    },
    compose: composeLinkedInPost,
    outline: outlineLinkedInPost,
  }),
  'Instagram Carousel': maker(instagramCarousel, {
    need: {
      most: 2,
      mostFacts: 3,
      longestWords: 25,
      choosy: true,
      severalBeside: true,
      wordsBeside: 60,
      ownFigures: false,
      angles: { opinionOpensNews: true },
    },
    compose: composeCarousel,
    outline: outlineCarousel,
  }),
  'Google Search Ad': maker(googleSearchAd, {
    need: { most: 4, mostFacts: 6, longestWords: 14, ownFigures: true, angles: { only: AD_ANGLES } },
    compose: composeGoogleAd,
    outline: outlineGoogleAd,
  }),
  'Meta Ad': maker(metaAd, {
    need: { most: 2, mostFacts: 3, longestWords: 16, ownFigures: true, angles: { only: AD_ANGLES } },
    compose: composeMetaAd,
    outline: outlineMetaAd,
  }),
  'Press Release': maker(pressRelease, {
    need: { most: 2, mostFacts: 6, longestWords: 36, ownFigures: true, angles: { opinionOpensNews: true } },
    compose: composePressRelease,
    outline: outlinePressRelease,
  }),
  'Landing Page': maker(landingPage, {
    need: { most: 4, mostFacts: 6, longestWords: 30, ownFigures: true, angles: { opinionOpensNews: true } },
    compose: composeLandingPage,
    outline: outlineLandingPage,
  }),
};

function maker<Parts>(format: Format<Parts, FormatLabel>, craft: Craft<Parts>): Maker {
  const layOut = (parts: Parts, desk: Desk): string =>
    format.layout(format.mend(permittedParts(parts, desk.avoidable)), desk.labels);
  return {
    format,
    need: craft.need,
    compose: (desk) => {
      const parts = craft.compose(desk);
      return parts && { text: layOut(parts, desk), outlineSources: null };
    },
    outline: (desk) => {
      const { parts, sources } = craft.outline(desk);
      return { text: layOut(parts, desk), outlineSources: sources };
    },
  };
}
