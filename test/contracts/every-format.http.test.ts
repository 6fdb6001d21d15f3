import { expect, test } from 'vitest';
import { FORMAT_LABELS, findFormat } from '../../src/core/formats/registry.ts';
import { chooseModel } from '../../src/server/llm/choose-model.ts';
import { createTextModel } from '../../src/server/llm/create-text-model.ts';
import { createBuiltinWriter } from '../../src/server/writing/builtin/builtin-writer.ts';
import { createModelWriter } from '../../src/server/writing/model/model-writer.ts';
import type { Writer } from '../../src/server/writing/writer.ts';
import { startFakeModelServer } from '../fakes/fake-model-server.ts';
import { signUp } from '../support/api-client.ts';
import { outputsOf, runJob } from '../support/job-story.ts';
import { parseLlmSettings } from '../support/llm-settings.ts';
import { silentLogger } from '../support/silent-logger.ts';
import { startTestApp } from '../support/test-app.ts';

/** One piece of each format of the registry, asked for and read over HTTP. */
async function expectEveryFormat(writer: Writer): Promise<void> {
  const app = await startTestApp({ writer });
  try {
    const api = await signUp(app.url);
    const quantities = Object.fromEntries(FORMAT_LABELS.map((label) => [label, 1]));
    const job = await runJob(api, { desired_formats: [...FORMAT_LABELS], batch_formats: quantities });
    const outputs = await outputsOf(api, job.id);
    expect(outputs.map(({ format, status }) => `${format}: ${status}`)).toEqual(
      FORMAT_LABELS.map((label) => `${label}: completed`),
    );
    for (const { format, content } of outputs) {
      const broken = findFormat(format)
        ?.check(content ?? '')
        .filter(({ status }) => status === 'fail');
      expect(broken, content ?? '').toEqual([]);
    }
  } finally {
    await app.close();
  }
}

test('the built-in writer writes a piece of every format', () => expectEveryFormat(createBuiltinWriter()));

test('a model writes a piece of every format', async () => {
  const server = await startFakeModelServer();
  try {
    const choice = chooseModel(parseLlmSettings({ LLM_BASE_URL: server.url, LLM_MODEL: 'fake-1' }));
    if (choice.kind !== 'model') throw new Error('expected a model');
    const model = createTextModel(choice, { logger: silentLogger, wait: async () => {} });
    await expectEveryFormat(createModelWriter(model, silentLogger));
  } finally {
    await server.close();
  }
});
