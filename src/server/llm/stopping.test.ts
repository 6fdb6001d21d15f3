import { afterEach, expect, test } from 'vitest';
import type { Step } from '../../../test/fakes/fake-model/steps.ts';
import { startFakeModelServer } from '../../../test/fakes/fake-model-server.ts';
import type { FakeModelServer } from '../../../test/fakes/fake-model-server.ts';
import { recordingMeter } from '../../../test/fakes/recording-meter.ts';
import { gate } from '../../../test/support/gate.ts';
import { parseLlmSettings } from '../../../test/support/llm-settings.ts';
import { silentLogger } from '../../../test/support/silent-logger.ts';
import { waitFor } from '../../../test/support/wait-for.ts';
import type { CallMeter } from './call-meter.ts';
import { chooseModel } from './choose-model.ts';
import { createTextModel } from './create-text-model.ts';

const REASON = new Error('The process stops');

let server: FakeModelServer | undefined;
afterEach(() => server?.close());

/** A model that takes one call at a time, and the switch that tells it of the end of the process. */
async function start(script: readonly Step[] = []) {
  server = await startFakeModelServer({ script: [...script], latencyMs: 200 });
  const settings = { LLM_MODEL: 'fake', LLM_API_KEY: 'sk-key', LLM_BASE_URL: server.url, LLM_MAX_CONCURRENCY: '1' };
  const choice = chooseModel(parseLlmSettings(settings));
  if (choice.kind !== 'model') throw new Error('expected a model');
  const process = new AbortController();
  const model = createTextModel(choice, { logger: silentLogger, mayCall: () => process.signal });
  const ask = (prompt: string, meter: CallMeter = recordingMeter()) =>
    model.generate({ useCase: 'draft', system: 'You write.', prompt, signal: new AbortController().signal, meter });
  return { ask, calls: () => server?.requests.length ?? 0, stop: () => process.abort(REASON) };
}

test('a process that stops lets the call under way end, and makes none that waits for its place', async () => {
  const { ask, calls, stop } = await start();
  const underWay = ask('First.');
  await waitFor('the first call', () => calls() === 1);
  const waiting = ask('Second.');
  const later = ask('Third.');
  stop();
  await expect(waiting).rejects.toBe(REASON);
  await expect(later).rejects.toBe(REASON);
  expect((await underWay).text).not.toBe('');
  await expect(ask('Fourth.'), 'nor one that is wanted afterwards').rejects.toBe(REASON);
  expect(calls()).toBe(1);
});

test('it does not try again what the model has sent away', async () => {
  const { ask, calls, stop } = await start([{ status: 429, headers: { 'retry-after': '30' } }]);
  const sentAway = ask('First.');
  await waitFor('the call', () => calls() === 1);
  stop();
  await expect(sentAway).rejects.toBe(REASON);
  expect(calls()).toBe(1);
});

test('it makes no call that was just being counted, and nobody pays for it', async () => {
  const { ask, calls, stop } = await start();
  const meter = recordingMeter();
  const counted = gate();
  const slow: CallMeter = {
    ...meter,
    async admit(intent) {
      const admitted = await meter.admit(intent);
      await counted.opened;
      return admitted;
    },
  };
  const wanted = ask('First.', slow);
  await waitFor('the count', () => meter.intents.length === 1);
  stop();
  counted.open();
  await expect(wanted).rejects.toBe(REASON);
  expect(calls()).toBe(0);
  expect(meter.ends).toEqual(['dropped']);
});
