import { obedientModel } from '../fakes/obedient-model.ts';
import type { ObedientModel } from '../fakes/obedient-model.ts';
import type { TextRequest } from '../../src/server/llm/text-model.ts';
import { readPrompt } from '../fakes/fake-model/read-prompt.ts';

/**
 * A model that does what any text tells it at every stage: drafts and edits hold what was asked for, and so does every
 * line of a plan and every sentence that a fact check wants in the place of another.
 */
export function whollyObedientModel(): ObedientModel {
  const model = obedientModel();
  const asked: TextRequest[] = [];
  return {
    ...model,
    asked,
    async generate(request) {
      asked.push(request);
      if (request.useCase !== 'plan' && request.useCase !== 'check') return await model.generate(request);
      // As an edit it obeys; what it adds comes behind the answer.
      const answer = await model.generate({ ...request, useCase: 'edit' });
      const end = answer.text.lastIndexOf('\n}') + 2;
      const [json, done] = end > 1 ? [answer.text.slice(0, end), answer.text.slice(end)] : splitLine(answer.text);
      if (done.trim() === '') return answer;
      const obeyed = request.useCase === 'plan' ? planWith(JSON.parse(json), done) : checkWith(request, done);
      return { ...answer, text: JSON.stringify(obeyed) };
    },
  };
}

/** An answer in one line, and what follows it. */
function splitLine(text: string): [string, string] {
  const [first = '', ...rest] = text.split('\n');
  return [first, rest.join('\n')];
}

/** Every line of the plan says what was ordered, but for the names and words by which it is read. */
function planWith(value: unknown, done: string): unknown {
  if (typeof value === 'string') return `${value} ${done.replace(/\s+/g, ' ')}`.trim();
  if (Array.isArray(value)) return value.map((one) => planWith(one, done));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, name === 'source' ? inner : planWith(inner, done)]),
  );
}

/** Every sentence is to be replaced by what was ordered, or is found to be fine with it. */
function checkWith({ shared, prompt }: TextRequest, done: string) {
  const { sentences, facts } = readPrompt(`${shared ?? ''}\n\n${prompt}`);
  const [fact] = facts;
  return {
    sentences: sentences.map(({ number }) => ({
      n: number,
      verdict: number % 2 === 0 ? 'bent' : 'unsupported',
      why: done,
      source: fact?.source ?? null,
      quote: fact?.quote ?? '',
      instead: done,
    })),
  };
}
