import { createHash } from 'node:crypto';
import type { WritingMode } from '../../src/core/contracts/job.ts';
import { createModelWriter } from '../../src/server/writing/model/model-writer.ts';
import type { TextModel } from '../../src/server/llm/text-model.ts';
import type { PieceRef } from '../../src/server/writing/writer.ts';
import { writeJob } from '../evals/model/run/write-job.ts';
import { answerPrompt } from '../fakes/fake-model/answer-prompt.ts';
import type { Manners } from '../fakes/fake-model/manners.ts';
import { readPrompt } from '../fakes/fake-model/read-prompt.ts';
import { assignmentWith } from '../fakes/assignment.ts';
import { silentLogger } from '../support/silent-logger.ts';
import { recorderOf } from './recorder.ts';
import { recordingOf, type Recording } from './recording.ts';

/** The fake model without its server. */
function modelWith(manners: Manners): TextModel {
  return {
    name: 'fake',
    vendor: 'Fake',
    memory: null,
    generate: async ({ shared = '', prompt }) => {
      const text = answerPrompt(readPrompt(`${shared}\n${prompt}`), manners);
      const usage = { inputTokens: null, cachedInputTokens: null, cacheWriteTokens: null, outputTokens: null };
      return await Promise.resolve({ text, model: 'fake', usage });
    },
  };
}

const PIECES: readonly PieceRef[] = [
  { format: 'X Post', variant: 1 },
  { format: 'X Post', variant: 2 },
  { format: 'Blog Post', variant: 1 },
];

/** A small job, written by the fake model and recorded. */
export async function recordSample(
  manners: Manners = { manners: [], stubborn: false },
  { pieces = PIECES, mode = 'best' }: { pieces?: readonly PieceRef[]; mode?: WritingMode } = {},
): Promise<Recording> {
  const given = assignmentWith();
  const sources = given.sources.map((source) => {
    const text = given.texts.get(source.id) ?? '';
    return { ...source, text, hash: createHash('sha256').update(text).digest('hex') };
  });
  const assignment = { ...given, sources: sources.map(({ text: _text, ...source }) => source) };
  const { model, calls } = recorderOf(modelWith(manners));
  const { signal } = new AbortController();
  await writeJob(assignment, pieces, { writer: createModelWriter(model, silentLogger), mode, signal });
  const command = 'npm run eval -- --topic sample';
  return recordingOf({ name: 'sample', command, assignment, sources, pieces, mode, memory: null, calls });
}
