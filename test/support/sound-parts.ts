import type { BlogPostParts } from '../../src/core/formats/blog-post.ts';
import type { DescriptionsParts } from '../../src/core/formats/descriptions.ts';
import type { EmailNewsletterParts } from '../../src/core/formats/email-newsletter.ts';
import type { InstagramCarouselParts } from '../../src/core/formats/instagram-carousel.ts';
import type { LandingPageParts } from '../../src/core/formats/landing-page.ts';
import {
  CONTACT_PLACEHOLDER,
  DATELINE_PLACEHOLDER,
  FOOTER_PLACEHOLDER,
} from '../../src/core/formats/layout/placeholders.ts';
import type { PressReleaseParts } from '../../src/core/formats/press-release.ts';
import type { LinkedInPostParts } from '../../src/core/formats/linkedin-post.ts';
import type { GoogleSearchAdParts } from '../../src/core/formats/google-search-ad.ts';
import type { MetaAdParts } from '../../src/core/formats/meta-ad.ts';
import type { ShortContentScriptParts } from '../../src/core/formats/short-content-script.ts';
import type { VideoScriptParts } from '../../src/core/formats/video-script.ts';
import type { XPostParts } from '../../src/core/formats/x-post.ts';

const SENTENCE = [
  'Most',
  'teams',
  'look',
  'at',
  'churn',
  'when',
  'the',
  'contract',
  'ends,',
  'not',
  'in',
  'week',
  'four.',
];

/** Running text of exactly so many words. */
export function words(count: number): string {
  return Array.from({ length: count }, (_, index) => SENTENCE[index % SENTENCE.length]).join(' ');
}

/** Parts of pieces that keep every rule; a test breaks one at a time. */
export const SOUND_DESCRIPTIONS: DescriptionsParts = {
  seoTitle: 'Onboarding calls that keep customers past week four',
  short: 'A short call in week four shows who is about to leave, while there is still time to help.',
  medium: words(60),
  long: `${words(80)}\n\n${words(60)}`,
  bullets: ['See who is stuck before the renewal', 'Keep the plan to one page', 'Start with ten calls'],
};

export const SOUND_X_POST: XPostParts = {
  text: 'Week four decides.\n\nWho calls then hears why people leave, while there is still time to help: https://example.com/week-four\n\n#churn',
};

export const SOUND_NEWSLETTER: EmailNewsletterParts = {
  subjects: [
    'What happens in week four, and why then',
    'Ten calls tell more than a dashboard',
    'Who is about to leave, and who says so?',
  ],
  preheader: 'A short look at what customers say when somebody asks them early.',
  lead: words(40),
  sections: [
    { heading: 'Ask before the renewal', body: words(110) },
    { heading: 'Write down three words', body: `${words(80)}\n\n- ${words(20)}` },
  ],
  callToAction: { label: 'Plan your ten calls', url: 'https://example.com/calls' },
  signOff: 'Until next week,\nthe Manifold team',
  footer: FOOTER_PLACEHOLDER,
};

export const SOUND_VIDEO_SCRIPT: VideoScriptParts = {
  titles: ['Week four decides who stays', 'Ten calls that tell you more than a chart', 'Why customers leave early'],
  description: `What to ask in week four, and how to use the answers.\n\n${words(60)}`,
  chapters: [
    { start: 0, title: 'The question nobody asks' },
    { start: 15, title: 'Ten calls' },
    { start: 165, title: 'What to do on Monday' },
  ],
  rows: [
    { start: 0, end: 15, spoken: words(37), visual: 'A phone on a desk', onScreen: 'Week four' },
    { start: 15, end: 165, spoken: words(375), visual: 'The list of calls', onScreen: 'Ten calls' },
    { start: 165, end: 315, spoken: `${words(200)}\n\n${words(175)}`, visual: 'A calendar', onScreen: '' },
  ],
};

export const SOUND_SHORT_SCRIPT: ShortContentScriptParts = {
  rows: [
    {
      start: 0,
      end: 3,
      spoken: 'Nobody leaves without saying so first.',
      visual: 'A closing door',
      onScreen: 'They told you',
    },
    { start: 3, end: 15, spoken: words(30), visual: 'A phone rings', onScreen: 'Call in week four' },
    { start: 15, end: 30, spoken: words(38), visual: 'Three words on paper', onScreen: '' },
  ],
  caption: 'Ten calls in week four tell you more than a dashboard.',
  hashtags: ['churn', 'onboarding'],
};

export const SOUND_BLOG_POST: BlogPostParts = {
  seoTitle: 'Week four decides: how to see early who will leave',
  metaDescription:
    'Customers say that they will leave long before they do. Here is whom to call in week four, what to ask, and what to do with each of the answers.',
  slug: 'week-four-decides',
  title: 'Week four decides who stays',
  summary: [
    'People say early that they will leave.',
    'Ten calls are enough to hear it.',
    'Act on the answers within a week.',
  ],
  intro: words(60),
  sections: [
    { heading: 'What the sources say', body: `${words(190)} [1]\n\n> “Most say so.” [2]` },
    { heading: 'Whom to call', body: `${words(190)}\n\n- The quiet ones\n- The loud ones` },
    { heading: 'What to ask', body: `${words(190)} [3]\n\n### One more thing\n\n${words(20)}` },
    { heading: 'What I would do', body: words(190) },
  ],
  faq: [
    { question: 'Why week four?', answer: words(45) },
    { question: 'Why ten calls?', answer: words(45) },
    { question: 'Who should call?', answer: words(45) },
  ],
  conclusion: words(60),
  callToAction: { label: 'Plan your ten calls', url: '' },
  sources: [
    { number: 1, title: 'Churn rate', url: 'https://a.example/churn', note: 'A, CC BY-SA 4.0' },
    { number: 2, title: 'Onboarding', url: 'https://b.example/onboarding', note: '' },
    { number: 3, title: 'Calls', url: 'https://c.example/calls', note: 'C' },
  ],
};

export const SOUND_LINKEDIN_POST: LinkedInPostParts = {
  text: [
    'Week four tells you who will leave, and nobody calls in week four.',
    ...Array.from({ length: 7 }, () => `${words(18)} ${words(6)}`),
    'Whom would you call first?',
    '#churn #onboarding',
  ].join('\n\n'),
};

export const SOUND_CAROUSEL: InstagramCarouselParts = {
  slides: [
    { role: 'hook', title: 'Nobody leaves in silence', body: words(12), altText: 'A closed door with a note on it' },
    { role: 'point', title: 'Week four tells', body: words(20), altText: 'A calendar with week four circled' },
    { role: 'point', title: 'Ten calls are enough', body: words(25), altText: 'A phone beside a list of ten names' },
    { role: 'proof', title: 'What they said', body: words(15), altText: 'Three words on a sheet of paper' },
    { role: 'action', title: 'Plan your ten calls', body: words(10), altText: 'A pen above an empty list' },
  ],
  caption: `Ten calls in week four tell you more than a dashboard.\n\n${words(40)}\n\nWhom would you call first?`,
  hashtags: ['churn', 'onboarding', 'customersuccess'],
};

export const SOUND_GOOGLE_AD: GoogleSearchAdParts = {
  headlines: [
    'Customer onboarding calls',
    'Keep customers past week four',
    'Who is about to leave?',
    'Call before the renewal',
    'Ten questions, one page',
    'See the call script',
    'Plan a first call today',
    'Onboarding without a tour',
    'Hear it from the quiet ones',
    'Start with ten accounts',
  ],
  descriptions: [
    'A short call in week four shows who is about to leave, while there is still time to help.',
    'One page tells you whom to call, what to ask and what to do with the answers.',
    'Write down three words after each call and read them together on Friday.',
    'Download the script and plan your first ten calls.',
  ],
  paths: ['onboarding', 'week-four'],
};

export const SOUND_PRESS_RELEASE: PressReleaseParts = {
  headline: 'Northwind calls every new customer in week four',
  dateline: DATELINE_PLACEHOLDER,
  lead: words(40),
  body: `${words(125)} [1]\n\n> “We call before anybody has to complain.” – [Add: name and role]\n\n${words(115)}`,
  company: 'Northwind',
  boilerplate: `${words(13)} ${words(13)}`,
  contact: CONTACT_PLACEHOLDER,
  sources: [{ number: 1, title: 'Churn rate', url: 'https://a.example/churn', note: 'A, CC BY-SA 4.0' }],
  end: '###',
};

export const SOUND_LANDING_PAGE: LandingPageParts = {
  seoTitle: 'Onboarding calls that keep customers past week four',
  metaDescription:
    'Customers say that they will leave long before they do. Plan ten calls in week four, hear it in time, and know what to do with each of the answers.',
  headline: 'Hear who is about to leave',
  subhead: 'Ten short calls in week four, with a script and a page for the answers.',
  callToAction: { label: 'Plan your first call', url: '' },
  microcopy: 'Ten calls, one page, no account.',
  cards: [
    { title: 'Hear it early', body: words(20) },
    { title: 'Know what to ask', body: words(25) },
    { title: 'Act on it', body: words(13) },
  ],
  proof: ['38 percent of cancellations happen within the first ninety days. [1]'],
  steps: ['Choose ten accounts.', 'Call them in week four.', 'Write down three words.'],
  objections: [
    { question: 'Will anybody answer?', answer: words(20) },
    { question: 'Who has the time?', answer: words(20) },
    { question: 'What if they complain?', answer: words(20) },
  ],
  sources: [{ number: 1, title: 'Churn rate', url: 'https://a.example/churn', note: 'A, CC BY-SA 4.0' }],
};

export const SOUND_META_AD: MetaAdParts = {
  variants: [
    {
      angle: 'pain',
      primaryText: 'Customers leave in week four, and nobody has called them by then.',
      headline: 'Call before they leave',
      description: 'A script on one page',
      button: 'Learn More',
    },
    {
      angle: 'proof',
      primaryText: 'Of the customers who left in spring, most had never spoken to anyone (our interviews).',
      headline: 'What leavers told us',
      description: 'Read the interviews',
      button: 'Download',
    },
    {
      angle: 'offer',
      primaryText: 'Ten questions for a first call, on one page. Take them along on Monday.',
      headline: 'Get the ten questions',
      description: 'As a file to print',
      button: 'Sign Up',
    },
  ],
};

/** By the format's label. */
export const SOUND_PARTS = {
  Descriptions: SOUND_DESCRIPTIONS,
  'X Post': SOUND_X_POST,
  'Email Newsletter': SOUND_NEWSLETTER,
  'Video Script': SOUND_VIDEO_SCRIPT,
  'Blog Post': SOUND_BLOG_POST,
  'Short Content Script': SOUND_SHORT_SCRIPT,
  'LinkedIn Post': SOUND_LINKEDIN_POST,
  'Instagram Carousel': SOUND_CAROUSEL,
  'Google Search Ad': SOUND_GOOGLE_AD,
  'Meta Ad': SOUND_META_AD,
  'Press Release': SOUND_PRESS_RELEASE,
  'Landing Page': SOUND_LANDING_PAGE,
} as const;
