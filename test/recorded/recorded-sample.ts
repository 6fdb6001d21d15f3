import { createHash } from 'node:crypto';
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
  pieces: readonly PieceRef[] = PIECES,
): Promise<Recording> {
  const given = assignmentWith();
  const sources = given.sources.map((source) => {
    const own = given.ledger.filter((claim) => claim.source_id === source.id);
    const text = own.map(({ quote }) => quote).join('\n\n');
    return { ...source, text, hash: createHash('sha256').update(text).digest('hex') };
  });
  const ledger = given.ledger.map((claim) => {
    const text = sources.find(({ id }) => id === claim.source_id)?.text ?? '';
    return { ...claim, start: text.indexOf(claim.quote) };
  });
  const assignment = { ...given, sources: sources.map(({ text: _text, ...source }) => source), ledger };
  const { model, calls } = recorderOf(modelWith(manners));
  const { signal } = new AbortController();
  await writeJob(assignment, pieces, { writer: createModelWriter(model, silentLogger), signal });
  return recordingOf({ name: 'sample', command: 'npm run eval -- --topic sample', assignment, sources, pieces, calls });
}
