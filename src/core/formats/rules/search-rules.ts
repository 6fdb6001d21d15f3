import { PLATFORM_LIMITS } from '../platform-limits.ts';
import { lengthOf } from './limits.ts';
import type { Rule } from './rule.ts';

interface SearchParts {
  readonly seoTitle: string;
  readonly metaDescription: string;
}

const LIMITS = {
  seoTitle: { unit: 'characters', max: PLATFORM_LIMITS.seoTitle.value },
  metaDescription: { unit: 'characters', max: PLATFORM_LIMITS.metaDescription.value },
} as const;

/** How a page stands in a list of search results. */
export function searchRules<Parts extends SearchParts>(): Rule<Parts>[] {
  return [
    lengthOf({
      id: 'seo-title',
      label: 'SEO title',
      ask: `SEO title: at most ${LIMITS.seoTitle.max} characters. Meta description: at most ${LIMITS.metaDescription.max}.`,
      ...LIMITS.seoTitle,
      of: ({ seoTitle }) => seoTitle,
    }),
    lengthOf({
      id: 'meta-description',
      label: 'Meta description',
      ...LIMITS.metaDescription,
      of: ({ metaDescription }) => metaDescription,
    }),
  ];
}
