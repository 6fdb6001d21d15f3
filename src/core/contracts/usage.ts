import { z } from 'zod';

const range = (what: z.ZodNumber) => z.object({ low: what, high: what });

/** What calls to models took, summed; all zero where none was made. */
export const usageTotals = z.object({
  calls: z.int().describe('Calls that were charged for, or may have been'),
  input_tokens: z.int().describe('Tokens of the prompts, cached ones included'),
  cached_input_tokens: z.int().describe('Of those, read from the vendor’s prompt cache'),
  output_tokens: z.int().describe('Tokens of the answers, hidden reasoning included'),
  uncounted_calls: z.int().describe('Calls whose tokens the vendor did not tell; they are in no sum'),
  cost_usd: z
    .number()
    .nullable()
    .describe('US dollars, of the calls whose price is known; null when none of them has a known price'),
  unpriced_calls: z.int().describe('Calls that `cost_usd` lacks: their price or their tokens are unknown'),
});

/** One call to a model, as it was charged for or may have been. */
export const usageCall = z.object({
  at: z.iso.datetime(),
  use_case: z
    .string()
    .describe('What it was for: brief, plan, draft, edit, check or voice; piece and repair in older projects'),
  output_id: z.string().nullable().describe('The piece that it was made for; null for what the whole job shares'),
  vendor: z.string().describe('A known vendor, else the kind of endpoint'),
  model: z.string(),
  input_tokens: z.int().nullable().describe('Cached ones included; null where the vendor did not tell'),
  cached_input_tokens: z.int().nullable(),
  output_tokens: z.int().nullable(),
  cost_usd: z.number().nullable().describe('Null where the price or the tokens are not known'),
  failed: z.boolean().describe('Whether it ended without a whole answer'),
});

/** What a month's calls for one persona took. */
export const usageRow = usageTotals.extend({
  month: z.string().describe('UTC, as `2026-11`'),
  persona_id: z
    .string()
    .nullable()
    .describe('Null for what belongs to no persona, and for a deleted one, which still has a row of its own'),
  persona_name: z
    .string()
    .nullable()
    .describe('As it is called now; of a deleted one the last name of the month; null for no persona'),
  jobs: z.int().describe('Projects that calls were made for'),
  pieces: z.int().describe('Pieces that calls were made for'),
});

const MONTHS = 'Months must be a whole number, 1 to 36';

export const usageQuery = z.object({
  months: z.coerce
    .number({ error: MONTHS })
    .int({ error: MONTHS })
    .min(1, { error: MONTHS })
    .max(36, { error: MONTHS })
    .default(12)
    .describe('How many months back, the present one included; 12 unless given'),
});

/** Newest month first, then by cost and tokens. What was made for no project, such as the description of a voice, counts too. */
export const usageReport = z.object({
  from: z.string().describe('The oldest month that was asked for, as `2026-01`; a month without calls has no row'),
  to: z.string().describe('The present month'),
  rows: z.array(usageRow),
});

/** What the caller has used of a day’s limits. */
export const dayUsage = z.object({
  day: z.string().describe('UTC, as `2026-11-22`'),
  ends_at: z.iso.datetime().describe('When the next day begins, with new tokens and projects'),
  tokens_used: z
    .int()
    .describe(
      'As the limit counts them: tokens that vendors reported, what was expected of calls that reported none, and what calls under way hold back',
    ),
  token_limit: z.int().nullable().describe('Most tokens that models may use a day; null for no limit'),
  cost_usd: z
    .number()
    .nullable()
    .describe('US dollars, of the day’s calls whose cost is known; null when calls were made and no cost is known'),
  unpriced_calls: z.int().describe('Calls that `cost_usd` lacks'),
  limit_cost_usd: range(z.number())
    .nullable()
    .describe(
      'What the day is likely to cost once all its tokens are used: calls so far at their cost, the other tokens at the present prices, from the cheapest to the dearest kind of project; null without a limit or a price',
    ),
  projects_started: z.int().nullable().describe('Null where they have no limit, and are not counted'),
  project_limit: z.int().nullable().describe('Most projects that may be started a day; null for no limit'),
});

/**
 * What a start is likely to take, before it is made. Without a format it is what every start takes, its research and its
 * plan, so that what a format adds is its own pieces.
 */
export const costEstimate = z.object({
  model: z
    .string()
    .nullable()
    .describe('What writes the pieces; null for the built-in writer, which calls no model and costs nothing'),
  calls: range(z.int()),
  input_tokens: range(z.int()),
  output_tokens: range(z.int()),
  cost_usd: range(z.number()).nullable().describe('US dollars; null when the price of the model is not known'),
  prices_of: z.string().nullable().describe('The day, as `2026-11-22`, on which the prices were read; null without'),
  basis: z
    .enum(['measured', 'typical'])
    .describe(
      '`measured`: every chosen format from pieces that this installation wrote with this model; `typical`: at least in part from recorded runs',
    ),
  token_limit: z.int().nullable().describe('Most tokens that one project may use; null for no limit'),
  limit: z
    .enum(['within', 'may_pass', 'passes'])
    .describe('Whether the project is likely to reach `token_limit` before its last piece'),
  today: dayUsage,
  today_limit: z
    .enum(['within', 'may_pass', 'passes', 'spent'])
    .describe(
      'Whether the project is likely to need more tokens than are left of the day: pieces that no longer fit then wait for the next one. `spent`: none is left, and a start is refused',
    ),
});

export type UsageCall = z.infer<typeof usageCall>;
export type UsageTotals = z.infer<typeof usageTotals>;
export type UsageRow = z.infer<typeof usageRow>;
export type UsageReport = z.infer<typeof usageReport>;
export type DayUsage = z.infer<typeof dayUsage>;
export type CostEstimate = z.infer<typeof costEstimate>;
