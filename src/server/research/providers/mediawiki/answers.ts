import { z } from 'zod';

/** Answers of MediaWiki's `api.php` in `formatversion=2`, as far as they are used here. */

const page = z.object({
  pageid: z.int(),
  title: z.string(),
  /** Rank among the results of a generator, 1-based; the list itself is sorted by page id. */
  index: z.int().optional(),
  missing: z.boolean().optional(),
  canonicalurl: z.string().optional(),
  pagelanguage: z.string().optional(),
  pageprops: z.object({ disambiguation: z.string().optional() }).optional(),
  revisions: z.array(z.object({ timestamp: z.string() })).optional(),
});

export const searchAnswer = z.object({
  // No `query` at all, or one without pages: nothing found.
  query: z
    .object({
      pages: z.array(page).default([]),
      general: z.object({ sitename: z.string() }).optional(),
      rightsinfo: z.object({ url: z.string().nullish(), text: z.string().nullish() }).optional(),
    })
    .optional(),
});

export const extractAnswer = z.object({
  query: z.object({ pages: z.array(z.object({ extract: z.string().optional() })) }).optional(),
});

export const parseAnswer = z.object({ parse: z.object({ text: z.string() }) });

export const externalLinksAnswer = z.object({
  query: z
    .object({ pages: z.array(z.object({ extlinks: z.array(z.object({ url: z.string() })).default([]) })) })
    .optional(),
});

export type WikiPage = z.infer<typeof page>;
export type SearchAnswer = z.infer<typeof searchAnswer>;
