import type { FormatLabel } from '../../../../src/core/formats/registry.ts';
import { PLATFORM_LIMITS as LIMITS } from '../../../../src/core/formats/platform-limits.ts';

/** Each format as a marketer who knows it would ask for it, with its limits; nothing of the product's own layout. */
export const RIVAL_FORMATS: Readonly<Record<FormatLabel, string>> = {
  Descriptions: `a set of product or page descriptions: an SEO title (at most ${LIMITS.seoTitle.value} characters), a short description (at most ${LIMITS.metaDescription.value} characters), a medium one (about 60 words), a long one (about 150 words), and five benefit bullets`,
  'X Post': `one post for X, at most ${LIMITS.xPost.value} characters, with a first line that stops the scroll and at most one hashtag`,
  'Email Newsletter':
    'one email newsletter of 250 to 400 words: a subject line (at most 50 characters) with two to choose from beside it, a preheader (at most 100 characters), the text, with headings where they help, one call to action, a sign-off',
  'Video Script': `one script for a YouTube video of four to six minutes: three title options (at most 60 characters), a description with at least ${LIMITS.youtubeChapters.value} chapters and their times, then the script in timed rows with what is said, what is seen and what stands on the screen`,
  'Blog Post': `one blog post of 700 to 1,000 words: SEO title (at most ${LIMITS.seoTitle.value} characters), meta description (at most ${LIMITS.metaDescription.value} characters), a title, sections with headings, and a call to action; a summary, a list, a table or an FAQ only where it carries something new`,
  'Short Content Script':
    'one script for a vertical short video (TikTok, Reels) of 30 to 50 seconds: a hook in the first three seconds, timed rows with what is said, what is seen and the on-screen text, then a caption with up to five hashtags',
  'LinkedIn Post': `one LinkedIn post of 900 to 1,500 characters (the platform takes ${LIMITS.linkedInPost.value}): the first ${LIMITS.linkedInFold.value} characters must make people click "see more", short paragraphs`,
  'Instagram Carousel': `one Instagram carousel of five to eight slides, each with a title, a line or two of text and an alt text, the first as a hook and the last as a call to action, then a caption and at most ${LIMITS.instagramHashtags.value} hashtags`,
  'Google Search Ad': `one responsive search ad for Google: ten headlines of at most ${LIMITS.adHeadline.value} characters, four descriptions of at most ${LIMITS.adDescription.value}, two paths of at most ${LIMITS.adPath.value}`,
  'Meta Ad': `three variants of one Meta ad (pain, proof, offer), each with a primary text (at most ${LIMITS.metaPrimaryText.value} characters), a headline (at most ${LIMITS.metaHeadline.value}), a description (at most ${LIMITS.metaAdDescription.value}) and a button`,
  'Press Release':
    'one press release of 350 to 500 words: headline, dateline, lead with the five Ws, body with one quote of the author, a boilerplate on the company, a contact',
  'Landing Page': `the copy of one landing page: SEO title (at most ${LIMITS.seoTitle.value} characters), meta description (at most ${LIMITS.metaDescription.value}), headline, subhead, button, three benefit cards, proof, three steps, three objections with answers`,
};
