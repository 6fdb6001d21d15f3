import { checkCitations, checkSites } from '../checks/citation-checks.ts';
import type { CheckResult } from '../checks/check-result.ts';
import { withoutTargets } from '../checks/links.ts';
import { judgeConvention, judgeEach, judgeLayout, judgeParts, judgeRange } from '../checks/judge.ts';
import { readingMinutes } from '../checks/reading-pace.ts';
import { countCharacters, countWords } from '../rules/text.ts';
import type { Format } from './format.ts';
import { withoutChatter } from './layout/answer.ts';
import { hasCallToAction, layoutCallToAction } from './layout/call-to-action.ts';
import { guardBlock, guardLine, type IsMarker } from './layout/guard.ts';
import { labelName } from './layout/labels.ts';
import { labelledLine } from './layout/labelled-line.ts';
import { asBlock, asLine, joinBlocks } from './layout/lines.ts';
import { layoutList } from './layout/lists.ts';
import { afterList, inFaq, isMarker, isMarkerBeforeAction, isReserved, readArticle } from './layout/read-article.ts';
import { layoutSources } from './layout/source-list.ts';
import type { CallToAction, Question, Section, SourceNote } from './parts.ts';
import { PLATFORM_LIMITS } from './platform-limits.ts';

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

export const blogPost: Format<BlogPostParts, 'Blog Post'> = {
  id: 'blog-post',
  label: 'Blog Post',
  hint: 'Article with summary, sources, FAQ',
  icon: 'file-text',
  tint: 160,
  syntax: 'markdown',
  brief: `A blog post in Markdown, 900 to 1,600 words in all.
- SEO title: 50 to 60 characters. Meta description: 140 to 160 characters. Slug: at most 6 lower-case words joined by hyphens.
- Title: one line after a single #.
- Summary: 3 lines, each a whole thought.
- Introduction: at most 80 words that answer the question of the title at once.
- 4 to 7 sections, each with a ## heading; at least one list or table among them.
- When the author's opinion is given, one section carries it in the author's own voice.
- FAQ: 3 to 5 questions, each answered in 40 to 60 words.
- Conclusion, then one call to action as a bold link. Use an address only if one is given, else write [Add: link].
Write exactly this layout:

SEO title: <title>
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

  layout(parts) {
    const base = hasCallToAction(parts.callToAction) ? isMarkerBeforeAction : isMarker;
    return joinBlocks([
      layoutHead(parts),
      parts.title === '' ? '' : layoutHeading('#', parts.title),
      layoutSummary(parts.summary),
      layoutIntro(parts, base),
      ...parts.sections.map(({ heading, body }) =>
        joinBlocks([layoutHeading('##', heading), guardBlock(asBlock(body), base)]),
      ),
      layoutFaq(parts.faq, inFaq(base)),
      layoutPart('conclusion', guardBlock(asBlock(parts.conclusion), base)),
      layoutCallToAction(parts.callToAction),
      layoutPart('sources', layoutSources(parts.sources)),
    ]);
  },

  parse: readArticle,

  check(text) {
    const { parts, unparsed } = blogPost.parse(text);
    return [
      judgeParts({
        'SEO title': parts.seoTitle !== '',
        'Meta description': parts.metaDescription !== '',
        Slug: parts.slug !== '',
        Title: parts.title !== '',
        Summary: parts.summary.length > 0,
        Introduction: parts.intro !== '',
        Sections: parts.sections.length > 0,
        FAQ: parts.faq.length > 0,
        Conclusion: parts.conclusion !== '',
        'Call to action': parts.callToAction.label !== '',
      }),
      ...checkHead(parts),
      ...checkArticle(parts),
      checkCitations(articleText(parts), parts.sources),
      checkSites(parts.sources),
      judgeLayout(unparsed),
    ];
  },

  fit(text) {
    const answer = withoutChatter(text);
    const { parts, unparsed } = blogPost.parse(answer);
    return unparsed === '' ? blogPost.layout(parts) : answer;
  },
};

function layoutHead({ seoTitle, metaDescription, slug }: BlogPostParts): string {
  const lines = [
    labelledLine('seoTitle', seoTitle),
    labelledLine('metaDescription', metaDescription),
    labelledLine('slug', slug),
  ];
  return lines.filter((line) => line !== '').join('\n');
}

function layoutHeading(marks: string, text: string): string {
  return `${marks} ${guardLine(asLine(text), isReserved, `${marks} `)}`.trim();
}

function layoutSummary(summary: readonly string[]): string {
  const list = layoutList(summary, isReserved);
  return list === '' ? '' : `**${labelName('summary')}**\n${list}`;
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
  return layoutPart('faq', joinBlocks(entries));
}

function layoutPart(key: 'faq' | 'conclusion' | 'sources', text: string): string {
  return text === '' ? '' : joinBlocks([`## ${labelName(key)}`, text]);
}

/** What a reader reads: everything below the title but the sources. */
function articleText(parts: BlogPostParts): string {
  const sections = parts.sections.flatMap(({ heading, body }) => [heading, body]);
  const faq = parts.faq.flatMap(({ question, answer }) => [question, answer]);
  return joinBlocks([...parts.summary, parts.intro, ...sections, ...faq, parts.conclusion]);
}

function checkHead({ seoTitle, metaDescription, slug, summary }: BlogPostParts): CheckResult[] {
  return [
    judgeRange({ id: 'seo-title', label: 'SEO title' }, countCharacters(seoTitle), {
      unit: 'characters',
      min: 50,
      max: PLATFORM_LIMITS.seoTitle.value,
    }),
    judgeRange({ id: 'meta-description', label: 'Meta description' }, countCharacters(metaDescription), {
      unit: 'characters',
      min: 140,
      max: PLATFORM_LIMITS.metaDescription.value,
    }),
    judgeRange({ id: 'slug', label: 'Slug' }, slug.split(/[-\s]+/).filter(Boolean).length, { unit: 'words', max: 6 }),
    judgeConvention(
      { id: 'slug-form', label: 'Form of the slug' },
      /^[\p{Ll}\p{Lo}\p{M}\p{N}]+(?:-[\p{Ll}\p{Lo}\p{M}\p{N}]+)*$/u.test(slug),
      {
        kept: 'Lower-case words joined by hyphens',
        missed: 'Use lower-case words joined by hyphens, nothing else',
      },
    ),
    judgeRange({ id: 'summary', label: 'Summary' }, summary.length, { unit: 'lines', min: 3, max: 3 }),
  ];
}

function checkArticle(parts: BlogPostParts): CheckResult[] {
  const text = articleText(parts);
  const structured = parts.sections.some(({ body }) => /^\s*(?:[-*+]|\d{1,3}[.)])\s|^\s*\|.*\|/mu.test(body));
  return [
    judgeRange({ id: 'intro', label: 'Introduction' }, wordsOf(parts.intro), { unit: 'words', max: 80 }),
    judgeRange({ id: 'sections', label: 'Sections' }, parts.sections.length, { unit: 'sections', min: 4, max: 7 }),
    judgeConvention({ id: 'structure', label: 'List or table' }, structured, {
      kept: 'There is a list or a table',
      missed: 'No section has a list or a table',
    }),
    judgeRange({ id: 'faq', label: 'FAQ' }, parts.faq.length, { unit: 'questions', min: 3, max: 5 }),
    judgeEach(
      { id: 'faq-length', label: 'FAQ answers' },
      parts.faq.map(({ answer }) => wordsOf(answer)),
      {
        unit: 'words',
        min: 40,
        max: 60,
        item: 'Answer',
      },
    ),
    judgeRange({ id: 'length', label: `Length, ${readingMinutes(withoutTargets(text))} min to read` }, wordsOf(text), {
      unit: 'words',
      min: 900,
      max: 1_600,
    }),
  ];
}

function wordsOf(text: string): number {
  return countWords(withoutTargets(text));
}
