import { ModelFailure } from '../../../llm/model-failure.ts';
import type { TextModel } from '../../../llm/text-model.ts';
import type { Logger } from '../../../platform/logger.ts';
import type { ClaimMaker, ClaimRequest, Statement } from '../claim-maker.ts';
import { askForClaims, askForRealQuotes, type ClaimsOrder, type ShownSource } from './claims-prompt.ts';
import { showPassages } from './show-passages.ts';
import { verifyClaims } from './verify-claims.ts';

/** Passages of all sources together, in UTF-16 code units: what a small model can still read. */
const ALL_PASSAGES = 40_000;
const OF_ONE_SOURCE = 8_000;
/** Below this the sources' own sentences are added. */
const ENOUGH = 5;

/**
 * Claims by a model. Each stands on words of the stored text: a quote that is not found there gets one attempt to be put
 * right, then the claim is dropped. Where the model fails, or finds next to nothing, `sentences` stand in.
 */
export function createModelClaims(parts: { model: TextModel; sentences: ClaimMaker; logger: Logger }): ClaimMaker {
  const { model, sentences, logger } = parts;
  return {
    async make(request) {
      const order = orderOf(request);
      if (order.sources.length === 0) return [];
      const found = await fromModel(model, order).catch((error: unknown) => {
        request.signal.throwIfAborted();
        if (!(error instanceof ModelFailure)) throw error;
        logger.warn(
          { model: model.name, kind: error.kind },
          'The model made no claims; the sources’ sentences stand in',
        );
        return [];
      });
      if (found.length >= ENOUGH) return found;
      return withoutRepeats([...found, ...(await sentences.make(request))]);
    },
  };
}

async function fromModel(model: TextModel, order: ClaimsOrder): Promise<Statement[]> {
  const reading = await askForClaims(model, order);
  if (!('value' in reading)) return [];
  const { statements, unfound } = verifyClaims(reading.value, order.sources);
  if (unfound.length === 0) return [...statements];
  return withoutRepeats([...statements, ...(await mended(model, order, unfound))]);
}

/** A failure here costs only the claims that were to be mended. */
async function mended(
  model: TextModel,
  order: ClaimsOrder,
  unfound: ReturnType<typeof verifyClaims>['unfound'],
): Promise<readonly Statement[]> {
  const named = new Set(unfound.map(({ source }) => source.toLowerCase()));
  const sources = order.sources.filter(({ name }) => named.has(name));
  try {
    const reading = await askForRealQuotes(model, { ...order, sources, unfound });
    return 'value' in reading ? verifyClaims(reading.value, sources).statements : [];
  } catch (error) {
    if (error instanceof ModelFailure) return [];
    throw error;
  }
}

function orderOf({ topic, topicText, audience, readings, signal }: ClaimRequest): ClaimsOrder {
  const budget = Math.min(OF_ONE_SOURCE, Math.floor(ALL_PASSAGES / Math.max(1, readings.length)));
  const sources = readings
    .map((from, index): ShownSource => ({ name: `s${index + 1}`, from, passages: showPassages(from, topic, budget) }))
    .filter(({ passages }) => passages.length > 0);
  return { topic: topicText, audience, sources, signal };
}

function withoutRepeats(statements: readonly Statement[]): Statement[] {
  const kept: Statement[] = [];
  for (const statement of statements) {
    const { from, start, quote } = statement;
    const overlaps = kept.some(
      (other) => other.from === from && other.start < start + quote.length && start < other.start + other.quote.length,
    );
    if (!overlaps) kept.push(statement);
  }
  return kept;
}
