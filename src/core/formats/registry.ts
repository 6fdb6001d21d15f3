import type { Format } from './format.ts';
import { blogPost } from './blog-post.ts';
import { descriptions } from './descriptions.ts';
import { emailNewsletter } from './email-newsletter.ts';
import { googleSearchAd } from './google-search-ad.ts';
import { instagramCarousel } from './instagram-carousel.ts';
import { landingPage } from './landing-page.ts';
import { linkedInPost } from './linkedin-post.ts';
import { metaAd } from './meta-ad.ts';
import { pressRelease } from './press-release.ts';
import { shortContentScript } from './short-content-script.ts';
import { videoScript } from './video-script.ts';
import { xPost } from './x-post.ts';

/** Every format in menu order. A new format is one file and one line here. */
export const FORMATS = [
  descriptions,
  xPost,
  emailNewsletter,
  videoScript,
  blogPost,
  shortContentScript,
  linkedInPost,
  instagramCarousel,
  googleSearchAd,
  metaAd,
  pressRelease,
  landingPage,
] as const satisfies readonly Format[];

/** A format's name on the wire. */
export type FormatLabel = (typeof FORMATS)[number]['label'];

/** A format of which only the text is of interest. */
export type AnyFormat = Format<unknown, FormatLabel>;

export const FORMAT_LABELS: readonly FormatLabel[] = FORMATS.map((format) => format.label);

/** Matches a label or id without regard to case, spaces, `_` and `-`. */
export function findFormat(name: string): AnyFormat | undefined {
  const wanted = spelling(name);
  const formats: readonly AnyFormat[] = FORMATS;
  return formats.find((format) => spelling(format.label) === wanted || spelling(format.id) === wanted);
}

function spelling(name: string): string {
  return name.toLowerCase().replace(/[\s_-]+/g, '');
}
