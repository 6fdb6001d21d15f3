import { adWidth } from '../checks/ad-width.ts';
import type { Span } from '../text/span.ts';
import { distinctTexts } from '../checks/distinct-texts.ts';
import { leansOn } from '../checks/stands-alone.ts';
import { defineFormat } from './define-format.ts';
import { toGoogleAdsCsv } from './exports/google-ads-csv.ts';
import type { Parsed } from './parts.ts';
import { keepFitting } from './layout/keep-fitting.ts';
import { labelledBlock } from './layout/labelled-line.ts';
import type { IsMarker } from './layout/guard.ts';
import { labelReader } from './layout/labels.ts';
import { joinBlocks } from './layout/lines.ts';
import { layoutList, readList } from './layout/lists.ts';
import { readBlocks } from './layout/read-blocks.ts';
import { PLATFORM_LIMITS } from './platform-limits.ts';
import { convention, demand, everyLinePlaced, requiredParts } from './rules/conventions.ts';
import { countOf, lengthOfEach } from './rules/limits.ts';
import { locateEach } from './rules/locate.ts';
import type { Reading, Rule } from './rules/rule.ts';

/** A responsive search ad: Google shows up to three headlines and two descriptions, in any order. */
export interface GoogleSearchAdParts {
  /** 3 to 15, each at most 30 wide. */
  readonly headlines: readonly string[];
  /** 2 to 4, each at most 90 wide. */
  readonly descriptions: readonly string[];
  /** At most 2 words behind the site's name in the address that is shown, each at most 15 wide. */
  readonly paths: readonly string[];
}

const KEYS = ['headlines', 'adDescriptions', 'paths'] as const;
const readLabel = labelReader(KEYS);
const isMarker: IsMarker = (line) => readLabel(line) !== null;

const LIMITS = {
  headlines: { unit: 'headlines', hardMax: PLATFORM_LIMITS.adHeadlines.value },
  headline: { unit: 'characters', hardMax: PLATFORM_LIMITS.adHeadline.value },
  descriptions: { unit: 'descriptions', hardMax: PLATFORM_LIMITS.adDescriptions.value },
  description: { unit: 'characters', hardMax: PLATFORM_LIMITS.adDescription.value },
  paths: { unit: 'paths', hardMax: PLATFORM_LIMITS.adPaths.value },
  path: { unit: 'characters', hardMax: PLATFORM_LIMITS.adPath.value },
} as const;
const FEWEST = {
  headlines: PLATFORM_LIMITS.adFewestHeadlines.value,
  descriptions: PLATFORM_LIMITS.adFewestDescriptions.value,
};
/** Google shows up to three together: with so many of their own it seldom shows two that say the same. */
const DISTINCT_HEADLINES = 5;

/** Not allowed in a headline. Source: https://support.google.com/adwordspolicy/answer/176095, checked 2026-11-22. */
const EXCLAMATION = /[!¡！﹗︕‼⁉❗❕]+/gu;
/**
 * Emoji, bullets and signs that repeat are not allowed anywhere. Source:
 * https://support.google.com/adspolicy/answer/14847994, checked 2026-11-22.
 */
const SHOWY = /\p{Extended_Pictographic}(?<![©®™])|[•●►▶★☆✓✔]|([!?.,])\1|…/u;

export const googleSearchAd = defineFormat<GoogleSearchAdParts, 'Google Search Ad'>({
  id: 'google-search-ad',
  label: 'Google Search Ad',
  hint: `Up to ${LIMITS.headlines.hardMax} headlines, ${LIMITS.descriptions.hardMax} descriptions`,
  group: 'more',
  icon: 'search',
  tint: 60,
  syntax: 'plain',
  usualLength: 1_500,
  shape: { headlines: 'items', descriptions: 'items', paths: 'items' },
  about:
    'A responsive search ad for Google. Google picks headlines and descriptions and shows them side by side in any order. Plain text, no Markdown.',
  rules: [
    requiredParts({
      [`at least ${FEWEST.headlines} headlines`]: ({ headlines }) => headlines.length >= FEWEST.headlines,
      [`at least ${FEWEST.descriptions} descriptions`]: ({ descriptions }) =>
        descriptions.length >= FEWEST.descriptions,
    }),
    countOf({
      id: 'headlines',
      label: 'Headlines',
      ask: `${FEWEST.headlines} to ${LIMITS.headlines.hardMax} headlines, each at most ${LIMITS.headline.hardMax} characters, spaces included: count them. Ten or more give Google something to choose from: two or three name what people search for, the others a benefit, a question or a next step.`,
      ...LIMITS.headlines,
      of: ({ headlines }) => headlines.length,
    }),
    lengthOfEach({
      id: 'headline-length',
      label: 'Headline length',
      item: 'Headline',
      ...LIMITS.headline,
      count: adWidth,
      of: ({ headlines }) => headlines,
    }),
    distinctHeadlines(),
    noExclamation(),
    countOf({
      id: 'descriptions',
      label: 'Descriptions',
      ask: `${FEWEST.descriptions} to ${LIMITS.descriptions.hardMax} descriptions, each at most ${LIMITS.description.hardMax} characters. Chinese, Japanese and Korean characters count twice everywhere.`,
      ...LIMITS.descriptions,
      of: ({ descriptions }) => descriptions.length,
    }),
    lengthOfEach({
      id: 'description-length',
      label: 'Description length',
      item: 'Description',
      ...LIMITS.description,
      count: adWidth,
      of: ({ descriptions }) => descriptions,
    }),
    standsAlone(),
    noShowySigns(),
    countOf({
      id: 'paths',
      label: 'Paths',
      ask: `Optional: up to ${LIMITS.paths.hardMax} paths for the address that is shown, one word each or words joined by hyphens, at most ${LIMITS.path.hardMax} characters.`,
      ...LIMITS.paths,
      of: ({ paths }) => paths.length,
    }),
    lengthOfEach({
      id: 'path-length',
      label: 'Path length',
      item: 'Path',
      ...LIMITS.path,
      count: adWidth,
      of: ({ paths }) => paths,
    }),
    everyLinePlaced(),
  ],
  layoutNote: 'Write exactly this layout, with these labels.',
  skeleton: `Headlines:
1. <headline>
2. <headline>
3. <headline>

Descriptions:
1. <description>
2. <description>

Paths (optional):
1. <word>
2. <word>`,

  mend({ headlines, descriptions, paths }) {
    const calm = headlines.map(withoutExclamation).filter((headline) => headline !== '');
    return {
      headlines: keepFitting(calm, { most: LIMITS.headlines.hardMax, fits: fitsIn(LIMITS.headline.hardMax) }),
      descriptions: keepFitting(descriptions, {
        most: LIMITS.descriptions.hardMax,
        fits: fitsIn(LIMITS.description.hardMax),
      }),
      paths: keepFitting(paths, { most: LIMITS.paths.hardMax, fits: fitsIn(LIMITS.path.hardMax) }),
    };
  },

  layout({ headlines, descriptions, paths }, language) {
    const lists = { headlines, adDescriptions: descriptions, paths };
    return joinBlocks(KEYS.map((key) => labelledBlock(key, layoutList(lists[key], isMarker, true), language)));
  },

  parse,

  exports: [
    {
      id: 'google-ads-editor',
      label: 'CSV',
      extension: 'csv',
      mime: 'text/csv',
      make: (text, { name }) => toGoogleAdsCsv(parse(text).parts, { campaign: name, adGroup: name }),
    },
  ],
});

function parse(text: string): Parsed<GoogleSearchAdParts> {
  const { linesOf, unparsed } = readBlocks(text, readLabel, []);
  const [headlines = [], descriptions = [], paths = []] = KEYS.map((key) => readList(linesOf(key), isMarker));
  return { parts: { headlines, descriptions, paths }, unparsed };
}

function fitsIn(width: number): (text: string) => boolean {
  return (text) => adWidth(text) <= width;
}

/** "Wow! Free entry!" becomes "Wow. Free entry". */
function withoutExclamation(headline: string): string {
  return headline
    .replace(EXCLAMATION, (mark, at: number) => (/^ +[\p{L}\p{N}]/u.test(headline.slice(at + mark.length)) ? '.' : ''))
    .replace(/^[.\s]+/u, '')
    .trimEnd();
}

function noExclamation(): Rule<GoogleSearchAdParts> {
  const ask = 'Google refuses an exclamation mark in a headline, and emoji, bullets and repeated signs anywhere.';
  return demand({ id: 'exclamation', label: 'Exclamation marks', ask }, (reading) => {
    const { headlines } = reading.parts;
    const places = locateEach(reading.text, headlines);
    const loud = headlines.flatMap((headline, index) => (headline.search(EXCLAMATION) < 0 ? [] : [index]));
    return {
      kept: loud.length === 0,
      detail:
        loud.length === 0
          ? 'None in the headlines'
          : `Google refuses exclamation marks in headlines: ${loud.map((index) => `Headline ${index + 1}`).join(', ')}`,
      spans: loud.flatMap((index) => places[index] ?? []),
    };
  });
}

function noShowySigns(): Rule<GoogleSearchAdParts> {
  return convention({ id: 'signs', label: 'Punctuation' }, (reading) => {
    const showy = assetsOf(reading).filter(({ text }) => SHOWY.test(text));
    return {
      kept: showy.length === 0,
      detail:
        showy.length === 0
          ? 'Plain signs alone'
          : `Google may refuse emoji, bullets, dots that trail off and repeated signs: ${showy.map(({ name }) => name).join(', ')}`,
      spans: showy.flatMap(({ span }) => span ?? []),
    };
  });
}

function distinctHeadlines(): Rule<GoogleSearchAdParts> {
  const ask = 'No two headlines say the same in other words.';
  return convention({ id: 'distinct', label: 'Different headlines', ask }, ({ text, parts: { headlines } }) => {
    const isOwn = distinctTexts(headlines);
    const own = isOwn.filter(Boolean).length;
    const places = locateEach(text, headlines);
    const wanted = Math.min(DISTINCT_HEADLINES, headlines.length);
    return own >= wanted
      ? { kept: true, detail: `${own} of ${headlines.length} say something of their own` }
      : {
          kept: false,
          detail: `${own} of ${headlines.length} say something of their own, at least ${wanted} is better`,
          spans: isOwn.flatMap((one, index) => (one ? [] : (places[index] ?? []))),
        };
  });
}

function standsAlone(): Rule<GoogleSearchAdParts> {
  const ask = 'Each headline and description makes sense alone: none goes on from another one, or leads on to one.';
  return convention({ id: 'alone', label: 'Stands alone', ask }, (reading) => {
    const assets = assetsOf(reading);
    const leaning = assets.flatMap(({ name, text, span }) => {
      const why = leansOn(text);
      return why === null ? [] : [{ span, say: `${name} ${why}` }];
    });
    return {
      kept: leaning.length === 0,
      detail: leaning.length === 0 ? `${assets.length} checked` : leaning.map(({ say }) => say).join('; '),
      spans: leaning.flatMap(({ span }) => span ?? []),
    };
  });
}

interface Asset {
  readonly name: string;
  readonly text: string;
  readonly span: Span | null;
}

/** Headlines and descriptions, by the names that Google gives them. */
function assetsOf({ text, parts: { headlines, descriptions } }: Reading<GoogleSearchAdParts>): Asset[] {
  const spans = locateEach(text, [...headlines, ...descriptions]);
  const named = [
    ...headlines.map((line, index) => ({ name: `Headline ${index + 1}`, text: line })),
    ...descriptions.map((line, index) => ({ name: `Description ${index + 1}`, text: line })),
  ];
  return named.map((asset, index) => ({ ...asset, span: spans[index] ?? null }));
}
