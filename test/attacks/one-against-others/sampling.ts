import { setTimeout as pause } from 'node:timers/promises';
import type { ApiClient } from '../../support/api-client.ts';

/** Somebody who does nothing unusual. */
export interface Bystander {
  readonly api: ApiClient;
  readonly personaId: string;
}

/** What bystanders meet. */
export interface Samples {
  /** In ms: 95 of 100 requests are answered within it. */
  readonly p95: { readonly read: number; readonly start: number };
  /** Answers that were no success. */
  readonly refused: number;
}

/** Requests of a page and starts of projects, by bystanders in turn, with pauses as people's browsers make them. */
export async function sample(bystanders: readonly Bystander[], count: number): Promise<Samples> {
  const reads: number[] = [];
  const starts: number[] = [];
  let refused = 0;
  const timed = async (times: number[], ask: () => Promise<{ status: number }>) => {
    const begun = performance.now();
    const { status } = await ask();
    times.push(performance.now() - begun);
    if (status >= 400) refused += 1;
  };
  for (let index = 0; index < count; index += 1) {
    const bystander = bystanders[index % bystanders.length];
    if (!bystander) throw new Error('There is nobody to be kept waiting');
    const { api, personaId } = bystander;
    const body = { persona_id: personaId, topic: 'Newsletters', desired_formats: ['X Post'] };
    await timed(reads, () => api.get('/personas'));
    await timed(starts, () => api.post('/jobs', body));
    await pause(30);
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
    /** How often each status was answered; 0 where there was no answer. */
    async stop(): Promise<ReadonlyMap<number, number>> {
      stopped = true;
      await all;
      return statuses;
    },
  };
}

function p95(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? Infinity;
}
