import type { FailureKind } from './model-failure.ts';

interface FailureRule {
  /** Tries within one call, the first one included. */
  readonly tries: number;
  /** Whether the queue may call again later once the tries are used up. */
  readonly later: boolean;
  readonly reason: string;
}

const ASK = 'Ask whoever runs Manifold here to check';

/** What each kind of failure deserves, and what the marketer is told. */
export const FAILURE_RULES: Readonly<Record<FailureKind, FailureRule>> = {
  quota: { tries: 3, later: true, reason: 'The model is over its quota; wait a little or use another model.' },
  overloaded: { tries: 3, later: true, reason: 'The model is overloaded or has a fault of its own right now.' },
  unreachable: { tries: 3, later: true, reason: 'The model cannot be reached.' },
  interrupted: { tries: 3, later: true, reason: 'The connection to the model broke in the middle of its answer.' },
  // Each of these tries already costs a full timeout.
  silent: { tries: 2, later: true, reason: 'The model did not answer in time.' },
  endless: {
    tries: 2,
    later: false,
    reason: 'The model’s answer did not come to an end. Try again, or use another model.',
  },
  unreadable: {
    tries: 3,
    later: false,
    reason: `The model's answer could not be read. ${ASK} that LLM_BASE_URL is the address of an OpenAI-compatible endpoint.`,
  },
  empty: { tries: 3, later: false, reason: 'The model gave an empty answer again and again.' },
  key: { tries: 1, later: false, reason: `The model refused the key. ${ASK} LLM_API_KEY.` },
  credit: { tries: 1, later: false, reason: 'The account at the model’s vendor has no credit left.' },
  'unknown-model': {
    tries: 1,
    later: false,
    reason: `The configured model was not found. ${ASK} LLM_MODEL and LLM_BASE_URL.`,
  },
  rejected: {
    tries: 1,
    later: false,
    reason: 'The model did not take the request, most often because there is too much material. Try with less of it.',
  },
  filtered: {
    tries: 1,
    later: false,
    reason: 'The model’s safety filter stopped this text. Word the topic or your opinion differently.',
  },
  'cut-off': { tries: 1, later: false, reason: 'The model ran out of room before its answer was complete.' },
};
