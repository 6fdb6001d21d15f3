import { createBreather } from '../../platform/breathe.ts';
import { chooseStatements } from './choose-statements.ts';
import type { ClaimMaker } from './claim-maker.ts';

/** Claims without a model: the sources' own sentences, word for word. */
export function createSentenceClaims(): ClaimMaker {
  return {
    async make({ topic, readings, audience, signal }) {
      signal.throwIfAborted();
      return await chooseStatements(topic, readings, { audience, breathe: createBreather(signal) });
    },
  };
}
