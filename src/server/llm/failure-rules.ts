import { MODEL_VENDORS } from '../../core/vendors/model-vendors.ts';
import type { Candidate } from './choose-model.ts';
import type { FailureKind } from './model-failure.ts';
import { isOnOwnNetwork } from './own-network.ts';

interface FailureRule {
  /** Tries within one call, the first one included. */
  readonly tries: number;
  /** Whether the queue may call again later once the tries are used up. */
  readonly later: boolean;
  /** Whether the next model of the list is asked at once: this one is down, or will not have us. */
  readonly elsewhere: boolean;
  /** What happened, as a sentence about the vendor. */
  readonly what: (candidate: Candidate) => string;
  /** What the operator has to look at; `isPublic` leaves out addresses, which are no business of users. */
  readonly check?: (candidate: Candidate, isPublic: boolean) => string | null;
}

const ONCE = { tries: 1, later: false, elsewhere: false } as const;
const AGAIN = { tries: 3, later: false, elsewhere: false } as const;
const LATER = { tries: 3, later: true, elsewhere: true } as const;
const ELSEWHERE = { tries: 1, later: false, elsewhere: true } as const;

/** What each kind of failure deserves, and what is told of it. */
export const FAILURE_RULES: Readonly<Record<FailureKind, FailureRule>> = {
  quota: { ...LATER, what: ({ subject }) => `${subject} is over its quota; wait a little or use another model.` },
  overloaded: { ...LATER, what: ({ subject }) => `${subject} is overloaded or has a fault of its own right now.` },
  unreachable: { ...LATER, what: ({ subject }) => `${subject} cannot be reached.`, check: addressOf },
  interrupted: {
    ...LATER,
    elsewhere: false,
    what: ({ subject }) => `The connection to ${within(subject)} broke in the middle of an answer.`,
  },
  // Each of these tries already costs a full timeout.
  silent: { ...LATER, tries: 2, what: ({ subject }) => `${subject} did not answer in time.` },
  endless: {
    ...AGAIN,
    tries: 2,
    what: ({ subject }) => `The answer of ${within(subject)} did not come to an end. Try again, or use another model.`,
  },
  unreadable: {
    ...AGAIN,
    what: ({ subject }) => `The answer of ${within(subject)} could not be read.`,
    check: ({ provider, endpoint }) =>
      endpoint.baseUrl === provider.baseUrl
        ? null
        : `that LLM_BASE_URL leads to an endpoint for LLM_PROVIDER=${provider.id}`,
  },
  empty: { ...AGAIN, what: ({ subject }) => `${subject} gave an empty answer again and again.` },
  key: {
    ...ELSEWHERE,
    what: ({ subject }) => `${subject} refused the key.`,
    check: ({ endpoint }) => endpoint.keySetting,
  },
  denied: {
    ...ELSEWHERE,
    what: ({ subject }) =>
      `${subject} refused this request, most often for what it is about. Word the topic or your opinion differently.`,
    check: ({ endpoint }) => `${endpoint.keySetting} if that does not help`,
  },
  credit: { ...ELSEWHERE, what: ({ subject }) => `The account at ${within(subject)} has no credit left.` },
  'unknown-model': {
    ...ELSEWHERE,
    what: ({ subject, name }) => `${subject} does not know the model ${name}.`,
    check: ({ provider, endpoint }) =>
      ['LLM_MODEL', provider.unknownModel?.(endpoint)].filter((part) => part !== undefined).join(', or '),
  },
  rejected: {
    ...ONCE,
    what: ({ subject }) =>
      `${subject} did not take the request, most often because there is too much material. Try with less of it.`,
  },
  filtered: {
    ...ONCE,
    what: ({ subject }) =>
      `The safety filter of ${within(subject)} stopped this text. Word the topic or your opinion differently.`,
  },
  'cut-off': { ...ONCE, what: ({ subject }) => `${subject} ran out of room before the answer was complete.` },
  budget: {
    ...ONCE,
    later: true,
    what: () =>
      'The tokens that this installation may use in a day are used up; there are new ones after midnight UTC.',
    check: () => 'LLM_DAILY_TOKEN_LIMIT',
  },
  'user-budget': {
    ...ONCE,
    later: true,
    what: () =>
      'The model tokens that you may use in a day are used up or do not reach for this; there are new ones after midnight UTC.',
    check: () => 'TOKENS_PER_DAY',
  },
  'job-limit': {
    ...ONCE,
    what: () =>
      'Going on would take this project past the tokens that one project may use here. What is written stays.',
    check: () => 'whether LLM_JOB_TOKEN_LIMIT can be higher',
  },
};

/**
 * For users, and for the page that strangers see: whoever reads it has to ask somebody. The host of an endpoint of one's own
 * is left out; the log and the start name it.
 */
export function publicReason(kind: FailureKind, candidate: Candidate): string {
  const shown = publicVendor(candidate.vendor) === null ? { ...candidate, subject: 'The model' } : candidate;
  return sentences(kind, shown, 'Ask whoever runs Manifold here to check', true);
}

/** A vendor that everybody knows; null for an endpoint that is known by its host alone. */
export function publicVendor(vendor: string): string | null {
  return MODEL_VENDORS.some(({ name }) => name === vendor) ? vendor : null;
}

/** How users see who was asked: the host of an endpoint of one's own is no business of theirs. */
export const shownVendor = ({ vendor, provider }: { vendor: string; provider: string }): string =>
  publicVendor(vendor) ?? provider;

/** For whoever runs the product. */
export function failureNotice(kind: FailureKind, candidate: Candidate): string {
  return sentences(kind, candidate, 'Check');
}

function sentences(kind: FailureKind, candidate: Candidate, ask: string, isPublic = false): string {
  const { what, check } = FAILURE_RULES[kind];
  const place = check?.(candidate, isPublic) ?? null;
  return place === null ? what(candidate) : `${what(candidate)} ${ask} ${place}.`;
}

/** A vendor without a name begins with an article. */
const within = (subject: string): string => subject.replace(/^The /, 'the ');

function addressOf({ endpoint: { baseUrl } }: Candidate, isPublic: boolean): string {
  if (!isOnOwnNetwork(baseUrl)) return 'the connection to the internet';
  if (isPublic) return 'that it runs';
  return `that it runs at ${URL.parse(baseUrl)?.host ?? 'its address'}`;
}
