import { describe, expect, test } from 'vitest';
import { LABEL_LANGUAGES, labelLanguage } from '../../src/core/formats/layout/labels.ts';
import { FORMATS, type AnyFormat } from '../../src/core/formats/registry.ts';
import { chooseModel } from '../../src/server/llm/choose-model.ts';
import { createTextModel } from '../../src/server/llm/create-text-model.ts';
import { createBuiltinWriter } from '../../src/server/writing/builtin/builtin-writer.ts';
import { createModelWriter } from '../../src/server/writing/model/model-writer.ts';
import type { Writer } from '../../src/server/writing/writer.ts';
import { assignmentWith } from '../fakes/assignment.ts';
import { startFakeModelServer } from '../fakes/fake-model-server.ts';
import { recordingLogger } from '../fakes/recording-logger.ts';
import { parseLlmSettings } from '../support/llm-settings.ts';

const signal = new AbortController().signal;
const formats: readonly AnyFormat[] = FORMATS;

/** The parts of a piece are called what its readers call them; its text may be read by whoever speaks another language. */
async function expectLabelsIn(language: string, writer: Writer): Promise<void> {
  const assignment = assignmentWith({ language });
  const refs = formats.map(({ label }) => ({ format: label, variant: 1 }));
  const plan = await writer.plan(assignment, refs, { signal });
  for (const [at, piece] of plan.pieces.entries()) {
    const format = formats[at];
    const { text } = await writer.write(assignment, plan, piece, { signal });
    const read = format?.parse(text);
    expect(read?.unparsed, text).toBe('');
    expect(format?.layout(read?.parts, labelLanguage(language)), piece.format).toBe(text);
  }
}

test.each(LABEL_LANGUAGES)('a job in %s names the parts of its pieces with the built-in writer', (language) =>
  expectLabelsIn(language, createBuiltinWriter()),
);

describe.each(['en', 'de-AT', 'ja', 'ar'])('a job in %s names the parts of its pieces', (language) => {
  test('with a model, which is shown English labels', async () => {
    const server = await startFakeModelServer();
    try {
      const choice = chooseModel(parseLlmSettings({ LLM_BASE_URL: server.url, LLM_MODEL: 'fake-1' }));
      if (choice.kind !== 'model') throw new Error('expected a model');
      const logger = recordingLogger();
      await expectLabelsIn(
        language,
        createModelWriter(createTextModel(choice, { logger, wait: async () => {} }), logger),
      );
    } finally {
      await server.close();
    }
  });
});
