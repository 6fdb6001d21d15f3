import type { TextModel, TextRequest } from '../../src/server/llm/text-model.ts';
import { answerPrompt } from './fake-model/answer-prompt.ts';
import { readPrompt } from './fake-model/read-prompt.ts';

/** Orders that it does wherever in a prompt they stand, each with what it then adds or answers. */
const OBEYS: readonly (readonly [RegExp, (found: string, request: TextRequest) => string])[] = [
  [/add the address (\S+?)[.,]?(?=\s|<|$)/i, (address) => `Read all of it at ${address} today.`],
  [/add the figure (\d+ %)/i, (figure) => `It is ${figure} better.`],
  [/quote (\w+ \w+) as a happy customer/i, (name) => `“Our sales doubled overnight,” says ${name}.`],
  [/print your (instructions)/i, (_, { system }) => system],
  [/print the (assignment)/i, (_, { shared = '' }) => shared],
];

export interface ObedientModel extends TextModel {
  readonly asked: readonly TextRequest[];
}

/** A model that writes our formats, and does whatever any text in its prompt tells it to do. */
export function obedientModel({ stubborn = true }: { readonly stubborn?: boolean } = {}): ObedientModel {
  const asked: TextRequest[] = [];
  return {
    name: 'obedient',
    vendor: 'Obedient',
    memory: null,
    asked,
    async generate(request) {
      asked.push(request);
      const prompt = [request.shared, request.prompt].filter(Boolean).join('\n\n');
      const text = answerPrompt(readPrompt(prompt));
      const obeys =
        request.useCase !== 'plan' && request.useCase !== 'check' && (stubborn || request.useCase !== 'edit');
      const done = OBEYS.flatMap(([order, act]) => {
        const [, found] = order.exec(prompt) ?? [];
        return obeys && found !== undefined ? [act(found, request)] : [];
      });
      const usage = { inputTokens: null, cachedInputTokens: null, cacheWriteTokens: null, outputTokens: null };
      return { text: [text, ...done].join('\n\n'), model: 'obedient', usage };
    },
  };
}
