import { ModelFailure } from '../../../llm/model-failure.ts';
import type { TextModel } from '../../../llm/text-model.ts';
import type { Logger } from '../../../platform/logger.ts';
import { createBreather } from '../../../platform/breathe.ts';
import type { ClaimMaker, ClaimRequest, Statement } from '../claim-maker.ts';
import { askForClaims, askForMendedClaims, type ClaimsOrder, MOST_CLAIMS, type ShownSource } from './claims-prompt.ts';
import { shareOut } from '../share-out.ts';
import { rankClaims } from './rank-claims.ts';
import { showPassages } from './show-passages.ts';
import { type Shelf, type Verified, verifyClaims } from './verify-claims.ts';

/** Passages of all sources together, in UTF-16 code units: what a small model can still read. */
export const ALL_PASSAGES = 40_000;
export const OF_ONE_SOURCE = 8_000;
/** Below this the sources' own sentences are added. */
const ENOUGH = 5;
const STAND_IN = 'The claims of this research are therefore the sources’ own sentences, word for word.';

/**
 * Claims by a model. Each stands on words of the stored text: what does not gets one attempt to be put
 * right, then the claim is dropped. Where the model fails, or finds next to nothing, `sentences` stand in; that it failed is
 * noted for the reader.
 */
export function createModelClaims(parts: { model: TextModel; sentences: ClaimMaker; logger: Logger }): ClaimMaker {
  const { model, sentences, logger } = parts;
  return {
    async make(request) {
      const order = await orderOf(request);
      const found = await fromModel(model, order, request).catch((error: unknown) => {
        request.signal.throwIfAborted();
        if (!(error instanceof ModelFailure)) throw error;
        logger.warn(
          { model: model.name, kind: error.kind },
          'The model made no claims; the sources’ sentences stand in',
        );
        request.note?.(`${error.reason} ${STAND_IN}`);
        return [];
      });
      if (found.length >= ENOUGH) return rankClaims(found);
      return shareOut(withoutRepeats([...rankClaims(found), ...(await sentences.make(request))]));
    },
  };
}

async function fromModel(model: TextModel, order: ClaimsOrder, { note }: ClaimRequest): Promise<Statement[]> {
  if (order.sources.length === 0) return [];
  const reading = await askForClaims(model, order);
  if (!('value' in reading)) {
    note?.(`What the model noted of the sources could not be read. ${STAND_IN}`);
    return [];
  }
  const { statements, faulty } = await verifyClaims(reading.value, shelfOf(order));
  if (faulty.length === 0) return [...statements];
  const worthwhile = faulty.slice(0, MOST_CLAIMS);
  return withoutRepeats([...statements, ...(await mended(model, order, worthwhile))]);
}

/** A failure here costs only the claims that were to be mended. */
async function mended(model: TextModel, order: ClaimsOrder, faulty: Verified['faulty']): Promise<readonly Statement[]> {
  const named = new Set(faulty.map(({ source }) => source.toLowerCase()));
  const sources = order.sources.filter(({ name }) => named.has(name));
  try {
    const reading = await askForMendedClaims(model, { ...order, sources, faulty });
    if (!('value' in reading)) return [];
    return (await verifyClaims(reading.value, shelfOf({ ...order, sources }))).statements;
  } catch (error) {
    if (error instanceof ModelFailure) return [];
    throw error;
  }
}

async function orderOf({ topic, topicText, audience, readings, meter, signal }: ClaimRequest): Promise<ClaimsOrder> {
  const budget = Math.min(OF_ONE_SOURCE, Math.floor(ALL_PASSAGES / Math.max(1, readings.length)));
  const breathe = createBreather(signal);
  const sources: ShownSource[] = [];
  for (const [index, from] of readings.entries()) {
    await breathe();
    const passages = showPassages(from, topic, budget);
    if (passages.length > 0) sources.push({ name: `s${index + 1}`, from, passages });
  }
  return { topic: topicText, audience, sources, meter, signal };
}

const shelfOf = ({ sources, signal }: ClaimsOrder): Shelf => ({ sources, breathe: createBreather(signal) });

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
