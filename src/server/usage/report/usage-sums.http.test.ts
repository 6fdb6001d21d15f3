import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSetClock } from '../../../../test/fakes/set-clock.ts';
import { usageCallOf } from '../../../../test/fakes/usage-call.ts';
import { signUp } from '../../../../test/support/api-client.ts';
import { fc } from '../../../../test/support/property.ts';
import { startTestApp } from '../../../../test/support/test-app.ts';
import type { TestApp } from '../../../../test/support/test-app.ts';
import { newId } from '../../platform/ids.ts';
import { recordCall } from '../record-call.store.ts';
import type { UsageCall } from '../record-call.store.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ worker: false, clock: createSetClock('2026-03-31T12:00:00.000Z') });
});
afterAll(() => app.close());

const [PERSONAS, JOBS, PIECES] = [2, 3, 4].map((count) => Array.from({ length: count }, () => newId()));
const oneOf = (ids: string[] = []) => fc.option(fc.constantFrom(...ids));
const tokens = fc.option(fc.nat(2_000_000_000));

const someCalls = fc.array(
  fc.record({
    personaId: oneOf(PERSONAS),
    jobId: oneOf(JOBS),
    outputId: oneOf(PIECES),
    inputTokens: tokens,
    cachedInputTokens: tokens,
    outputTokens: tokens,
    costPicos: fc.option(fc.nat(2_000_000_000)),
    month: fc.constantFrom('2026-01', '2026-02', '2026-03'),
  }),
  { minLength: 1, maxLength: 40 },
);

const sum = (calls: readonly UsageCall[], of: (call: UsageCall) => number | null): number =>
  calls.reduce((total, call) => total + (of(call) ?? 0), 0);

/** The report as each call, looked at anew, makes it. */
function summedAnew(calls: readonly UsageCall[]) {
  const groups = Map.groupBy(calls, ({ at, personaId }) => `${at.toISOString().slice(0, 7)} ${personaId}`);
  return [...groups.values()].map((group) => {
    const last = group.reduce((one, other) => (other.at > one.at ? other : one));
    const unpriced = group.filter(({ costPicos }) => costPicos === null).length;
    const ofPieces = group.filter(({ outputId }) => outputId !== null);
    return {
      month: last.at.toISOString().slice(0, 7),
      persona_id: null,
      persona_name: last.personaName,
      jobs: new Set(group.flatMap(({ jobId }) => jobId ?? [])).size,
      pieces: new Set(ofPieces.map(({ jobId, outputId }) => `${jobId} ${outputId}`)).size,
      calls: group.length,
      input_tokens: sum(group, (call) => call.inputTokens),
      cached_input_tokens: sum(group, (call) => call.cachedInputTokens),
      output_tokens: sum(group, (call) => call.outputTokens),
      uncounted_calls: group.filter((call) => call.inputTokens === null || call.outputTokens === null).length,
      cost_usd: unpriced === group.length ? null : sum(group, (call) => call.costPicos) / 1e12,
      unpriced_calls: unpriced,
    };
  });
}

const inOrder = (rows: readonly object[]) =>
  rows
    .map((row) => JSON.stringify(Object.entries(row).toSorted(([one], [other]) => one.localeCompare(other))))
    .toSorted();

test('the report tells what all calls come to, in whatever order and however often each is written', async () => {
  await fc.assert(
    fc.asyncProperty(someCalls, async (made) => {
      const api = await signUp(app.url);
      const userId: string = (await api.get('/account')).body.id;
      const calls = made.map(({ month, ...call }, index) =>
        usageCallOf({
          userId,
          ...call,
          personaName: call.personaId && `Name ${index}`,
          at: new Date(`${month}-01T00:00:00.000Z`.replace('.000', `.${String(index).padStart(3, '0')}`)),
        }),
      );
      // Some are written twice, as after a lost connection.
      const written = [...calls.toReversed(), ...calls.filter((_, index) => index % 3 === 0)];
      await Promise.all(written.map((call) => recordCall(app.database.db, call, 0)));
      expect(inOrder((await api.get('/usage')).body.rows)).toEqual(inOrder(summedAnew(calls)));
    }),
    { numRuns: 15 },
  );
});
