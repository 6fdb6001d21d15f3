import { defineFormat } from './define-format.ts';
import { hasCallToAction, layoutCallToAction } from './layout/call-to-action.ts';
import { guardBlock, guardLine, type IsMarker } from './layout/guard.ts';
import { labelName, type LabelLanguage } from './layout/labels.ts';
import { labelledLine } from './layout/labelled-line.ts';
import { asBlock, asLine, joinBlocks } from './layout/lines.ts';
import { layoutList } from './layout/lists.ts';
import { afterList, inFaq, isMarker, isMarkerBeforeAction, isReserved, readArticle } from './layout/read-article.ts';
import { layoutSources } from './layout/source-list.ts';
import type { CallToAction, Question, Section, SourceNote } from './parts.ts';
import { citationsKnown, sitesEnough } from './rules/citation-rules.ts';
import { convention, everyLinePlaced, requiredParts } from './rules/conventions.ts';
import { countOf, lengthOf, lengthOfEach } from './rules/limits.ts';
import { locate } from './rules/locate.ts';
import type { Rule } from './rules/rule.ts';
import { searchRules } from './rules/search-rules.ts';

export interface BlogPostParts {
  /** 50 to 60 characters. */
  readonly seoTitle: string;
  /** 140 to 160 characters. */
  readonly metaDescription: string;
  /** At most 6 words joined by hyphens. */
  readonly slug: string;
  /** The H1. */
  readonly title: string;
  /** 3 lines. */
  readonly summary: readonly string[];
  /** At most 80 words that answer the question of the title. */
  readonly intro: string;
  /** 4 to 7 H2, at least one list or table among them. */
  readonly sections: readonly Section[];
  /** 3 to 5 answers of 40 to 60 words. */
  readonly faq: readonly Question[];
  readonly conclusion: string;
  readonly callToAction: CallToAction;
  /** What the text cites as `[1]`; empty when there were no sources. */
  readonly sources: readonly SourceNote[];
}

const LIMITS = {
  slug: { unit: 'words', max: 6 },
  summary: { unit: 'lines', min: 3, max: 3 },
  intro: { unit: 'words', max: 80 },
  sections: { unit: 'sections', min: 4, max: 7 },
  faq: { unit: 'questions', min: 3, max: 5 },
  answer: { unit: 'words', min: 40, max: 60 },
  length: { unit: 'words', min: 900, max: 1_600 },
} as const;

export const blogPost = defineFormat<BlogPostParts, 'Blog Post'>({
  id: 'blog-post',
  label: 'Blog Post',
  hint: 'Article with summary, sources, FAQ',
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
  about: `A blog post in Markdown, ${LIMITS.length.min} to ${LIMITS.length.max.toLocaleString('en')} words in all.`,
  rules: [
    requiredParts({
      'SEO title': ({ seoTitle }) => seoTitle !== '',
      'Meta description': ({ metaDescription }) => metaDescription !== '',
      Slug: ({ slug }) => slug !== '',
      Title: ({ title }) => title !== '',
      Summary: ({ summary }) => summary.length > 0,
      Introduction: ({ intro }) => intro !== '',
      Sections: ({ sections }) => sections.length > 0,
      FAQ: ({ faq }) => faq.length > 0,
      Conclusion: ({ conclusion }) => conclusion !== '',
      'Call to action': ({ callToAction }) => callToAction.label !== '',
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
    countOf({
      id: 'summary',
      label: 'Summary',
      ask: `Summary: ${LIMITS.summary.max} lines, each a whole thought.`,
      ...LIMITS.summary,
      of: ({ summary }) => summary.length,
    }),
    lengthOf({
      id: 'intro',
      label: 'Introduction',
      ask: `Introduction: at most ${LIMITS.intro.max} words that answer the question of the title at once.`,
      ...LIMITS.intro,
      of: ({ intro }) => intro,
    }),
    countOf({
      id: 'sections',
      label: 'Sections',
      ask: `${LIMITS.sections.min} to ${LIMITS.sections.max} sections, each with a ## heading; at least one list or table among them.`,
      ...LIMITS.sections,
      of: ({ sections }) => sections.length,
    }),
    hasListOrTable(),
    countOf({
      id: 'faq',
      label: 'FAQ',
      ask: `FAQ: ${LIMITS.faq.min} to ${LIMITS.faq.max} questions, each answered in ${LIMITS.answer.min} to ${LIMITS.answer.max} words: what the sections leave open.`,
      ...LIMITS.faq,
      of: ({ faq }) => faq.length,
    }),
    lengthOfEach({
      id: 'faq-length',
      label: 'FAQ answers',
      item: 'Answer',
      ...LIMITS.answer,
      of: ({ faq }) => faq.map(({ answer }) => answer),
    }),
    lengthOf({ id: 'length', label: 'Length', ...LIMITS.length, of: articleText }),
    citationsKnown(articleText, ({ sources }) => sources),
    sitesEnough(({ sources }) => sources),
    everyLinePlaced(),
  ],
  asks: [
    "When the author's opinion is given, one section carries it in the author's own voice.",
    'Title: one line after a single #.',
    'Conclusion, then one call to action as a bold link. Use an address only if one is given, else write [Add: link] behind the bold words.',
  ],
  skeleton: `SEO title: <title>
Meta description: <description>
Slug: <slug>

# <title>

**Summary**
- <line>
- <line>
- <line>

<introduction>

## <heading>

<text>

## <heading>

- <item>
- <item>

## Frequently asked questions

### <question>

<answer>

### <question>

<answer>

## Conclusion

<text>

**<label>** [Add: link]`,

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

function hasListOrTable(): Rule<BlogPostParts> {
  return convention({ id: 'structure', label: 'List or table' }, ({ parts: { sections } }) => {
    const kept = sections.some(({ body }) => /^[^\S\n]*(?:[-*+]|\d{1,3}[.)])\s|^[^\S\n]*\|.*\|/mu.test(body));
    return { kept, detail: kept ? 'There is a list or a table' : 'No section has a list or a table' };
  });
}
