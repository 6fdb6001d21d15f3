import { defineFormat } from './define-format.ts';
import { hasCallToAction, layoutCallToAction } from './layout/call-to-action.ts';
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
import { countOf, lengthOf, lengthOfEach } from './rules/limits.ts';
import { locateEach } from './rules/locate.ts';
import { citesSource, proofHasFigures, proofIsCited } from './rules/proof-rules.ts';
import type { Rule } from './rules/rule.ts';
import { searchRules } from './rules/search-rules.ts';

export interface BenefitCard {
  /** At most 4 words. */
  readonly title: string;
  /** At most 25 words. */
  readonly body: string;
}

export interface LandingPageParts {
  /** 50 to 60 characters. */
  readonly seoTitle: string;
  /** 140 to 160 characters. */
  readonly metaDescription: string;
  /** At most 10 words. */
  readonly headline: string;
  /** At most 25 words. */
  readonly subhead: string;
  /** The button; at most 4 words. */
  readonly callToAction: CallToAction;
  /** Takes away the last doubt, below the button. */
  readonly microcopy: string;
  /** 3. */
  readonly cards: readonly BenefitCard[];
  /** Figures, each with its citation `[1]`; empty when there were no sources. */
  readonly proof: readonly string[];
  /** 3. */
  readonly steps: readonly string[];
  /** 3 to 5. */
  readonly objections: readonly Question[];
  /** What the text cites as `[1]`; empty when there were no sources. */
  readonly sources: readonly SourceNote[];
}

const LIMITS = {
  headline: { unit: 'words', max: 10 },
  subhead: { unit: 'words', max: 25 },
  cards: { unit: 'cards', min: 3, max: 3 },
  cardTitle: { unit: 'words', max: 4 },
  cardBody: { unit: 'words', max: 25 },
  steps: { unit: 'steps', min: 3, max: 3 },
  objections: { unit: 'objections', min: 3, max: 5 },
  action: { unit: 'words', max: 4 },
} as const;

export const landingPage = defineFormat<LandingPageParts, 'Landing Page'>({
  id: 'landing-page',
  label: 'Landing Page',
  hint: 'Hero, benefits, proof, objections',
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
  about: 'The text of a landing page in Markdown: one offer, one reader, one action.',
  rules: [
    requiredParts({
      'SEO title': ({ seoTitle }) => seoTitle !== '',
      'Meta description': ({ metaDescription }) => metaDescription !== '',
      Headline: ({ headline }) => headline !== '',
      Subhead: ({ subhead }) => subhead !== '',
      'Call to action': ({ callToAction }) => callToAction.label !== '',
      'Line below the button': ({ microcopy }) => microcopy !== '',
      'Benefit cards': ({ cards }) => cards.length > 0,
      Steps: ({ steps }) => steps.length > 0,
      'Objections with their answers': ({ objections }) => objections.some(({ answer }) => answer !== ''),
    }),
    ...searchRules<LandingPageParts>(),
    lengthOf({
      id: 'headline',
      label: 'Headline',
      ask: `Headline: at most ${LIMITS.headline.max} words; what the reader gets, not what you are called.`,
      ...LIMITS.headline,
      of: ({ headline }) => headline,
    }),
    lengthOf({
      id: 'subhead',
      label: 'Subhead',
      ask: `Subhead: at most ${LIMITS.subhead.max} words on how, and for whom.`,
      ...LIMITS.subhead,
      of: ({ subhead }) => subhead,
    }),
    lengthOf({
      id: 'action',
      label: 'Call to action',
      ask: `One call to action as a bold link of at most ${LIMITS.action.max} words, and below it one line that takes away the last doubt. Use an address only if one is given, else write [Add: link] behind the bold words.`,
      ...LIMITS.action,
      of: ({ callToAction }) => callToAction.label,
    }),
    countOf({
      id: 'cards',
      label: 'Benefit cards',
      ask: `${LIMITS.cards.max} benefit cards: a title of at most ${LIMITS.cardTitle.max} words and a body of at most ${LIMITS.cardBody.max} words each. No price, superlative or guarantee without a source.`,
      ...LIMITS.cards,
      of: ({ cards }) => cards.length,
    }),
    lengthOfEach({
      id: 'card-title',
      label: 'Card titles',
      item: 'Card title',
      ...LIMITS.cardTitle,
      of: ({ cards }) => cards.map(({ title }) => title),
    }),
    lengthOfEach({
      id: 'card-body',
      label: 'Card texts',
      item: 'Card text',
      ...LIMITS.cardBody,
      of: ({ cards }) => cards.map(({ body }) => body),
    }),
    proofIsCited(({ proof }) => proof),
    proofHasFigures(({ proof }) => proof),
    countOf({
      id: 'steps',
      label: 'Steps',
      ask: `How it works: ${LIMITS.steps.max} steps, each one line that begins with a verb.`,
      ...LIMITS.steps,
      of: ({ steps }) => steps.length,
    }),
    countOf({
      id: 'objections',
      label: 'Objections',
      ask: `Questions and answers: ${LIMITS.objections.min} to ${LIMITS.objections.max} objections in the words of a reader who hesitates, each answered in a sentence or two.`,
      ...LIMITS.objections,
      of: ({ objections }) => objections.length,
    }),
    everyObjectionAnswered(),
    citationsKnown(pageText, ({ sources }) => sources),
    everyLinePlaced(),
  ],
  skeleton: `SEO title: <title>
Meta description: <description>

# <headline>

<subhead>

**<label>** [Add: link]

<line below the button>

## Benefits

### <title>

<text>

### <title>

<text>

### <title>

<text>

## How it works

1. <step>
2. <step>
3. <step>

## Questions and answers

### <objection>

<answer>

### <objection>

<answer>

### <objection>

<answer>`,
  asks: [
    'Where there are claims with figures, a part "## In figures" stands above "## How it works": a list, each item one cited figure with its mark. Without them the part is left out.',
  ],

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

  /** What nobody can trace is no proof. */
  mend: (parts) => ({ ...parts, proof: parts.proof.filter(citesSource) }),
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
