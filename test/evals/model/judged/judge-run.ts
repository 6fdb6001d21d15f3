import { findFormat } from '../../../../src/core/formats/registry.ts';
import { ModelFailure } from '../../../../src/server/llm/model-failure.ts';
import type { TextModel } from '../../../../src/server/llm/text-model.ts';
import type { PersonaVoice } from '../../../../src/server/writing/writer.ts';
import type { ToldRun } from '../counted/measure-counted.ts';
import { blindText } from '../rival/blind-text.ts';
import { askRival } from '../rival/rival-prompt.ts';
import type { Judge } from './ask-judge.ts';
import { type Exhibit, exhibitsOf } from './exhibit.ts';
import { judgePair, type JudgedPair, type JudgedPieces, judgePiece } from './judge-job.ts';

export interface JudgeParts {
  readonly judge: Judge;
  /** The model that wrote: the rival is the same one with one good prompt. */
  readonly writer: TextModel;
  /** 0 to 1, for the order of the pairs. */
  readonly chance: () => number;
}

export interface JudgedRun {
  readonly pieces: readonly JudgedPieces[];
  readonly pairs: readonly JudgedPair[];
}

/** Every piece of a job judged by itself, and the first variant of each format against the chat window's. */
export async function judgeRun({ run, dossier }: ToldRun, { judge, writer, chance }: JudgeParts): Promise<JudgedRun> {
  const exhibits = exhibitsOf(dossier, voiceOf(run.assignment.persona));
  const pieces = await Promise.all(exhibits.map((exhibit) => judgePiece(judge, exhibit)));
  const firsts = exhibits.filter(({ output }) => output.variant === 1);
  const rivals = await Promise.all(firsts.map((exhibit) => rivalOf(exhibit, run, { writer, judge })));
  const pairs: JudgedPair[] = [];
  for (const [at, { name, voice, output }] of firsts.entries()) {
    const rival = rivals[at];
    if (!rival) continue;
    const ours = blindText(output.content ?? '');
    const pair = { name, dossier, voice, format: output.format, ours, rival: blindText(rival) };
    pairs.push(await judgePair(judge, pair, chance));
  }
  return { pieces, pairs };
}

/** As much of it as both writers were told. */
function voiceOf({ styleProfile, voiceSamples }: PersonaVoice): string {
  return [styleProfile, ...voiceSamples.map((sample) => `Sounds right:\n${sample}`)].filter(Boolean).join('\n\n');
}

async function rivalOf(
  { name, output }: Exhibit,
  { assignment, sources }: ToldRun['run'],
  { writer, judge }: Pick<JudgeParts, 'writer' | 'judge'>,
): Promise<string | null> {
  const format = findFormat(output.format);
  if (!format) return null;
  try {
    return await askRival(writer, { assignment, sources, format: format.label, signal: judge.signal });
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
    judge.onUnread(`the chat window's ${name}`);
    return null;
  }
}
