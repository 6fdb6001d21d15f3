import { defineFormat } from './define-format.ts';
import { CALL_TO_ACTION_NOTE, hasCallToAction, layoutCallToAction } from './layout/call-to-action.ts';
import { guardBlock, guardLine, type IsMarker } from './layout/guard.ts';
import { labelledLine } from './layout/labelled-line.ts';
import { labelName, type LabelKey, type LabelLanguage } from './layout/labels.ts';
import { asBlock, asLine, joinBlocks } from './layout/lines.ts';
import { layoutList } from './layout/lists.ts';
import { inEntries, isMarker, isMarkerBelowAction, isReserved, readLandingPage } from './layout/read-landing-page.ts';
import { layoutSources } from './layout/source-list.ts';
import type { CallToAction, Question, SourceNote } from './parts.ts';
import { citationsKnown } from './rules/citation-rules.ts';
import { convention, everyLinePlaced, requiredParts } from './rules/conventions.ts';
import { lengthOf } from './rules/limits.ts';
import { locateEach } from './rules/locate.ts';
import { proofHasFigures } from './rules/proof-rules.ts';
import type { Rule } from './rules/rule.ts';
import { searchRules } from './rules/search-rules.ts';

export interface BenefitCard {
  readonly title: string;
  readonly body: string;
}

/** Headline, button and benefits make a landing page; every other part is optional. */
export interface LandingPageParts {
  /** At most 60 characters. */
  readonly seoTitle: string;
  /** At most 160 characters. */
  readonly metaDescription: string;
  /** At most 10 words. */
  readonly headline: string;
  readonly subhead: string;
  /** The button; at most 4 words. */
  readonly callToAction: CallToAction;
  /** Takes away the last doubt, below the button. */
  readonly microcopy: string;
  readonly cards: readonly BenefitCard[];
  /** Figures, each with its citation `[1]`; empty when there were no sources. */
  readonly proof: readonly string[];
  readonly steps: readonly string[];
  readonly objections: readonly Question[];
  /** What the text cites as `[1]`; empty when there were no sources. */
  readonly sources: readonly SourceNote[];
}

const LIMITS = {
  headline: { unit: 'words', max: 10 },
  action: { unit: 'words', max: 4 },
} as const;

export const landingPage = defineFormat<LandingPageParts, 'Landing Page'>({
  id: 'landing-page',
  label: 'Landing Page',
  hint: 'Headline, benefits, call to action',
  group: 'more',
  icon: 'panel-top',
  tint: 130,
  syntax: 'markdown',
  usualLength: 3_500,
  shape: {
    seoTitle: 'line',
    metaDescription: 'line',
    headline: 'line',
    subhead: 'line',
    callToAction: 'action',
    microcopy: 'line',
    cards: { each: { title: 'line', body: 'block' } },
    proof: 'items',
    steps: 'items',
    objections: { each: { question: 'line', answer: 'block' } },
    sources: { each: { number: 'source-number', title: 'source-title', url: 'source-url', note: 'line' } },
  },
  about:
    'The text of a landing page in Markdown: one offer, one reader, one action. A visitor decides on the first screen whether to scroll: what they get comes first, the proof of it next, doubts last.',
  rules: [
    requiredParts({
      Headline: ({ headline }) => headline !== '',
      'Call to action': ({ callToAction }) => callToAction.label !== '',
      Benefits: ({ cards }) => cards.length > 0,
    }),
    ...searchRules<LandingPageParts>(),
    lengthOf({
      id: 'headline',
      label: 'Headline',
      ask: `Headline: at most ${LIMITS.headline.max} words; our point at its sharpest, as what the reader gets or has had wrong, never the name of a thing.`,
      ...LIMITS.headline,
      of: ({ headline }) => headline,
    }),
    lengthOf({
      id: 'action',
      label: 'Call to action',
      ask: `${CALL_TO_ACTION_NOTE} At most ${LIMITS.action.max} words, as on a button.`,
      ...LIMITS.action,
      of: ({ callToAction }) => callToAction.label,
    }),
    proofHasFigures(({ proof }) => proof),
    everyObjectionAnswered(),
    citationsKnown(pageText, ({ sources }) => sources),
    everyLinePlaced(),
  ],
  asks: [
    'Benefits: usually three cards, each with a title of a few words and a sentence or two.',
    'If it carries something new: how it works in a few steps that begin with a verb; three or four questions of a reader who hesitates, with short answers that say what stands nowhere above. Figures stand where they prove something, never in a list of their own.',
  ],
  skeleton: `SEO title (optional): <title>
Meta description (optional): <description>

# <headline>

<subhead (optional): how, and for whom>

**<label>** [Add: link]

<line below the button (optional): takes away the last doubt>

## Benefits

### <title>

<text>

### <title>

<text>

### <title>

<text>

## How it works (optional)

1. <step>
2. <step>
3. <step>

## Questions and answers (optional)

### <question>

<answer>

### <question>

<answer>`,

  layout(parts, language) {
    const base = hasCallToAction(parts.callToAction) ? isMarkerBelowAction : isMarker;
    const objections = parts.objections.map(({ question, answer }) => ({ title: question, body: answer }));
    return joinBlocks([
      [
        labelledLine('seoTitle', parts.seoTitle, language),
        labelledLine('metaDescription', parts.metaDescription, language),
      ]
        .filter((line) => line !== '')
        .join('\n'),
      parts.headline === '' ? '' : layoutHeading('#', parts.headline),
      guardLine(asLine(parts.subhead), isMarker),
      layoutCallToAction(parts.callToAction),
      layoutMicrocopy(parts, base, language),
      layoutPart('benefits', layoutEntries(parts.cards, base), language),
      layoutPart('figures', layoutList(parts.proof, isReserved), language),
      layoutPart('steps', layoutList(parts.steps, isReserved, true), language),
      layoutPart('objections', layoutEntries(objections, base), language),
      layoutPart('sources', layoutSources(parts.sources), language),
    ]);
  },

  parse: readLandingPage,
});

function layoutHeading(marks: string, text: string): string {
  return `${marks} ${guardLine(asLine(text), isReserved, `${marks} `)}`.trim();
}

/** Without a button above it the line needs its label. */
function layoutMicrocopy({ callToAction, microcopy }: LandingPageParts, base: IsMarker, language?: LabelLanguage) {
  if (!hasCallToAction(callToAction)) return labelledLine('microcopy', microcopy, language);
  return guardLine(asLine(microcopy), base);
}

function layoutEntries(entries: readonly BenefitCard[], base: IsMarker): string {
  const isEntryMarker = inEntries(base);
  return joinBlocks(
    entries.map(({ title, body }) =>
      joinBlocks([layoutHeading('###', title), guardBlock(asBlock(body), isEntryMarker)]),
    ),
  );
}

function layoutPart(key: LabelKey, text: string, language?: LabelLanguage): string {
  return text === '' ? '' : joinBlocks([`## ${labelName(key, language)}`, text]);
}

/** What a visitor reads below the headline. */
function pageText({ subhead, microcopy, cards, proof, steps, objections }: LandingPageParts): string {
  const entries = [...cards.map(({ body }) => body), ...objections.map(({ answer }) => answer)];
  return joinBlocks([subhead, microcopy, ...entries, ...proof, ...steps]);
}

function everyObjectionAnswered(): Rule<LandingPageParts> {
  return convention({ id: 'answers', label: 'Answers' }, ({ text, parts: { objections } }) => {
    const open = objections.filter(({ answer }) => answer === '').map(({ question }) => question);
    return open.length === 0
      ? { kept: true, detail: 'Every objection is answered' }
      : {
          kept: false,
          detail: `Without an answer: ${open.length} of ${objections.length}`,
          spans: locateEach(text, open).flatMap((span) => span ?? []),
        };
  });
}
