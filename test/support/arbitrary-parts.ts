import type { BlogPostParts } from '../../src/core/formats/blog-post.ts';
import type { DescriptionsParts } from '../../src/core/formats/descriptions.ts';
import type { EmailNewsletterParts } from '../../src/core/formats/email-newsletter.ts';
import { asBlock, asLine } from '../../src/core/formats/layout/lines.ts';
import type { CallToAction, ScriptRow, Section, SourceNote } from '../../src/core/formats/parts.ts';
import type { FormatLabel } from '../../src/core/formats/registry.ts';
import type { ShortContentScriptParts } from '../../src/core/formats/short-content-script.ts';
import type { VideoScriptParts } from '../../src/core/formats/video-script.ts';
import type { XPostParts } from '../../src/core/formats/x-post.ts';
import { fc } from './property.ts';

/** Pieces of text that a reader of layouts could stumble over: every kind of structure, and what surrounds it. */
const STUMBLING = [
  'Subject: a',
  '**Subject:** b',
  '- Preheader: c',
  '## Subject',
  'Slug:',
  'SEO title: d',
  'Title: e',
  'Summary:',
  '**Summary**',
  '## Conclusion',
  'Conclusion:',
  '**FAQ**',
  '### Why?',
  '**Why now?**',
  '# One',
  '## Two',
  '##',
  '---',
  '***',
  '* * *',
  '**[Go](https://a.example/x)**',
  '**Go** [Add: link]',
  'Call to action: Go | https://a.example',
  'CTA:',
  'Sign-off:',
  'Footer: x',
  'Spoken: f',
  'Visual:',
  'On-screen text: g',
  'Caption: h',
  'Hashtags: #i',
  'Script:',
  'Chapters:',
  'Description: j',
  'Title options:',
  'Bullets:',
  'Short description: k',
  'Long:',
  '[00:00-00:15]',
  '00:00-00:15',
  '0:05 – 0:10: l',
  '**00:10-00:20**',
  '[00:30] m',
  '0-3s: n',
  '00:10 o',
  '- p',
  '* q',
  '1. r',
  '2) s',
  '• t',
  '> u',
  '| 00:00-00:05 | v | w |',
  '| Spoken | Visual |',
  '|---|---|',
  '\\Subject: x',
  '\\\\## y',
  '\\',
  '**',
  '__z__',
  '[1]',
  '1. [A](https://a.example), b',
  '*c*, d',
  'to 00:20 e',
  '- 00:20 f',
  ': g',
];
const WORDS = [
  'Week',
  'four',
  'decides',
  '31%',
  'naïve',
  '漢字',
  'שלום',
  '👩‍🚀',
  '#tag',
  'a|b',
  '(c)',
  '“d”',
  '[e]',
  'f:',
  '-',
];
const BETWEEN = [' ', ' ', ' ', '\n', '\n\n', '\n\n\n', '\r\n', '\t', '\u2028', '  \n', '\n  ', '\u00a0'];

const rawText = fc
  .array(
    fc.tuple(
      fc.oneof(fc.constantFrom(...STUMBLING), fc.constantFrom(...WORDS), fc.string()),
      fc.constantFrom(...BETWEEN),
    ),
    { maxLength: 7 },
  )
  .map((pieces) => pieces.flat().join(''));

/** Canonical parts, as `formats/parts.ts` defines them. */
const block = rawText.map(asBlock);
const line = rawText.map(asLine);
const saying = line.filter((text) => text !== '');
const items = fc.array(saying, { maxLength: 4 });
const seconds = fc.integer({ min: 0, max: 359_999 });
const url = fc.constantFrom('', 'https://a.example', 'https://b.example/p?q=1#r', 'http://c.example/d_(e)');

const section: fc.Arbitrary<Section> = fc.record({ heading: line, body: block });
const sections = fc.array(section, { maxLength: 4 });
const action: fc.Arbitrary<CallToAction> = fc.oneof(
  fc.constant({ label: '', url: '' }),
  fc.record({ label: saying, url }),
  fc.record({ label: line, url: fc.constant('https://a.example') }),
);
const row: fc.Arbitrary<ScriptRow> = fc.record({
  start: seconds,
  end: seconds,
  spoken: block,
  visual: block,
  onScreen: line,
});
const source: fc.Arbitrary<SourceNote> = fc.record({
  number: fc.integer({ min: 1, max: 200 }),
  title: line.map((title) => asLine(title.replace(/[[\]“”]/g, ' '))),
  url: fc.constantFrom('', 'https://a.example', 'https://b.example/p?q=1#r'),
  note: line,
});

export const ARBITRARY_PARTS = {
  Descriptions: fc.record({ seoTitle: line, short: block, medium: block, long: block, bullets: items }),
  'X Post': fc.record({ text: block }),
  'Email Newsletter': fc.record({
    subjects: items,
    preheader: line,
    lead: block,
    sections,
    callToAction: action,
    signOff: block,
    footer: block,
  }),
  'Video Script': fc.record({
    titles: items,
    description: block,
    chapters: fc.array(fc.record({ start: seconds, title: line }), { maxLength: 4 }),
    rows: fc.array(row, { maxLength: 4 }),
  }),
  'Blog Post': fc.record({
    seoTitle: line,
    metaDescription: line,
    slug: line,
    title: line,
    summary: items,
    intro: block,
    sections,
    faq: fc.array(fc.record({ question: line, answer: block }), { maxLength: 3 }),
    conclusion: block,
    callToAction: action,
    sources: fc.array(source, { maxLength: 4 }),
  }),
  'Short Content Script': fc.record({
    rows: fc.array(row, { maxLength: 4 }),
    caption: block,
    hashtags: fc.array(
      line.map((tag) => tag.replace(/[\s,#＃]/gu, '')).filter((tag) => tag !== ''),
      { maxLength: 4 },
    ),
  }),
} satisfies {
  Descriptions: fc.Arbitrary<DescriptionsParts>;
  'X Post': fc.Arbitrary<XPostParts>;
  'Email Newsletter': fc.Arbitrary<EmailNewsletterParts>;
  'Video Script': fc.Arbitrary<VideoScriptParts>;
  'Blog Post': fc.Arbitrary<BlogPostParts>;
  'Short Content Script': fc.Arbitrary<ShortContentScriptParts>;
} & Record<FormatLabel, unknown>;

/** Any text at all: what a person pastes, with the same stumbling blocks. */
export const ANY_TEXT: fc.Arbitrary<string> = fc.oneof(
  rawText,
  fc.string({ maxLength: 300 }),
  fc.string({ unit: 'binary', maxLength: 100 }),
);
