import type { CheckResult } from '../checks/check-result.ts';
import { judgeEach, judgeLayout, judgeParts, judgeRange } from '../checks/judge.ts';
import { countCharacters, countWords } from '../rules/text.ts';
import type { Format } from './format.ts';
import { withoutBold, withoutChatter } from './layout/answer.ts';
import { guardBlock, unguardBlock, type IsMarker } from './layout/guard.ts';
import { labelledBlock, labelledLine } from './layout/labelled-line.ts';
import { labelReader } from './layout/labels.ts';
import { asBlock, asLine, joinBlocks } from './layout/lines.ts';
import { layoutList, readList } from './layout/lists.ts';
import { readBlocks } from './layout/read-blocks.ts';
import { PLATFORM_LIMITS } from './platform-limits.ts';

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

export const descriptions: Format<DescriptionsParts, 'Descriptions'> = {
  id: 'descriptions',
  label: 'Descriptions',
  hint: 'Short, medium and long, bullets',
  icon: 'message-square-text',
  tint: 90,
  syntax: 'plain',
  brief: `Descriptions of one product or offer, each ready for its own field. Plain text, no Markdown.
- SEO title: at most 60 characters.
- Short description: one or two sentences, at most 160 characters in all.
- Medium description: one paragraph of 50 to 80 words.
- Long description: 120 to 200 words in two or three paragraphs: the benefit first, then how it works, then proof, then for whom it is.
- Bullets: 3 to 5 lines, each at most 200 characters, each starting with the benefit.
No price, superlative or guarantee that the facts do not give.
Write exactly this layout, with these labels:

SEO title: <title>

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

  layout(parts) {
    return joinBlocks([
      labelledLine('seoTitle', parts.seoTitle),
      ...TEXT_PARTS.map((key) => labelledBlock(key, guardBlock(asBlock(parts[key]), isMarker))),
      labelledBlock('bullets', layoutList(parts.bullets, isMarker)),
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

  check(text) {
    const { parts, unparsed } = descriptions.parse(text);
    return [
      judgeParts({
        'SEO title': parts.seoTitle !== '',
        'Short description': parts.short !== '',
        'Medium description': parts.medium !== '',
        'Long description': parts.long !== '',
        Bullets: parts.bullets.length > 0,
      }),
      ...checkLengths(parts),
      judgeLayout(unparsed),
    ];
  },

  fit(text) {
    const answer = withoutBold(withoutChatter(text));
    const { parts, unparsed } = descriptions.parse(answer);
    return unparsed === '' ? descriptions.layout(parts) : answer;
  },
};

function checkLengths(parts: DescriptionsParts): CheckResult[] {
  const characters = { unit: 'characters' };
  return [
    judgeRange({ id: 'seo-title', label: 'SEO title' }, countCharacters(parts.seoTitle), {
      ...characters,
      max: PLATFORM_LIMITS.seoTitle.value,
    }),
    judgeRange({ id: 'short', label: 'Short description' }, countCharacters(parts.short), {
      ...characters,
      max: PLATFORM_LIMITS.metaDescription.value,
    }),
    judgeRange({ id: 'medium', label: 'Medium description' }, countWords(parts.medium), {
      unit: 'words',
      min: 50,
      max: 80,
    }),
    judgeRange({ id: 'long', label: 'Long description' }, countWords(parts.long), {
      unit: 'words',
      min: 120,
      max: 200,
    }),
    judgeRange({ id: 'bullets', label: 'Bullets' }, parts.bullets.length, { unit: 'bullets', min: 3, max: 5 }),
    judgeEach({ id: 'bullet-length', label: 'Bullet length' }, parts.bullets.map(countCharacters), {
      ...characters,
      max: 200,
      item: 'Bullet',
    }),
  ];
}
