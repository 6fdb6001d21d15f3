import { chooseModel } from '../../src/server/llm/choose-model.ts';
import { createTextModel } from '../../src/server/llm/create-text-model.ts';
import { createBuiltinWriter } from '../../src/server/writing/builtin/builtin-writer.ts';
import { createModelWriter } from '../../src/server/writing/model/model-writer.ts';
import { startFakeModelServer } from '../fakes/fake-model-server.ts';
import { recordingLogger } from '../fakes/recording-logger.ts';
import { parseLlmSettings } from '../support/llm-settings.ts';
import { describeWriter } from './writer.ts';

describeWriter('the built-in writer', async () => ({ writer: createBuiltinWriter(), close: async () => {} }));

describeWriter('the model writer', async () => {
  const server = await startFakeModelServer();
  const choice = chooseModel(parseLlmSettings({ LLM_BASE_URL: server.url, LLM_MODEL: 'fake-1' }));
  if (choice.kind !== 'model') throw new Error('expected a model');
  const logger = recordingLogger();
  const writer = createModelWriter(createTextModel(choice, { logger, wait: async () => {} }), logger);
  return { writer, close: () => server.close() };
});
