import { setTimeout as pause } from 'node:timers/promises';
import type { ApiClient } from '../../support/api-client.ts';

/** What somebody who does nothing unusual meets meanwhile. */
export interface Samples {
  /** In ms, 95 of 100 are answered within it. */
  readonly p95: { readonly read: number; readonly start: number };
  readonly refused: number;
}

/** Requests of a page and starts of projects, one after the other with pauses as a person's browser makes them. */
export async function sample(api: ApiClient, personaId: string, count: number): Promise<Samples> {
  const reads: number[] = [];
  const starts: number[] = [];
  let refused = 0;
  const timed = async (times: number[], ask: () => Promise<{ status: number }>) => {
    const begun = performance.now();
    const { status } = await ask();
    times.push(performance.now() - begun);
    if (status >= 400) refused += 1;
  };
  const body = { persona_id: personaId, topic: 'Newsletters', desired_formats: ['X Post'] };
  for (let index = 0; index < count; index += 1) {
    await timed(reads, () => api.get('/personas'));
    await timed(starts, () => api.post('/jobs', body));
    await pause(20);
  }
  return { p95: { read: p95(reads), start: p95(starts) }, refused };
}

/** Asks on so many connections, as fast as answers come, until it is stopped. */
export function flood(connections: number, ask: (round: number) => Promise<number>) {
  const statuses = new Map<number, number>();
  let stopped = false;
  let round = 0;
  const keepAsking = async () => {
    while (!stopped) {
      round += 1;
      const status = await ask(round).catch(() => 0);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  const all = Promise.all(Array.from({ length: connections }, keepAsking));
  return {
    async stop() {
      stopped = true;
      await all;
      return statuses;
    },
  };
}

function p95(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? Infinity;
}
