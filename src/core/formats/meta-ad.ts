import { findPersonalAttributes } from '../checks/ad-policy/personal-attributes.ts';
import type { Span } from '../text/span.ts';
import { defineFormat } from './define-format.ts';
import { labelName } from './layout/labels.ts';
import { joinBlocks } from './layout/lines.ts';
import { META_BUTTONS, nameButton } from './layout/meta-buttons.ts';
import { groupReader } from './layout/read-groups.ts';
import { PLATFORM_LIMITS } from './platform-limits.ts';
import { convention, demand, everyLinePlaced, requiredParts } from './rules/conventions.ts';
import { lengthOfEach } from './rules/limits.ts';
import { locateEach } from './rules/locate.ts';
import type { Reading, Rule } from './rules/rule.ts';

export const AD_ANGLES = ['pain', 'proof', 'offer', 'question'] as const;

export type AdAngle = (typeof AD_ANGLES)[number];

export interface AdVariant {
  /** What sets it apart from the others; empty where nobody has named it. */
  readonly angle: AdAngle | '';
  /** Above the picture; 125 characters are seen before "more". */
  readonly primaryText: string;
  /** Below the picture, beside the button: 40 characters are shown, 27 everywhere. */
  readonly headline: string;
  /** Optional: below the headline, not in every placement; 30 characters are shown. */
  readonly description: string;
  /** One of `META_BUTTONS`: nobody can name a button otherwise there. */
  readonly button: string;
}

export interface MetaAdParts {
  /** One or more, with different angles. */
  readonly variants: readonly AdVariant[];
}

const LIMITS = {
  primaryText: { unit: 'characters', max: PLATFORM_LIMITS.metaPrimaryText.value },
  headline: { unit: 'characters', max: PLATFORM_LIMITS.metaHeadline.value },
  description: { unit: 'characters', max: PLATFORM_LIMITS.metaAdDescription.value },
} as const;
/** Shown whole in every placement. */
const SAFE_HEADLINE = 27;

const reader = groupReader({
  heading: 'variant',
  names: AD_ANGLES,
  fields: { primaryText: 'block', adHeadline: 'line', description: 'line', button: 'line' },
  rest: [],
});

export const metaAd = defineFormat<MetaAdParts, 'Meta Ad'>({
  id: 'meta-ad',
  label: 'Meta Ad',
  hint: 'Variants for Facebook and Instagram',
  group: 'more',
  icon: 'megaphone',
  tint: 280,
  syntax: 'plain',
  usualLength: 1_500,
  shape: {
    variants: {
      each: {
        angle: { oneOf: ['', ...AD_ANGLES] },
        primaryText: 'block',
        headline: 'line',
        description: 'line',
        button: { oneOf: META_BUTTONS },
      },
    },
  },
  about:
    'An ad for the feeds of Facebook and Instagram, usually in three variants that are tested against each other; this one piece holds all of them. Plain text, no Markdown.',
  rules: [
    requiredParts({ Variants: ({ variants }) => variants.length > 0 }),
    variantsWhole(),
    anglesDiffer(),
    lengthOfEach({
      id: 'primary-text',
      label: 'Primary text',
      item: 'Primary text',
      ask: `Primary text: at most ${LIMITS.primaryText.max} characters, since a feed shows no more before a tap.`,
      ...LIMITS.primaryText,
      of: ({ variants }) => variants.map(({ primaryText }) => primaryText),
    }),
    lengthOfEach({
      id: 'headline',
      label: 'Headline',
      item: 'Headline',
      ask: `Headline: at most ${LIMITS.headline.max} characters, better ${SAFE_HEADLINE}. Description, optional and not shown everywhere: at most ${LIMITS.description.max}.`,
      ...LIMITS.headline,
      of: ({ variants }) => variants.map(({ headline }) => headline),
    }),
    lengthOfEach({
      id: 'description',
      label: 'Description',
      item: 'Description',
      ...LIMITS.description,
      of: ({ variants }) => variants.map(({ description }) => description),
    }),
    buttonsKnown(),
    nothingPersonal(),
    everyLinePlaced(),
  ],
  layoutNote:
    'Write exactly this layout, with these labels, one block for each variant. Behind its number stands its angle: Pain, Proof, Offer or Question.',
  skeleton: `Variant 1: Pain
Primary text: <text>
Headline: <headline>
Description (optional): <few words>
Button: Learn More

Variant 2: Proof
Primary text: <text>
Headline: <headline>
Description (optional): <few words>
Button: Learn More

Variant 3: Offer
Primary text: <text>
Headline: <headline>
Description (optional): <few words>
Button: Learn More`,

  layout({ variants }, language) {
    return joinBlocks(
      variants.map(({ angle, headline, ...texts }, index) =>
        reader.layoutGroup(
          { number: index + 1, name: angle === '' ? null : angle, texts: { ...texts, adHeadline: headline } },
          language,
        ),
      ),
    );
  },

  parse(text) {
    const { groups, unparsed } = reader.read(text);
    const variants = groups.map(({ name, texts: { adHeadline, button, ...texts } }): AdVariant => ({
      ...texts,
      angle: name ?? '',
      headline: adHeadline,
      button: nameButton(button),
    }));
    return { parts: { variants }, unparsed };
  },
});

/** Where something of each variant stands; null for what is empty. */
function placesOf(
  { text, parts: { variants } }: Reading<MetaAdParts>,
  of: (variant: AdVariant) => string,
): (Span | null)[] {
  return locateEach(text, variants.map(of));
}

/** Meta publishes no ad without these. */
function variantsWhole(): Rule<MetaAdParts> {
  return demand({ id: 'variant-parts', label: 'Parts of each variant' }, (reading) => {
    const places = placesOf(
      reading,
      ({ primaryText, headline, description }) => primaryText || headline || description,
    );
    const poor = reading.parts.variants.flatMap((variant, index) => {
      const missing = [
        variant.primaryText === '' ? 'a primary text' : '',
        variant.headline === '' ? 'a headline' : '',
        variant.button === '' ? 'a button' : '',
      ].filter(Boolean);
      return missing.length === 0 ? [] : [{ index, missing }];
    });
    if (poor.length === 0) return { kept: true, detail: 'Every variant has its texts and its button' };
    return {
      kept: false,
      detail: poor.map(({ index, missing }) => `Variant ${index + 1} needs ${missing.join(', ')}`).join('; '),
      spans: poor.flatMap(({ index }) => places[index] ?? []),
    };
  });
}

function anglesDiffer(): Rule<MetaAdParts> {
  const ask =
    'Each variant takes an angle of its own: pain (the trouble of the reader), proof (a fact), offer (what there is to have) or question.';
  return convention({ id: 'angles', label: 'Angles', ask }, (reading) => {
    const angles = reading.parts.variants.map(({ angle }) => angle);
    const repeats = (angle: string, index: number): boolean => angle !== '' && angles.indexOf(angle as AdAngle) < index;
    const problems = angles.flatMap((angle, index) =>
      repeats(angle, index) ? [`Variant ${index + 1} repeats the angle ${angle}`] : [],
    );
    const places = placesOf(reading, ({ angle }) => (angle === '' ? '' : labelName(angle)));
    return {
      kept: problems.length === 0,
      detail: problems.join('; ') || 'No angle stands twice',
      spans: angles.flatMap((angle, index) => (repeats(angle, index) ? (places[index] ?? []) : [])),
    };
  });
}

function buttonsKnown(): Rule<MetaAdParts> {
  const ask = `Button, in English as Meta names it, one of: ${META_BUTTONS.join(', ')}.`;
  return demand({ id: 'button', label: 'Buttons', ask }, (reading) => {
    const places = placesOf(reading, ({ button }) => button);
    const known: readonly string[] = META_BUTTONS;
    const wrong = reading.parts.variants.flatMap(({ button }, index) =>
      button === '' || known.includes(button) ? [] : [{ index, button }],
    );
    return {
      kept: wrong.length === 0,
      detail:
        wrong.length === 0
          ? 'Buttons of Meta’s list'
          : `Not a button of Meta’s, which are named in English here, such as ${META_BUTTONS[0]}: ${wrong.map(({ index, button }) => `“${button}” (Variant ${index + 1})`).join(', ')}`,
      spans: wrong.flatMap(({ index }) => places[index] ?? []),
    };
  });
}

/** People at Meta decide what implies an attribute, so a pattern only warns. */
function nothingPersonal(): Rule<MetaAdParts> {
  const ask =
    'Meta refuses words that tell readers who they are, such as "Are you diabetic?": nothing about their health, money troubles, religion, origin, orientation, age or record.';
  return convention({ id: 'personal', label: 'Personal attributes', ask }, ({ text }) => {
    const found = findPersonalAttributes(text);
    return {
      kept: found.length === 0,
      detail:
        found.length === 0
          ? 'Nothing about who the reader is'
          : `Meta refuses ads that tell readers who they are: ${found.map(({ words, attribute }) => `“${words.trim()}” (${attribute})`).join(', ')}`,
      spans: found.map(({ span }) => span),
    };
  });
}
