import { defineFormat } from './define-format.ts';
import { CALL_TO_ACTION_NOTE, hasCallToAction, layoutCallToAction } from './layout/call-to-action.ts';
import { guardBlock, guardLine, type IsMarker } from './layout/guard.ts';
import { labelName, type LabelLanguage } from './layout/labels.ts';
import { labelledLine } from './layout/labelled-line.ts';
import { asBlock, asLine, joinBlocks } from './layout/lines.ts';
import { layoutList } from './layout/lists.ts';
import { afterList, inFaq, isMarker, isMarkerBeforeAction, isReserved, readArticle } from './layout/read-article.ts';
import { layoutSources } from './layout/source-list.ts';
import type { CallToAction, Question, Section, SourceNote } from './parts.ts';
import { citationsKnown } from './rules/citation-rules.ts';
import { convention, everyLinePlaced, requiredParts } from './rules/conventions.ts';
import { lengthOf } from './rules/limits.ts';
import { locate } from './rules/locate.ts';
import type { Rule } from './rules/rule.ts';
import { searchRules } from './rules/search-rules.ts';

export interface BlogPostParts {
  /** At most 60 characters. */
  readonly seoTitle: string;
  /** At most 160 characters. */
  readonly metaDescription: string;
  /** At most 6 words joined by hyphens. */
  readonly slug: string;
  /** The H1. */
  readonly title: string;
  /** Optional, as are all parts below but a body: an opening, sections or both. */
  readonly summary: readonly string[];
  readonly intro: string;
  /** Each below an H2. */
  readonly sections: readonly Section[];
  readonly faq: readonly Question[];
  readonly conclusion: string;
  readonly callToAction: CallToAction;
  /** What the text cites as `[1]`; empty when there were no sources. */
  readonly sources: readonly SourceNote[];
}

const LIMITS = {
  slug: { unit: 'words', max: 6 },
  length: { unit: 'words', max: 1_600 },
} as const;
const USUAL_WORDS = '700 to 1,400';

export const blogPost = defineFormat<BlogPostParts, 'Blog Post'>({
  id: 'blog-post',
  label: 'Blog Post',
  hint: 'Article for a site, with its sources',
  group: 'first',
  icon: 'file-text',
  tint: 160,
  syntax: 'markdown',
  usualLength: 8_000,
  shape: {
    seoTitle: 'line',
    metaDescription: 'line',
    slug: 'line',
    title: 'line',
    summary: 'items',
    intro: 'block',
    sections: { each: { heading: 'line', body: 'block' } },
    faq: { each: { question: 'line', answer: 'block' } },
    conclusion: 'block',
    callToAction: 'action',
    sources: { each: { number: 'source-number', title: 'source-title', url: 'source-url', note: 'line' } },
  },
  about: `A blog post in Markdown. Usually ${USUAL_WORDS} words, at most ${LIMITS.length.max.toLocaleString('en')}.`,
  rules: [
    requiredParts({
      'SEO title': ({ seoTitle }) => seoTitle !== '',
      'Meta description': ({ metaDescription }) => metaDescription !== '',
      Slug: ({ slug }) => slug !== '',
      Title: ({ title }) => title !== '',
      Text: ({ intro, sections }) => intro !== '' || sections.some(({ body }) => body !== ''),
    }),
    ...searchRules<BlogPostParts>(),
    lengthOf({
      id: 'slug',
      label: 'Slug',
      ask: `Slug: at most ${LIMITS.slug.max} lower-case words joined by hyphens.`,
      ...LIMITS.slug,
      count: (slug) => slug.split(/[-\s]+/).filter(Boolean).length,
      of: ({ slug }) => slug,
    }),
    slugForm(),
    lengthOf({ id: 'length', label: 'Length', ...LIMITS.length, of: articleText }),
    citationsKnown(articleText, ({ sources }) => sources),
    everyLinePlaced(),
  ],
  asks: [
    'Readers come with one question, from a search or a link, and skim. The first lines show that this post answers it; each ## heading says something by itself. Use as many sections as the subject needs, or none.',
    'If it carries something new: a summary of three lines, a list or table, a FAQ, a conclusion, one call to action.',
    CALL_TO_ACTION_NOTE,
  ],
  skeleton: `SEO title: <title>
Meta description: <description>
Slug: <slug>

# <title>

**Summary (optional)**
- <line>
- <line>
- <line>

<opening>

## <heading>

<text>

## <heading>

<text>

## Frequently asked questions (optional)

### <question>

<answer>

### <question>

<answer>

## Conclusion (optional)

<text>

**<call to action (optional)>** [Add: link]`,

  layout(parts, language) {
    const base = hasCallToAction(parts.callToAction) ? isMarkerBeforeAction : isMarker;
    return joinBlocks([
      layoutHead(parts, language),
      parts.title === '' ? '' : layoutHeading('#', parts.title),
      layoutSummary(parts.summary, language),
      layoutIntro(parts, base),
      ...parts.sections.map(({ heading, body }) =>
        joinBlocks([layoutHeading('##', heading), guardBlock(asBlock(body), base)]),
      ),
      layoutPart('faq', layoutFaq(parts.faq, inFaq(base)), language),
      layoutPart('conclusion', guardBlock(asBlock(parts.conclusion), base), language),
      layoutCallToAction(parts.callToAction),
      layoutPart('sources', layoutSources(parts.sources), language),
    ]);
  },

  parse: readArticle,
});

function layoutHead({ seoTitle, metaDescription, slug }: BlogPostParts, language?: LabelLanguage): string {
  const lines = [
    labelledLine('seoTitle', seoTitle, language),
    labelledLine('metaDescription', metaDescription, language),
    labelledLine('slug', slug, language),
  ];
  return lines.filter((line) => line !== '').join('\n');
}

function layoutHeading(marks: string, text: string): string {
  return `${marks} ${guardLine(asLine(text), isReserved, `${marks} `)}`.trim();
}

function layoutSummary(summary: readonly string[], language?: LabelLanguage): string {
  const list = layoutList(summary, isReserved);
  return list === '' ? '' : `**${labelName('summary', language)}**\n${list}`;
}

function layoutIntro({ intro, summary }: BlogPostParts, base: IsMarker): string {
  const [first = '', ...rest] = asBlock(intro).split('\n');
  const listed = summary.length > 0 ? afterList(base) : base;
  return [guardLine(first, listed), ...rest.map((line) => guardLine(line, base))].join('\n');
}

function layoutFaq(faq: readonly Question[], inAnswer: IsMarker): string {
  const entries = faq.map(({ question, answer }) =>
    joinBlocks([layoutHeading('###', question), guardBlock(asBlock(answer), inAnswer)]),
  );
  return joinBlocks(entries);
}

function layoutPart(key: 'faq' | 'conclusion' | 'sources', text: string, language?: LabelLanguage): string {
  return text === '' ? '' : joinBlocks([`## ${labelName(key, language)}`, text]);
}

/** What a reader reads: everything below the title but the sources. */
function articleText(parts: BlogPostParts): string {
  const sections = parts.sections.flatMap(({ heading, body }) => [heading, body]);
  const faq = parts.faq.flatMap(({ question, answer }) => [question, answer]);
  return joinBlocks([...parts.summary, parts.intro, ...sections, ...faq, parts.conclusion]);
}

function slugForm(): Rule<BlogPostParts> {
  return convention({ id: 'slug-form', label: 'Form of the slug' }, ({ text, parts: { slug } }) => {
    const span = locate(text, slug);
    return /^[\p{Ll}\p{Lo}\p{M}\p{N}]+(?:-[\p{Ll}\p{Lo}\p{M}\p{N}]+)*$/u.test(slug)
      ? { kept: true, detail: 'Lower-case words joined by hyphens' }
      : {
          kept: false,
          detail: 'Use lower-case words joined by hyphens, nothing else',
          spans: span ? [span] : [],
        };
  });
}
