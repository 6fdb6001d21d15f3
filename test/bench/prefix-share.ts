import type { ModelCall } from '../fakes/fake-model-server.ts';

/** What is asked for a piece. Prompts of research are about single sources, and share nothing. */
const OF_A_PIECE: ReadonlySet<string> = new Set(['draft', 'fast', 'edit', 'check', 'mend']);

/**
 * The share of the characters of all prompts for pieces that a vendor's prompt cache can keep: what the plan and every
 * draft, edit and fact check of the job begin with. The goal is 0.8.
 */
export function prefixShare(calls: readonly ModelCall[]): number {
  const whole = ({ system, prompt }: ModelCall) => system + prompt;
  const plans = calls.filter(({ reading }) => reading.task === 'plan').map(whole);
  const pieces = calls.filter(({ reading }) => OF_A_PIECE.has(reading.task)).map(whole);
  const shared = [...plans, ...pieces].reduce(commonStart).length;
  const all = pieces.reduce((sum, text) => sum + text.length, 0);
  return (shared * pieces.length) / all;
}

function commonStart(one: string, other: string): string {
  let end = 0;
  while (end < one.length && one[end] === other[end]) end += 1;
  return one.slice(0, end);
}
