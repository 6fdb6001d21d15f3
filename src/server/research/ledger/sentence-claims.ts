import { chooseStatements } from './choose-statements.ts';
import type { ClaimMaker } from './claim-maker.ts';

/** Claims without a model: the sources' own sentences, word for word. */
export function createSentenceClaims(): ClaimMaker {
  return {
    async make({ topic, readings, audience, signal }) {
      signal.throwIfAborted();
      return chooseStatements(topic, readings, audience);
    },
  };
}
