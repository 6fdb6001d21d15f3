import { z } from 'zod';
import { RESEARCH_LIMITS, TEXT_LIMITS } from '../rules/limits.ts';
import { siteName } from '../rules/site-name.ts';

/** `wikipedia` and other encyclopaedias, the web at large, or what the user brought along. */
export const SOURCE_KINDS = ['encyclopaedia', 'web', 'material'] as const;

export const source = z.object({
  id: z.string(),
  title: z.string(),
  url: z.string().nullable(),
  /** As a reader knows it: "Wikipedia", "example.com"; empty for a note or file. */
  site: z.string(),
  author: z.string().nullable(),
  published_at: z.string().nullable(),
  retrieved_at: z.string(),
  kind: z.enum(SOURCE_KINDS),
  /** Whether its words are the brand's own; those of anybody else are quoted as theirs. */
  ours: z.boolean(),
  /** BCP 47 as the page declares it. */
  language: z.string().nullable(),
  /** Licence of the source's text when it is known, such as `CC BY-SA 4.0`. */
  license: z.string().nullable(),
  /** Other addresses under which the same text was found. */
  also: z.array(z.string()),
  /** SHA-256 of the stored text, in hexadecimal. */
  hash: z.string(),
});

/** A source with the text that its quotes stand in. */
export const sourceWithText = source.extend({ text: z.string() });

/** One usable statement with the words that it stands on; `quote` stands verbatim in the source's stored text. */
export const claim = z.object({
  id: z.string(),
  source_id: z.string(),
  /** What the quote says; without a model the quote itself. */
  claim: z.string(),
  quote: z.string(),
  /** Index of the quote's first code unit in the source's stored text. */
  start: z.int(),
  /** Ids of claims of other sources that say otherwise. */
  contradicts: z.array(z.string()),
});

/** How one place to look things up answered. `limited`: it answers to fewer requests only, which is not "nothing found". */
export const search = z.object({
  provider: z.string(),
  label: z.string(),
  status: z.enum(['answered', 'empty', 'limited', 'failed']),
  /** Pages that it named. */
  found: z.int(),
  /** Those of them that became sources. */
  used: z.int(),
  /** What a reader should know of it, as a sentence. */
  message: z.string().nullable(),
});

export const researchResults = z.object({
  wiki_content: z.string(),
  research_summary: z.string(),
  sources: z.array(source),
  ledger: z.array(claim),
  searches: z.array(search),
});

/** A claim as a reader checks it: where its quote stands in the source. */
export const claimInContext = z.object({
  claim,
  source,
  /** The stored text right before the quote, and right behind it. */
  before: z.string(),
  after: z.string(),
});

export const RECENCY = ['any', 'day', 'week', 'month', 'year'] as const;

/** Sites as people write them: `example.com`, `www.example.com`, an address of a page; each stands for its subdomains, too. */
const siteList = z
  .array(
    z
      .string()
      .max(TEXT_LIMITS.address, { error: 'The name of a site is not that long' })
      .transform((text, context) => {
        const site = siteName(text);
        if (site === null) context.addIssue({ code: 'custom', message: `"${text.slice(0, 60)}" is no site` });
        return site ?? '';
      }),
  )
  .max(RESEARCH_LIMITS.sites, { error: `At most ${RESEARCH_LIMITS.sites} sites` })
  .default([])
  .transform((sites) => [...new Set(sites)]);

/** What the research may use. */
export const researchOptions = z.object({
  /** These sites alone; empty for all. */
  allow_sites: siteList,
  deny_sites: siteList,
  /** Only what was published within this time; pages without a date are then left out. */
  recency: z.enum(RECENCY).default('any'),
  /** Two letters, such as `de`; null for the language of the topic and whatever else is found. */
  language: z
    .string()
    .trim()
    .toLowerCase()
    .max(2, { error: 'The language of what is found must be two letters, such as "en"', abort: true })
    .regex(/^[a-z]{2}$/, { error: 'The language of what is found must be two letters, such as "en"' })
    .nullish()
    .transform((language) => language ?? null),
});

/** As they were taken; what is read in words, such as the address of a page for its site, is settled then. */
export const chosenResearchOptions = z.object({
  allow_sites: z.array(z.string()),
  deny_sites: z.array(z.string()),
  recency: z.enum(RECENCY),
  language: z.string().nullable(),
});

export type Source = z.infer<typeof source>;
export type SourceWithText = z.infer<typeof sourceWithText>;
export type Claim = z.infer<typeof claim>;
export type Search = z.infer<typeof search>;
export type ResearchResults = z.infer<typeof researchResults>;
export type ClaimInContext = z.infer<typeof claimInContext>;
export type Recency = (typeof RECENCY)[number];
export type ResearchOptions = z.output<typeof researchOptions>;
export type ResearchOptionsInput = z.input<typeof researchOptions>;
