import { afterEach, expect, it } from 'vitest';
import type { Step } from '../../../test/fakes/fake-model/steps.ts';
import { startFakeModelServer } from '../../../test/fakes/fake-model-server.ts';
import type { FakeModelServer } from '../../../test/fakes/fake-model-server.ts';
import { endpointAt } from '../../../test/support/endpoint-at.ts';
import { systemClock } from '../platform/clock.ts';
import { openAiCompatible } from './providers/openai-compatible.ts';
import { readAnswer } from './read-answer.ts';

const servers: FakeModelServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

/** Only the limit under test is near. */
const FAR = 60_000;

async function read(step: Step, totalMs: number) {
  const server = await startFakeModelServer({ script: [step] });
  servers.push(server);
  return readAnswer({
    name: 'fake-1',
    model: await openAiCompatible.create(endpointAt(server.url)),
    request: { useCase: 'draft', system: 'You write.', prompt: 'Write.', signal: new AbortController().signal },
    limits: { firstTokenMs: FAR, idleMs: FAR, totalMs },
    clock: systemClock,
  });
}

it.each([
  ['with both tags', '<think>Hm, a hook.</think>\n\nThe text.'],
  ['opened by the template of the prompt', 'Hm, a hook.\nNo, another.\n</think>\n\nThe text.'],
])('thoughts in front of the answer, %s, are no part of it', async (_, text) => {
  expect(await read({ text }, FAR)).toMatchObject({ text: 'The text.' });
});

it('thoughts that never come to an answer are no answer', async () => {
  await expect(read({ text: '<think>Hm, a hook. Or rather' }, FAR)).rejects.toMatchObject({ kind: 'empty' });
});

it('a model that thinks on and on is never silent, and is given up when its whole time is over', async () => {
  await expect(read({ fault: 'thinking' }, 200)).rejects.toMatchObject({ kind: 'silent' });
});

it('a model that thinks more than any piece could need is cut', async () => {
  await expect(read({ fault: 'rambling' }, FAR)).rejects.toMatchObject({ kind: 'endless' });
});

it('so is one that writes more than any piece could hold', async () => {
  await expect(read({ text: 'And on. '.repeat(10_000) }, FAR)).rejects.toMatchObject({ kind: 'endless' });
});
