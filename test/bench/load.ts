import { Pool } from 'undici';

export interface Target {
  readonly name: string;
  readonly url: string;
  readonly headers: Record<string, string>;
  /** Of every answer. */
  readonly status: number;
}

export interface Rounds {
  readonly rounds: number;
  readonly roundMs: number;
  readonly connections: number;
}

/**
 * Calls each target in turn, again and again, so that whatever else the machine does meets all of them alike.
 *
 * @returns answers per second: for each target in its order, one number a round.
 * @throws Error at the first answer with another status, since a figure of failures says nothing.
 */
export async function measureInTurn(targets: readonly Target[], options: Rounds): Promise<number[][]> {
  const lanes = targets.map((target) => ({
    target,
    pool: new Pool(new URL(target.url).origin, { connections: options.connections }),
    figures: [] as number[],
  }));
  try {
    // The first round warms up code, connections and caches, and does not count.
    for (let round = 0; round <= options.rounds; round += 1) {
      for (const { target, pool, figures } of lanes) {
        const figure = await throughput(pool, target, options);
        if (round > 0) figures.push(figure);
      }
    }
  } finally {
    await Promise.all(lanes.map(({ pool }) => pool.close()));
  }
  return lanes.map(({ figures }) => figures);
}

async function throughput(pool: Pool, target: Target, { roundMs, connections }: Rounds): Promise<number> {
  const { pathname: path } = new URL(target.url);
  const start = performance.now();
  let answers = 0;
  const callAgainAndAgain = async (): Promise<void> => {
    while (performance.now() - start < roundMs) {
      const { statusCode, body } = await pool.request({ path, method: 'GET', headers: target.headers });
      await body.dump();
      if (statusCode !== target.status) throw new Error(`${target.name} was answered ${statusCode}`);
      answers += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, callAgainAndAgain));
  return (answers * 1000) / (performance.now() - start);
}
