import { defineFormat } from './define-format.ts';
import { guardBlock, unguardBlock, type IsMarker } from './layout/guard.ts';
import { labelledBlock, labelledLine } from './layout/labelled-line.ts';
import { labelReader } from './layout/labels.ts';
import { asBlock, asLine, joinBlocks } from './layout/lines.ts';
import { layoutList, readList } from './layout/lists.ts';
import { readBlocks } from './layout/read-blocks.ts';
import { PLATFORM_LIMITS } from './platform-limits.ts';
import { everyLinePlaced, requiredParts } from './rules/conventions.ts';
import { countOf, lengthOf, lengthOfEach } from './rules/limits.ts';

/** Descriptions of one product or offer, each for its own field. */
export interface DescriptionsParts {
  /** At most 60 characters. */
  readonly seoTitle: string;
  /** At most 160 characters: fits a meta description. */
  readonly short: string;
  /** 50 to 80 words. */
  readonly medium: string;
  /** 120 to 200 words: benefit, how it works, proof, for whom. */
  readonly long: string;
  /** 3 to 5, each at most 200 characters, benefit first. */
  readonly bullets: readonly string[];
}

const KEYS = ['seoTitle', 'short', 'medium', 'long', 'bullets'] as const;
const TEXT_PARTS = ['short', 'medium', 'long'] as const;
const readLabel = labelReader(KEYS);
const isMarker: IsMarker = (line) => readLabel(line) !== null;

const LIMITS = {
  seoTitle: { unit: 'characters', max: PLATFORM_LIMITS.seoTitle.value },
  short: { unit: 'characters', max: PLATFORM_LIMITS.metaDescription.value },
  medium: { unit: 'words', min: 50, max: 80 },
  long: { unit: 'words', min: 120, max: 200 },
  bullets: { unit: 'bullets', min: 3, max: 5 },
  bullet: { unit: 'characters', max: 200 },
} as const;

export const descriptions = defineFormat<DescriptionsParts, 'Descriptions'>({
  id: 'descriptions',
  label: 'Descriptions',
  hint: 'Short, medium and long, bullets',
  group: 'first',
  icon: 'message-square-text',
  tint: 90,
  syntax: 'plain',
  usualLength: 1_500,
  shape: { seoTitle: 'line', short: 'block', medium: 'block', long: 'block', bullets: 'items' },
  about: 'Descriptions of one product or offer, each ready for its own field. Plain text, no Markdown.',
  rules: [
    requiredParts({
      'SEO title': ({ seoTitle }) => seoTitle !== '',
      'Short description': ({ short }) => short !== '',
      'Medium description': ({ medium }) => medium !== '',
      'Long description': ({ long }) => long !== '',
      Bullets: ({ bullets }) => bullets.length > 0,
    }),
    lengthOf({
      id: 'seo-title',
      label: 'SEO title',
      ask: `SEO title: at most ${LIMITS.seoTitle.max} characters.`,
      ...LIMITS.seoTitle,
      of: ({ seoTitle }) => seoTitle,
    }),
    lengthOf({
      id: 'short',
      label: 'Short description',
      ask: `Short description: one or two sentences, at most ${LIMITS.short.max} characters in all.`,
      ...LIMITS.short,
      of: ({ short }) => short,
    }),
    lengthOf({
      id: 'medium',
      label: 'Medium description',
      ask: `Medium description: one paragraph of ${LIMITS.medium.min} to ${LIMITS.medium.max} words.`,
      ...LIMITS.medium,
      of: ({ medium }) => medium,
    }),
    lengthOf({
      id: 'long',
      label: 'Long description',
      ask: `Long description: ${LIMITS.long.min} to ${LIMITS.long.max} words in two or three paragraphs: the benefit first, then how it works, then proof, then for whom it is.`,
      ...LIMITS.long,
      of: ({ long }) => long,
    }),
    countOf({
      id: 'bullets',
      label: 'Bullets',
      ask: `Bullets: ${LIMITS.bullets.min} to ${LIMITS.bullets.max} lines, each at most ${LIMITS.bullet.max} characters, each starting with the benefit.`,
      ...LIMITS.bullets,
      of: ({ bullets }) => bullets.length,
    }),
    lengthOfEach({
      id: 'bullet-length',
      label: 'Bullet length',
      item: 'Bullet',
      ...LIMITS.bullet,
      of: ({ bullets }) => bullets,
    }),
    everyLinePlaced(),
  ],
  asks: ['No price, superlative or guarantee that the facts do not give.'],
  layoutNote: 'Write exactly this layout, with these labels:',
  skeleton: `SEO title: <title>

Short description:
<text>

Medium description:
<text>

Long description:
<text>

Bullets:
- <bullet>
- <bullet>
- <bullet>`,

  layout(parts, language) {
    return joinBlocks([
      labelledLine('seoTitle', parts.seoTitle, language),
      ...TEXT_PARTS.map((key) => labelledBlock(key, guardBlock(asBlock(parts[key]), isMarker), language)),
      labelledBlock('bullets', layoutList(parts.bullets, isMarker), language),
    ]);
  },

  parse(text) {
    const { linesOf, unparsed } = readBlocks(text, readLabel, ['seoTitle']);
    return {
      parts: {
        seoTitle: asLine(linesOf('seoTitle').join(' ')),
        short: unguardBlock(linesOf('short'), isMarker),
        medium: unguardBlock(linesOf('medium'), isMarker),
        long: unguardBlock(linesOf('long'), isMarker),
        bullets: readList(linesOf('bullets'), isMarker),
      },
      unparsed,
    };
  },
});
