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
import type { ModelAnswer, TextRequest, Usage } from './text-model.ts';

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
  readonly request: TextRequest;
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
    const answer = await accept(stream, reading, watch);
    watch.end(false);
    return { ...answer, model: name };
  } catch (error) {
    watch.end(true);
    request.signal.throwIfAborted();
    if (watch.expired) throw new AttemptFailed('silent');
    throw classifyFailure(error, { begun: reading.begun, now: clock.now() });
  }
}

async function accept(
  parts: AsyncIterable<TextStreamPart<ToolSet>>,
  reading: Reading,
  watch: SilenceWatch,
): Promise<Omit<ModelAnswer, 'model'>> {
  let finish: { reason: string; usage: LanguageModelUsage } | null = null;
  for await (const part of parts) {
    if (part.type === 'error') throw part.error;
    if (part.type === 'abort') throw new AttemptFailed('interrupted');
    if (part.type === 'finish') finish = { reason: part.finishReason, usage: part.totalUsage };
    if (part.type !== 'text-delta' && part.type !== 'reasoning-delta') continue;
    watch.heard();
    reading.begun = true;
    if (part.type === 'text-delta') reading.text += part.text;
    else reading.reasoned += part.text.length;
    if (reading.text.length > LONGEST_ANSWER || reading.reasoned > LONGEST_REASONING)
      throw new AttemptFailed('endless');
  }
  if (!finish) throw new AttemptFailed('interrupted');
  if (finish.reason === 'length') throw new AttemptFailed('cut-off');
  if (finish.reason === 'content-filter') throw new AttemptFailed('filtered');
  if (finish.reason !== 'stop') throw new AttemptFailed('unreadable', { fault: `finish:${finish.reason}` });
  const text = withoutThinking(cleanText(reading.text)).trim();
  if (text === '') throw new AttemptFailed('empty');
  return { text, usage: usageOf(finish.usage) };
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

function usageOf(usage: LanguageModelUsage): Usage {
  return {
    inputTokens: usage.inputTokens ?? null,
    cachedInputTokens: usage.inputTokenDetails.cacheReadTokens ?? null,
    cacheWriteTokens: usage.inputTokenDetails.cacheWriteTokens ?? null,
    outputTokens: usage.outputTokens ?? null,
  };
}
