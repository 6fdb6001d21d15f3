import { setTimeout as sleep } from 'node:timers/promises';
import type { LanguageModel } from 'ai';
import { systemClock } from '../platform/clock.ts';
import type { Clock } from '../platform/clock.ts';
import type { Logger } from '../platform/logger.ts';
import { BudgetSpent, CallNotMade, createLocalBudget, type CallBudget } from './budget/call-budget.ts';
import type { Candidate, ChosenModel } from './choose-model.ts';
import { expectedTokens } from './expected-tokens.ts';
import { FAILURE_RULES, publicReason } from './failure-rules.ts';
import { fitsMeter, meterTry } from './meter-try.ts';
import type { MeteredTry } from './meter-try.ts';
import { AttemptFailed, ModelFailure } from './model-failure.ts';
import type { FailureKind } from './model-failure.ts';
import { readAnswer } from './read-answer.ts';
import { questionOf } from './question-of.ts';
import { createRests, type Rests } from './rests.ts';
import type { ModelAnswer } from './model-answer.ts';
import type { TextModel, TextRequest } from './text-model.ts';
import { createTurns, type Turn } from './turns.ts';

/** Longer waits belong to the queue, where they hold nothing up. */
const LONGEST_WAIT_HERE_MS = 60_000;
/** When the tries are used up and the vendor named no time. */
const COME_BACK_MS = 60_000;
/** Room for the one larger try after an answer that was cut off. */
const LARGER_ROOM_TOKENS = 16_000;

/** Hears how calls go, and knows from it what a refusal means. */
export interface CallListener {
  /** What a 403 was for; `saysKey` when the vendor's own code names the key. */
  judgeDenial(candidate: Candidate, saysKey: boolean): Promise<FailureKind>;
  failed(candidate: Candidate, kind: FailureKind): void;
  worked(candidate: Candidate): void;
}

interface Parts {
  /** What all calls of the installation keep to together; unless it is given, those of this process. */
  readonly budget?: CallBudget;
  readonly logger: Logger;
  readonly clock?: Clock;
  readonly listener?: CallListener;
  /** Aborts when no new call may be made, as when the process stops. A call that was made may finish. */
  readonly mayCall?: () => AbortSignal;
  /** Waits unless the signal aborts; tests pass their own. */
  readonly wait?: (ms: number, signal: AbortSignal) => Promise<void>;
}

interface Caller extends Required<Parts> {
  readonly candidates: ChosenModel['candidates'];
  /** Loaded at the first call. */
  readonly modelOf: (candidate: Candidate) => Promise<LanguageModel>;
  /** Of all calls together. */
  readonly rests: Rests;
}

const ALWAYS = new AbortController().signal;

const DEAF: CallListener = {
  judgeDenial: async (_candidate, saysKey) => (saysKey ? 'key' : 'denied'),
  failed: () => undefined,
  worked: () => undefined,
};

/** Generates with bounded tries, within the budget; nothing of it is held while waiting. */
export function createTextModel(chosen: ChosenModel, parts: Parts): TextModel {
  const clock = parts.clock ?? systemClock;
  const caller: Caller = {
    budget: parts.budget ?? createLocalBudget(chosen.maxConcurrency),
    logger: parts.logger,
    clock,
    listener: parts.listener ?? DEAF,
    mayCall: parts.mayCall ?? (() => ALWAYS),
    wait: parts.wait ?? ((ms, signal) => sleep(ms, undefined, { signal })),
    candidates: chosen.candidates,
    modelOf: loadOnce(),
    rests: createRests(clock),
  };
  return {
    name: chosen.name,
    vendor: chosen.vendor,
    memory: memoryOf(chosen.candidates),
    generate: (request) => answered(caller, request),
  };
}

/** All calls of a project open with the same sources, so the smallest of its models decides how much of them there is. */
function memoryOf(candidates: ChosenModel['candidates']): number | null {
  const local = WRITING.flatMap((use) => candidates[use]).filter(({ isLocal }) => isLocal);
  return local.length === 0 ? null : Math.min(...local.map(({ endpoint }) => endpoint.contextTokens));
}

const WRITING = ['plan', 'draft', 'edit', 'check'] as const;

/** Returns an answer that was paid for before, if there is one. Else asks the model, and keeps its answer until it is used. */
async function answered(caller: Caller, request: TextRequest): Promise<ModelAnswer> {
  const paid = request.meter?.paid;
  if (!paid) return await generate(caller, request);
  const question = questionOf(request);
  const earlier = await paid.take(question);
  if (earlier) {
    request.listener?.begin();
    request.listener?.add(earlier.text);
    return earlier;
  }
  const answer = await generate(caller, request);
  await paid.keep(question, answer);
  return answer;
}

function loadOnce(): Caller['modelOf'] {
  const models = new Map<string, Promise<LanguageModel>>();
  return (candidate) => {
    const model = models.get(candidate.id) ?? candidate.provider.create(candidate.endpoint);
    models.set(candidate.id, model);
    return model;
  };
}

/** Asks the models of the list in turn, round after round, until one answers or none is left to be asked here. */
async function generate(caller: Caller, request: TextRequest): Promise<ModelAnswer> {
  const turns = createTurns(caller.candidates[request.useCase]);
  for (;;) {
    const answer = await askRound(caller, request, turns.open());
    if (answer) return answer;
    const waitMs = turns.nextWait();
    if (waitMs === null || waitMs > LONGEST_WAIT_HERE_MS) throw failureOf(turns.telling());
    // Who was waited for is asked, whatever the clock says by then.
    const over = caller.rests.waiting(waitMs);
    const signal = untilMade(caller, request);
    await caller.wait(waitMs, signal).catch((error: unknown) => {
      signal.throwIfAborted();
      throw error;
    });
    over();
  }
}

/** One round: the next is asked at once where one is down. Null when nobody answered. */
async function askRound(caller: Caller, request: TextRequest, turns: readonly Turn[]): Promise<ModelAnswer | null> {
  for (const turn of turns) {
    const outcome = await attempt(caller, request, turn);
    if (!(outcome instanceof AttemptFailed)) return outcome;
    if (outcome.kind === 'cut-off') return withMoreRoom(caller, request, turn);
    const { elsewhere, tries } = FAILURE_RULES[outcome.kind];
    if (elsewhere) continue;
    if (turn.tries >= tries) throw failureOf(turn);
    return null;
  }
  return null;
}

/**
 * One try, which the turn counts. A model that asked for a wait is not asked where there is another, as if it had said so
 * again; the only one is, since what one call has to wait for need not hold up the others.
 */
async function attempt(caller: Caller, request: TextRequest, turn: Turn): Promise<ModelAnswer | AttemptFailed> {
  const { candidate } = turn;
  const isOnly = caller.candidates[request.useCase].length === 1;
  const restMs = isOnly ? 0 : caller.rests.left(candidate);
  const outcome =
    restMs > 0
      ? new AttemptFailed('quota', { askedWaitMs: restMs, fault: 'resting' })
      : await judged(caller, candidate, await askOnce(caller, request, candidate));
  turn.tries += 1;
  if (!(outcome instanceof AttemptFailed)) {
    caller.listener.worked(candidate);
    return outcome;
  }
  turn.failed = outcome;
  if (restMs > 0) return outcome;
  if (outcome.askedWaitMs !== null) caller.rests.begin(candidate, outcome.askedWaitMs);
  caller.listener.failed(candidate, outcome.kind);
  const { kind, status, fault } = outcome;
  const { vendor, name } = candidate;
  const { host } = new URL(candidate.endpoint.baseUrl);
  caller.logger.warn(
    { useCase: request.useCase, vendor, model: name, host, attempt: turn.tries, kind, status, fault },
    'A model call failed',
  );
  return outcome;
}

/** Whether a 403 was for the key or for what was sent. */
async function judged({ listener }: Caller, candidate: Candidate, outcome: ModelAnswer | AttemptFailed) {
  if (!(outcome instanceof AttemptFailed) || outcome.status !== 403) return outcome;
  if (outcome.kind !== 'key' && outcome.kind !== 'denied') return outcome;
  return new AttemptFailed(await listener.judgeDenial(candidate, outcome.kind === 'key'), outcome);
}

/** Aborts a call that has not been made yet. */
const untilMade = ({ mayCall }: Caller, { signal }: TextRequest) => AbortSignal.any([signal, mayCall()]);

/** One try, made once both the request's meter and the budget let it: only then does it hold anything of either. */
async function askOnce(
  caller: Caller,
  request: TextRequest,
  candidate: Candidate,
): Promise<ModelAnswer | AttemptFailed> {
  const signal = untilMade(caller, request);
  const call = { request, candidate, signal, expectedTokens: expectedTokens(request), logger: caller.logger };
  for (;;) {
    signal.throwIfAborted();
    try {
      if (!(await fitsMeter(call))) throw new ModelFailure('job-limit', publicReason('job-limit', candidate), null);
      const model = await caller.modelOf(candidate);
      return await caller.budget.run({ signal, expectedTokens: call.expectedTokens }, async () => {
        const metered = await meterTry(call);
        if (metered && signal.aborted) await metered.notMade();
        if (!metered || signal.aborted) throw new CallNotMade();
        return readMetered(caller, { ...call, model, metered });
      });
    } catch (error) {
      if (error instanceof AttemptFailed) return error;
      if (error instanceof BudgetSpent)
        throw new ModelFailure(error.kind, publicReason(error.kind, candidate), error.retryAfterMs);
      if (!(error instanceof CallNotMade)) throw error;
    }
  }
}

interface MeteredRead {
  readonly request: TextRequest;
  readonly candidate: Candidate;
  readonly model: LanguageModel;
  readonly metered: MeteredTry;
}

async function readMetered(
  { clock }: Caller,
  { request, candidate, model, metered }: MeteredRead,
): Promise<ModelAnswer> {
  const { name, provider, limits } = candidate;
  try {
    const answer = await readAnswer({ model, name, provider, request, limits, clock });
    await metered.worked(answer.usage);
    return answer;
  } catch (error) {
    await metered.failed(error);
    throw error;
  }
}

/** One larger try. Only a passing failure is told as such: whatever else comes, the lack of room is what ended it. */
async function withMoreRoom(caller: Caller, request: TextRequest, turn: Turn): Promise<ModelAnswer> {
  const asked = request.maxOutputTokens ?? turn.candidate.provider.room ?? 0;
  const maxOutputTokens = Math.max(LARGER_ROOM_TOKENS, 2 * asked);
  const outcome = await attempt(caller, { ...request, maxOutputTokens }, turn);
  if (!(outcome instanceof AttemptFailed)) return outcome;
  if (!FAILURE_RULES[outcome.kind].later) turn.failed = new AttemptFailed('cut-off');
  throw failureOf(turn);
}

function failureOf({ candidate, failed }: Turn): ModelFailure {
  const kind = failed?.kind ?? 'unreachable';
  const retryAfterMs = FAILURE_RULES[kind].later ? Math.max(failed?.askedWaitMs ?? 0, COME_BACK_MS) : null;
  return new ModelFailure(kind, publicReason(kind, candidate), retryAfterMs);
}
