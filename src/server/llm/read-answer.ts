import { streamText } from 'ai';
import type { LanguageModel, LanguageModelUsage, TextStreamPart, ToolSet } from 'ai';
import { cleanText } from '../../core/rules/text.ts';
import type { Clock } from '../platform/clock.ts';
import { classifyFailure } from './classify-failure.ts';
import { AttemptFailed } from './model-failure.ts';
import { plainPrompt } from './plain-prompt.ts';
import type { LlmProvider } from './provider.ts';
import { watchSilence } from './silence-watch.ts';
import type { SilenceLimits, SilenceWatch } from './silence-watch.ts';
import type { ModelAnswer } from './model-answer.ts';
import type { AnswerListener, TextRequest } from './text-model.ts';
import type { Usage } from './usage.ts';

/** No piece is nearly that long: a model that does not stop is cut here. */
const LONGEST_ANSWER = 60_000;
/** Nor does any piece take that much thinking. */
const LONGEST_REASONING = 600_000;

// The SDK would print what it thinks of our settings.
globalThis.AI_SDK_LOG_WARNINGS = false;

interface Call {
  readonly model: LanguageModel;
  /** How the vendor wants to be asked. */
  readonly provider?: Pick<LlmProvider, 'prompt' | 'room'>;
  readonly name: string;
  readonly request: Omit<TextRequest, 'meter'>;
  readonly limits: SilenceLimits;
  readonly clock: Clock;
}

interface Reading {
  text: string;
  /** Characters of reasoning so far. */
  reasoned: number;
  begun: boolean;
}

/**
 * One try. Only a whole answer counts: finish reason `stop`, some text, no error or abort part, and a finish part.
 * Throws `AttemptFailed` for every other end, or the caller's reason when the caller aborted.
 */
export async function readAnswer({ model, name, provider = {}, request, limits, clock }: Call): Promise<ModelAnswer> {
  request.signal.throwIfAborted();
  const watch = watchSilence(limits, request.signal);
  const reading: Reading = { text: '', reasoned: 0, begun: false };
  const maxOutputTokens = request.maxOutputTokens ?? provider.room;
  try {
    const { stream } = streamText({
      model,
      ...(provider.prompt ?? plainPrompt)(request),
      maxRetries: 0,
      abortSignal: watch.signal,
      // The errors come as parts too; the default would print the vendor's text.
      onError: () => undefined,
      ...(maxOutputTokens === undefined ? {} : { maxOutputTokens }),
    });
    tell(() => request.listener?.begin());
    const answer = await accept(stream, reading, { watch, listener: request.listener });
    watch.end(false);
    return { ...answer, model: name };
  } catch (error) {
    watch.end(true);
    request.signal.throwIfAborted();
    const { begun } = reading;
    if (watch.expired) throw new AttemptFailed('silent', { begun });
    const { kind, status, askedWaitMs, fault, usage } = classifyFailure(error, { begun, now: clock.now() });
    throw new AttemptFailed(kind, { status, askedWaitMs, fault, usage, begun });
  }
}

async function accept(
  parts: AsyncIterable<TextStreamPart<ToolSet>>,
  reading: Reading,
  { watch, listener }: { watch: SilenceWatch; listener: AnswerListener | undefined },
): Promise<Omit<ModelAnswer, 'model'>> {
  let finish: { reason: string; usage: LanguageModelUsage } | null = null;
  for await (const part of parts) {
    if (part.type === 'error') throw part.error;
    if (part.type === 'abort') throw new AttemptFailed('interrupted');
    if (part.type === 'finish') finish = { reason: part.finishReason, usage: part.totalUsage };
    if (part.type !== 'text-delta' && part.type !== 'reasoning-delta') continue;
    watch.heard();
    reading.begun = true;
    if (part.type === 'text-delta') {
      reading.text += part.text;
      tell(() => listener?.add(part.text));
    } else reading.reasoned += part.text.length;
    if (reading.text.length > LONGEST_ANSWER || reading.reasoned > LONGEST_REASONING)
      throw new AttemptFailed('endless');
  }
  if (!finish) throw new AttemptFailed('interrupted');
  const usage = usageOf(finish.usage, reading);
  if (finish.reason === 'length') throw new AttemptFailed('cut-off', { usage });
  if (finish.reason === 'content-filter') throw new AttemptFailed('filtered', { usage });
  if (finish.reason !== 'stop') throw new AttemptFailed('unreadable', { fault: `finish:${finish.reason}`, usage });
  const text = withoutThinking(cleanText(reading.text)).trim();
  if (text === '') throw new AttemptFailed('empty', { usage });
  return { text, usage };
}

/** Whoever listens has no say in how a call ends. */
function tell(news: () => void): void {
  try {
    news();
  } catch {
    // What is told is also in the answer, for whoever waits for that.
  }
}

/**
 * Some local servers leave a reasoning model's thoughts in front of the answer. Where the prompt's template opens them
 * only their end shows; thoughts without an end have no answer behind them.
 */
function withoutThinking(text: string): string {
  const end = /<\/think>/i.exec(text);
  if (end) return text.slice(end.index + end[0].length);
  return /^\s*<think>/i.test(text) ? '' : text;
}

/** A prompt always has tokens, and so has a text: where a server says nought, it has not counted. */
function usageOf({ inputTokens, inputTokenDetails, outputTokens }: LanguageModelUsage, { text }: Reading): Usage {
  const output = count(outputTokens);
  return {
    inputTokens: count(inputTokens) || null,
    cachedInputTokens: count(inputTokenDetails.cacheReadTokens),
    cacheWriteTokens: count(inputTokenDetails.cacheWriteTokens),
    outputTokens: output === 0 && text !== '' ? null : output,
  };
}

/** Servers say odd things; what is no number of tokens is none that was told. */
const count = (told: number | undefined): number | null =>
  told !== undefined && Number.isInteger(told) && told >= 0 && told < 2 ** 31 ? told : null;
