import { blogPost } from '../../../src/core/formats/blog-post.ts';
import { descriptions } from '../../../src/core/formats/descriptions.ts';
import { emailNewsletter } from '../../../src/core/formats/email-newsletter.ts';
import { googleSearchAd } from '../../../src/core/formats/google-search-ad.ts';
import { instagramCarousel, type SlideRole } from '../../../src/core/formats/instagram-carousel.ts';
import { landingPage } from '../../../src/core/formats/landing-page.ts';
import {
  CONTACT_PLACEHOLDER,
  DATELINE_PLACEHOLDER,
  FOOTER_PLACEHOLDER,
  QUOTE_PLACEHOLDER,
} from '../../../src/core/formats/layout/placeholders.ts';
import { linkedInPost } from '../../../src/core/formats/linkedin-post.ts';
import { metaAd } from '../../../src/core/formats/meta-ad.ts';
import type { ScriptRow } from '../../../src/core/formats/parts.ts';
import { findFormat } from '../../../src/core/formats/registry.ts';
import { pressRelease } from '../../../src/core/formats/press-release.ts';
import { shortContentScript } from '../../../src/core/formats/short-content-script.ts';
import { videoScript } from '../../../src/core/formats/video-script.ts';
import { xPost } from '../../../src/core/formats/x-post.ts';
import { countWords, shorten } from '../../../src/core/rules/text.ts';
import { composeByShape } from './compose-by-shape.ts';
import type { PromptReading } from './read-prompt.ts';
import { sentencesFor } from './sentences.ts';
import type { Sentences } from './sentences.ts';

/** How the fake model fills a layout, by the format's label. Another format is filled by its shape and its limits. */
const COMPOSERS: Readonly<Record<string, (say: Sentences) => string>> = {
  [descriptions.label]: composeDescriptions,
  [xPost.label]: composeXPost,
  [emailNewsletter.label]: composeNewsletter,
  [videoScript.label]: composeVideo,
  [blogPost.label]: composeBlog,
  [shortContentScript.label]: composeShort,
  [linkedInPost.label]: composeLinkedIn,
  [instagramCarousel.label]: composeCarousel,
  [googleSearchAd.label]: composeSearchAd,
  [metaAd.label]: composeMetaAd,
  [pressRelease.label]: composeRelease,
  [landingPage.label]: composeLanding,
};

export function composePiece(reading: PromptReading): string {
  const say = sentencesFor(reading);
  const compose = COMPOSERS[reading.format];
  if (compose) return compose(say);
  const format = findFormat(reading.format);
  return format ? composeByShape(format, say) : [say.opinion(400), ...say.facts(400), say.paragraph(120)].join('\n\n');
}

function composeDescriptions(say: Sentences): string {
  return descriptions.layout({
    seoTitle: shorten(say.topic, 55),
    short: shorten(`${shorten(say.topic, 60)}: ${say.next()}`, 155),
    medium: join(say.opinion(200), say.paragraph(50)),
    long: join(say.opinion(300), ...say.facts(300).slice(0, 1), say.paragraph(110)),
    bullets: [say.next(), say.next(), say.next(), say.next()],
  });
}

function composeXPost(say: Sentences): string {
  const opinion = say.opinion(110);
  const [fact = ''] = say.facts(80);
  return xPost.layout({ text: join(say.short(), opinion, fact || (opinion ? '' : say.next())) });
}

function composeNewsletter(say: Sentences): string {
  const [fact = say.next(), other = say.next()] = say.facts(400);
  return emailNewsletter.layout({
    subjects: [
      'A plainer way to begin this week',
      'What we would try before Friday',
      'One question that is worth your time',
    ],
    preheader: shorten(say.next(), 95),
    lead: join(say.opinion(200), say.next(), say.next()),
    sections: [
      { heading: 'What we found', body: join(fact, say.paragraph(88)) },
      { heading: 'What to do with it', body: join(other, say.paragraph(88)) },
    ],
    callToAction: { label: 'Read the whole story', url: '' },
    signOff: 'Until next week,\nthe team',
    footer: FOOTER_PLACEHOLDER,
  });
}

function composeVideo(say: Sentences): string {
  const facts = say.facts(300);
  const rows: ScriptRow[] = [row(0, say.next(), 'The presenter looks up from a desk')];
  while ((rows.at(-1)?.end ?? 0) < 250) {
    const fact = facts.shift();
    const spoken = join(rows.length === 1 ? say.opinion(260) : '', fact ?? '', say.paragraph(45));
    rows.push(row(rows.at(-1)?.end ?? 0, spoken, 'The presenter points at a board'));
  }
  return videoScript.layout({
    titles: [shorten(say.topic, 60), 'What nobody writes down', 'Three small steps that hold'],
    description: join(say.next(), say.next()),
    chapters: [0, Math.floor(rows.length / 3), Math.floor((2 * rows.length) / 3)].map((index, part) => ({
      start: rows[index]?.start ?? 0,
      title: ['The question', 'The evidence', 'The next step'][part] ?? '',
    })),
    rows,
  });
}

function composeBlog(say: Sentences): string {
  const facts = say.facts(500);
  const headings = ['What is at stake', 'What the sources say', 'What we think', 'Where to begin', 'What to watch'];
  const sections = headings.map((heading, index) => ({
    heading,
    body: [
      index === 2 ? say.opinion(500) : '',
      facts.shift() ?? '',
      say.paragraph(95),
      index === 3 ? `- ${say.next()}\n- ${say.next()}\n- ${say.next()}` : '',
    ]
      .filter(Boolean)
      .join('\n\n'),
  }));
  return blogPost.layout({
    seoTitle: shorten(`${shorten(say.topic, 40)}: a plain guide`, 60),
    metaDescription: shorten(`${say.next()} ${say.next()} ${say.next()}`, 158),
    slug: 'a-plain-guide',
    title: say.topic,
    summary: [say.next(), say.next(), say.next()],
    intro: say.paragraph(50),
    sections,
    faq: ['Where do we begin?', 'What does it cost?', 'Who decides?'].map((question) => ({
      question,
      answer: say.paragraph(42),
    })),
    conclusion: say.paragraph(40),
    callToAction: { label: 'Talk to us', url: '' },
    sources: [],
  });
}

function composeShort(say: Sentences): string {
  const [fact] = say.facts(160);
  const rows: ScriptRow[] = [
    {
      start: 0,
      end: 3,
      spoken: 'Stop. This takes half a minute.',
      visual: 'A hand stops the camera',
      onScreen: 'Half a minute',
    },
  ];
  for (const spoken of [say.opinion(130), fact ?? say.next(), say.next(), say.next()].filter(Boolean)) {
    rows.push(row(rows.at(-1)?.end ?? 0, spoken, 'The presenter walks on'));
  }
  return shortContentScript.layout({ rows, caption: shorten(say.next(), 140), hashtags: ['marketing', 'howto'] });
}

function composeRelease(say: Sentences): string {
  const [fact = say.next(), other = say.next()] = say.facts(400);
  const opinion = say.opinion(300);
  return pressRelease.layout({
    headline: shorten(say.topic, 95),
    dateline: DATELINE_PLACEHOLDER,
    lead: join(say.next(), say.next()),
    body: [
      join(fact, say.paragraph(90)),
      `> ${opinion === '' ? QUOTE_PLACEHOLDER : `“${opinion}” – [Add: name and role]`}`,
      join(other, say.paragraph(90)),
    ].join('\n\n'),
    company: 'the company',
    boilerplate: join(say.next(), say.next()),
    contact: CONTACT_PLACEHOLDER,
    sources: [],
    end: '###',
  });
}

function composeLanding(say: Sentences): string {
  const facts = say.facts(300);
  return landingPage.layout({
    seoTitle: shorten(`${shorten(say.topic, 35)}: what it does for you`, 60),
    metaDescription: shorten(`${say.next()} ${say.next()} ${say.next()}`, 158),
    headline: 'A plainer way to begin',
    subhead: shorten(say.opinion(150) || say.next(), 150),
    callToAction: { label: 'Book a first talk', url: '' },
    microcopy: 'Ask us before you decide.',
    cards: ['Less to guess', 'More to show', 'A next step'].map((title) => ({ title, body: say.next() })),
    proof: facts,
    steps: ['Write to us.', 'Look at it together.', 'Decide when you are ready.'],
    objections: ['Is it much work?', 'Who else does it?', 'What if it fails?'].map((question) => ({
      question,
      answer: join(say.next(), say.next()),
    })),
    sources: [],
  });
}

function composeLinkedIn(say: Sentences): string {
  const [fact = say.next()] = say.facts(200);
  const middle = Array.from({ length: 8 }, () => join(say.next(), say.next()));
  return linkedInPost.layout({
    text: [say.short(), say.opinion(200), fact, ...middle, 'What would you try first?'].filter(Boolean).join('\n\n'),
  });
}

function composeCarousel(say: Sentences): string {
  const [fact = say.next()] = say.facts(160);
  const slide = (role: SlideRole, title: string, body: string) => ({ role, title, body, altText: `Slide: ${title}` });
  return instagramCarousel.layout({
    slides: [
      slide('hook', 'Start with one small step', ''),
      slide('point', 'What we think', say.opinion(160) || say.next()),
      slide('point', 'Where to begin', say.next()),
      slide('proof', 'What the sources say', fact),
      slide('action', 'Try it this week', say.next()),
    ],
    caption: join(say.short(), say.next()),
    hashtags: ['marketing', 'howto'],
  });
}

const AD_HEADLINES = [
  'Plain help for small teams',
  'Start with one question',
  'See how others begin',
  'Less guessing, more doing',
  'Ask before you decide',
  'Your first step this week',
  'A short call is enough',
  'Read the whole story',
  'Make the plan visible',
  'Talk to somebody who knows',
];

function composeSearchAd(say: Sentences): string {
  const [fact = 'Read on and find out what to do first.'] = say.facts(80);
  const opinion = say.opinion(85) || 'Find the one step that is worth your week.';
  return googleSearchAd.layout({
    headlines: AD_HEADLINES,
    descriptions: [opinion, fact, shorten(say.next(), 88), 'Take the short way to a first answer.'],
    paths: ['first-step', 'this-week'],
  });
}

function composeMetaAd(say: Sentences): string {
  const [fact = say.next()] = say.facts(110);
  return metaAd.layout({
    variants: [
      {
        angle: 'pain',
        primaryText: say.opinion(110) || say.next(),
        headline: 'Less guessing, more doing',
        description: 'Start this week',
        button: 'Learn More',
      },
      {
        angle: 'proof',
        primaryText: fact,
        headline: 'See what the sources say',
        description: 'Read the story',
        button: 'Learn More',
      },
      {
        angle: 'offer',
        primaryText: say.next(),
        headline: 'Take the first step',
        description: 'A short call is enough',
        button: 'Sign Up',
      },
    ],
  });
}

/** Spoken at 150 words a minute. */
function row(start: number, spoken: string, visual: string): ScriptRow {
  return {
    start,
    end: start + Math.max(2, Math.round(countWords(spoken) / 2.5)),
    spoken,
    visual,
    onScreen: 'One small step',
  };
}

const join = (...parts: readonly string[]) => parts.filter(Boolean).join(' ');
