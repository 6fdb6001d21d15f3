import { estimateInput } from '../../../core/contracts/estimate.ts';
import type { CostEstimate, DayUsage } from '../../../core/contracts/usage.ts';
import { copyOf } from '../../jobs/persona-copy.ts';
import { selectFormatsOrNone } from '../../jobs/select-formats.ts';
import type { Principal } from '../../auth/principal.ts';
import { BYTES_A_TOKEN, EXPECTED_ANSWER } from '../../llm/expected-tokens.ts';
import { findPersona } from '../../personas/personas.store.ts';
import { isId } from '../../platform/ids.ts';
import { parseInput } from '../../platform/parse-input.ts';
import type { UsageContext } from '../usage-context.ts';
import { getToday } from '../today/get-today.ts';
import { expectedReading } from './expected-reading.ts';
import { expectedWork } from './expected-work.ts';
import { countSourceBytes } from './source-size.store.ts';
import type { EstimateContext } from './estimate-context.ts';
import { openingSize } from './opening-size.ts';
import { priceWork } from './price-work.ts';
import { sumOf, totalsOfWork } from './totals-of-work.ts';
import type { Work } from './work.ts';

/** What a start would be likely to take, with what of its form is filled in. Nothing is held and nothing kept. */
export async function estimateJob(
  context: EstimateContext,
  principal: Principal,
  body: unknown,
): Promise<CostEstimate> {
  const {
    models,
    limits: { tokensPerJob },
  } = context;
  const input = parseInput(estimateInput, body);
  const formats = selectFormatsOrNone(input);
  const mode = input.mode ?? context.mode;
  if (models === null || input.writer === 'builtin') {
    return builtinEstimate(tokensPerJob, await getToday(context, principal));
  }
  const [today, persona, bytes, measured] = await Promise.all([
    getToday(context, principal),
    voiceOf(context, principal, input.persona_id),
    sourceBytesOf(context, principal, input.research_from),
    context.measure(models, mode),
  ]);
  const searches = bytes === undefined && context.searches;
  const work = expectedWork(
    {
      formats,
      reading: expectedReading({ materialCharacters: input.material_characters, searches }),
      sourceTokens: (bytes ?? 0) / BYTES_A_TOKEN,
      mode,
      opinionCharacters: input.opinion_characters,
      opening: await openingSize(persona),
    },
    measured,
  );
  const isMeasured = formats.length > 0 && formats.every(({ label }) => measured.pieces.has(label));
  return {
    model: models.draft.model,
    ...totalsOfWork(work),
    ...priceWork(work, models, context.prices),
    basis: isMeasured ? 'measured' : 'typical',
    token_limit: tokensPerJob,
    limit: againstLimit(work, tokensPerJob),
    today,
    today_limit: againstDay(work, today),
  };
}

function builtinEstimate(tokensPerJob: number | null, today: DayUsage): CostEstimate {
  const none = { low: 0, high: 0 };
  return {
    model: null,
    calls: none,
    input_tokens: none,
    output_tokens: none,
    cost_usd: none,
    prices_of: null,
    basis: 'typical',
    token_limit: tokensPerJob,
    limit: 'within',
    today,
    today_limit: 'within',
  };
}

async function voiceOf({ database }: UsageContext, { userId }: Principal, id: string | null | undefined) {
  const row = id && isId(id) ? await findPersona(database.db, userId, id) : undefined;
  return row ? copyOf(row) : null;
}

async function sourceBytesOf({ database }: UsageContext, { userId }: Principal, id: string | null | undefined) {
  return id && isId(id) ? await countSourceBytes(database.db, userId, id) : undefined;
}

/** A call is not made when what is held back for it would pass the limit, however short its answer would have been. */
function againstLimit(work: readonly Work[], limit: number | null): CostEstimate['limit'] {
  if (limit === null) return 'within';
  if (sumOf(work, ({ low }) => low.input + low.output) > limit) return 'passes';
  const held = sumOf(work, ({ high }) => high.input + Math.max(high.output, high.calls * EXPECTED_ANSWER));
  return held > limit ? 'may_pass' : 'within';
}

/** What is left of the day is for all that is under way, too. */
function againstDay(work: readonly Work[], { tokens_used: used, token_limit: limit }: DayUsage) {
  if (limit !== null && used >= limit) return 'spent';
  return againstLimit(work, limit === null ? null : limit - used);
}
