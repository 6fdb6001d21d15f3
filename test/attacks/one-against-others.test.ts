import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { signUp } from '../support/api-client.ts';
import { isLongForm, recordAttack, someOf } from '../support/attack-table.ts';
import { PERSONA } from '../support/job-story.ts';
import { createDatabase, dropDatabase } from '../support/postgres-server.ts';
import { startProduct } from '../support/product-process.ts';
import type { ProductProcess } from '../support/product-process.ts';
import { createFlooder, DEAR_ROUTES, keepNotes } from './one-against-others/dear-routes.ts';
import type { DearRoute, Flooder } from './one-against-others/dear-routes.ts';
import { flood, sample } from './one-against-others/sampling.ts';
import type { Bystander, Samples } from './one-against-others/sampling.ts';

const GROUP = 'one user against the others';
const CONNECTIONS = isLongForm() ? [1, 4, 20] : [20];
const SAMPLES = isLongForm() ? 200 : 40;
/** Of what the same requests take while nobody floods. */
const MOST = 3;
/** Other work on the machine makes a measurement worse and never better: the best of so many counts. */
const MEASUREMENTS = 3;
/** So many that none of them is kept waiting for what they ask themselves. */
const BYSTANDERS = isLongForm() ? 8 : 4;

const SETTINGS = { LLM_PROVIDER: 'builtin', JOBS_PER_DAY: '0', UPLOADS_PER_DAY: '0', STORAGE_PER_USER: '0' };

let folder: string;
let product: ProductProcess;
let flooder: Flooder;
const bystanders: Bystander[] = [];

describe.each(isLongForm() ? ['embedded', 'postgres'] : ['embedded'])('%s', (kind) => {
  const name = `against_others_${process.pid}`;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'manifold-others-'));
    const database = kind === 'postgres' ? { DATABASE_URL: await createDatabase(inject('postgresUrl'), name) } : {};
    product = await startProduct({ ...SETTINGS, ...database, DATA_DIR: folder });
    flooder = await createFlooder(product.url, await signUp(product.url));
    bystanders.length = 0;
    for (let index = 0; index < BYSTANDERS; index += 1) {
      const api = await signUp(product.url);
      bystanders.push({ api, personaId: (await api.post('/personas', PERSONA)).body.id });
    }
    // What is loaded or made once is no part of what is measured.
    await sample(bystanders, 20);
  });

  afterAll(async () => {
    await product.kill();
    if (kind === 'postgres') await dropDatabase(inject('postgresUrl'), name);
    rmSync(folder, { recursive: true });
  });

  test.each(someOf(DEAR_ROUTES, DEAR_ROUTES.length))('$name', async (route) => {
    if (route.needs && flooder.materialIds.length === 0) flooder = await keepNotes(flooder);
    const idle = await sample(bystanders, SAMPLES);
    for (const connections of CONNECTIONS) {
      const { ratio, refused, answers } = await worstUnder(route, connections, idle);
      recordAttack({
        group: GROUP,
        attack: `${route.name} (${kind})`,
        tries: SAMPLES * 2,
        held: ratio <= MOST ? SAMPLES * 2 - refused : 0,
        note: `${connections}: ${ratio.toFixed(1)}x of ${idle.p95.read.toFixed(0)}/${idle.p95.start.toFixed(0)} ms; answered ${counted(answers)}`,
      });
      const what = `${connections} connections, answered ${counted(answers)}`;
      expect(refused, `refused to others, ${what}`).toBe(0);
      expect(ratio, `times as long for others, ${what}`).toBeLessThanOrEqual(MOST);
    }
  });
});

/** How much longer others wait under a flood, the best of some measurements. */
async function worstUnder(route: DearRoute, connections: number, idle: Samples) {
  let best = { ratio: Infinity, refused: 0, answers: new Map() as ReadonlyMap<number, number> };
  for (let tried = 0; tried < MEASUREMENTS && best.ratio > MOST; tried += 1) {
    const flooding = flood(connections, (round) => route.ask(flooder, round));
    const { p95, refused } = await sample(bystanders, SAMPLES);
    const answers = await flooding.stop();
    const ratio = Math.max(p95.read / idle.p95.read, p95.start / idle.p95.start);
    const all = best.refused + refused;
    best = ratio < best.ratio ? { ratio, refused: all, answers } : { ...best, refused: all };
  }
  return best;
}

const counted = (answers: ReadonlyMap<number, number>): string =>
  [...answers].map(([status, times]) => `${status} ${times}x`).join(', ');
