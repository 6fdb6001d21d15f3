import { PLATFORM_LIMITS } from '../platform-limits.ts';
import { lengthOf } from './limits.ts';
import type { Rule } from './rule.ts';

interface SearchParts {
  readonly seoTitle: string;
  readonly metaDescription: string;
}

const LIMITS = {
  seoTitle: { unit: 'characters', min: 50, max: PLATFORM_LIMITS.seoTitle.value },
  metaDescription: { unit: 'characters', min: 140, max: PLATFORM_LIMITS.metaDescription.value },
} as const;

/** How a page stands in a list of search results. */
export function searchRules<Parts extends SearchParts>(): Rule<Parts>[] {
  return [
    lengthOf({
      id: 'seo-title',
      label: 'SEO title',
      ask: `SEO title: ${LIMITS.seoTitle.min} to ${LIMITS.seoTitle.max} characters.`,
      ...LIMITS.seoTitle,
      of: ({ seoTitle }) => seoTitle,
    }),
    lengthOf({
      id: 'meta-description',
      label: 'Meta description',
      ask: `Meta description: ${LIMITS.metaDescription.min} to ${LIMITS.metaDescription.max} characters.`,
      ...LIMITS.metaDescription,
      of: ({ metaDescription }) => metaDescription,
    }),
  ];
}
