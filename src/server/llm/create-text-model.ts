import { setTimeout as sleep } from 'node:timers/promises';
import type { LanguageModel } from 'ai';
import { systemClock } from '../platform/clock.ts';
import type { Clock } from '../platform/clock.ts';
import type { Logger } from '../platform/logger.ts';
import { createLocalBudget, type CallBudget } from './budget/call-budget.ts';
import type { ChosenModel } from './choose-model.ts';
import { FAILURE_RULES } from './failure-rules.ts';
import { AttemptFailed, ModelFailure } from './model-failure.ts';
import { readAnswer } from './read-answer.ts';
import type { SilenceLimits } from './silence-watch.ts';
import type { ModelAnswer, TextModel, TextRequest } from './text-model.ts';

/** Longer waits belong to the queue, where they hold nothing up. */
const LONGEST_WAIT_HERE_MS = 60_000;
const FIRST_BACKOFF_MS = 1_000;
const BACKOFF_FACTOR = 4;
/** When the tries are used up and the vendor named no time. */
const COME_BACK_MS = 60_000;
/** Room for the one larger try after an answer that was cut off. */
const LARGER_ROOM_TOKENS = 16_000;

interface Parts {
  /** What all calls of the installation keep to together; unless it is given, those of this process. */
  readonly budget?: CallBudget;
  readonly logger: Logger;
  readonly clock?: Clock;
  /** Waits unless the signal aborts; tests pass their own. */
  readonly wait?: (ms: number, signal: AbortSignal) => Promise<void>;
}

interface Caller extends Required<Parts> {
  readonly model: LanguageModel;
  readonly name: string;
  readonly limits: SilenceLimits;
}

/** Generates with bounded tries, within the budget; nothing of it is held while waiting. */
export function createTextModel(chosen: ChosenModel, parts: Parts): TextModel {
  const caller: Caller = {
    budget: parts.budget ?? createLocalBudget(chosen.maxConcurrency),
    logger: parts.logger,
    clock: parts.clock ?? systemClock,
    wait: parts.wait ?? ((ms, signal) => sleep(ms, undefined, { signal })),
    model: chosen.provider.create(chosen.endpoint),
    name: chosen.name,
    limits: chosen.limits,
  };
  return { name: chosen.name, vendor: chosen.provider.vendor, generate: (request) => generate(caller, request) };
}

async function generate(caller: Caller, request: TextRequest): Promise<ModelAnswer> {
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await attemptOnce(caller, request);
    if (!(outcome instanceof AttemptFailed)) return outcome;
    if (outcome.kind === 'cut-off') return withMoreRoom(caller, request);
    const waitMs = nextWait(outcome, attempt);
    report(caller, { request, attempt, failed: outcome, waitMs });
    if (waitMs === null) throw failureOf(outcome);
    await caller.wait(waitMs, request.signal).catch((error: unknown) => {
      request.signal.throwIfAborted();
      throw error;
    });
  }
}

async function attemptOnce(caller: Caller, request: TextRequest): Promise<ModelAnswer | AttemptFailed> {
  const { model, name, limits, clock } = caller;
  try {
    return await caller.budget.run({ signal: request.signal, expectedTokens: 0 }, () =>
      readAnswer({ model, name, request, limits, clock }),
    );
  } catch (error) {
    if (error instanceof AttemptFailed) return error;
    throw error;
  }
}

/** One larger try. Only a passing failure is told as such: whatever else comes, the lack of room is what ended it. */
async function withMoreRoom(caller: Caller, request: TextRequest): Promise<ModelAnswer> {
  const maxOutputTokens = Math.max(LARGER_ROOM_TOKENS, 2 * (request.maxOutputTokens ?? 0));
  const outcome = await attemptOnce(caller, { ...request, maxOutputTokens });
  if (!(outcome instanceof AttemptFailed)) return outcome;
  report(caller, { request, attempt: 2, failed: outcome, waitMs: null });
  throw failureOf(FAILURE_RULES[outcome.kind].later ? outcome : new AttemptFailed('cut-off'));
}

/** The wait before the next try of this call, or null when there is none. */
function nextWait(failed: AttemptFailed, attempt: number): number | null {
  if (attempt >= FAILURE_RULES[failed.kind].tries) return null;
  const wait = failed.askedWaitMs ?? FIRST_BACKOFF_MS * BACKOFF_FACTOR ** (attempt - 1);
  return wait <= LONGEST_WAIT_HERE_MS ? wait : null;
}

function failureOf(failed: AttemptFailed): ModelFailure {
  const rule = FAILURE_RULES[failed.kind];
  const retryAfterMs = rule.later ? Math.max(failed.askedWaitMs ?? 0, COME_BACK_MS) : null;
  return new ModelFailure(failed.kind, rule.reason, retryAfterMs);
}

function report(
  caller: Caller,
  {
    request,
    attempt,
    failed,
    waitMs,
  }: { request: TextRequest; attempt: number; failed: AttemptFailed; waitMs: number | null },
): void {
  const { kind, status, fault } = failed;
  caller.logger.warn({ useCase: request.useCase, attempt, kind, status, fault, waitMs }, 'A model call failed');
}
