import { defineFormat } from './define-format.ts';
import { guardBlock, unguardBlock, type IsMarker } from './layout/guard.ts';
import { labelledBlock, labelledLine } from './layout/labelled-line.ts';
import { labelReader } from './layout/labels.ts';
import { asBlock, asLine, joinBlocks } from './layout/lines.ts';
import { layoutList, readList } from './layout/lists.ts';
import { readBlocks } from './layout/read-blocks.ts';
import { PLATFORM_LIMITS } from './platform-limits.ts';
import { everyLinePlaced, requiredParts } from './rules/conventions.ts';
import { lengthOf, lengthOfEach } from './rules/limits.ts';

/** Descriptions of one product or offer, each for its own field. */
export interface DescriptionsParts {
  /** Optional; at most 60 characters. */
  readonly seoTitle: string;
  /** At most 160 characters: fits a meta description. */
  readonly short: string;
  /** At most 80 words. */
  readonly medium: string;
  /** At most 200 words. */
  readonly long: string;
  /** Optional; each at most 200 characters. */
  readonly bullets: readonly string[];
}

const KEYS = ['seoTitle', 'short', 'medium', 'long', 'bullets'] as const;
const TEXT_PARTS = ['short', 'medium', 'long'] as const;
const readLabel = labelReader(KEYS);
const isMarker: IsMarker = (line) => readLabel(line) !== null;

const LIMITS = {
  seoTitle: { unit: 'characters', max: PLATFORM_LIMITS.seoTitle.value },
  short: { unit: 'characters', max: PLATFORM_LIMITS.metaDescription.value },
  medium: { unit: 'words', max: 80 },
  long: { unit: 'words', max: 200 },
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
  about:
    'Descriptions of one product or offer in three lengths. They sell: one sharp idea runs through all of them, worded anew in each, and every fact is put to work for the reader. Each is pasted alone, so each says by itself what it is, for whom, why ours, and how to get it. Plain text, no Markdown.',
  rules: [
    requiredParts({
      'Short description': ({ short }) => short !== '',
      'Medium description': ({ medium }) => medium !== '',
      'Long description': ({ long }) => long !== '',
    }),
    lengthOf({
      id: 'seo-title',
      label: 'SEO title',
      ...LIMITS.seoTitle,
      of: ({ seoTitle }) => seoTitle,
    }),
    lengthOf({
      id: 'short',
      label: 'Short description',
      ask: `Short: at most ${LIMITS.short.max} characters. Medium: about 60 words, at most ${LIMITS.medium.max}. Long: about 150 words, at most ${LIMITS.long.max}, in a few short paragraphs.`,
      ...LIMITS.short,
      of: ({ short }) => short,
    }),
    lengthOf({
      id: 'medium',
      label: 'Medium description',
      ...LIMITS.medium,
      of: ({ medium }) => medium,
    }),
    lengthOf({
      id: 'long',
      label: 'Long description',
      ...LIMITS.long,
      of: ({ long }) => long,
    }),
    lengthOfEach({
      id: 'bullet-length',
      label: 'Bullet length',
      item: 'Bullet',
      ask: `Optional: an SEO title of at most ${LIMITS.seoTitle.max} characters; usually five bullets of at most ${LIMITS.bullet.max} characters that each start with what the reader gets.`,
      ...LIMITS.bullet,
      of: ({ bullets }) => bullets,
    }),
    everyLinePlaced(),
  ],
  layoutNote: 'Write exactly this layout, with these labels.',
  skeleton: `SEO title (optional): <title>

Short description:
<text>

Medium description:
<text>

Long description:
<text>

Bullets (optional):
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
