import type { Locator, Page, Request, Route } from '@playwright/test';
import type { Job } from '../../src/core/contracts/job.ts';
import type { Output } from '../../src/core/contracts/output.ts';
import { aPersona } from '../fakes/wire-persona.ts';
import { expect, test as base } from './product.ts';

/** `no answer` is a connection that breaks; a text as body is sent as a proxy sends its pages. */
export type Answer = { status?: number; body?: unknown; headers?: Record<string, string> } | 'no answer';

export interface Call {
  /** Such as `GET /jobs/history?limit=100&offset=0`, without the base path. */
  readonly call: string;
  readonly headers: Record<string, string>;
  readonly body: unknown;
  /** In milliseconds of this process. */
  readonly at: number;
}

type Script = (call: Call) => Answer | Promise<Answer>;

const USER = { id: 'reader', name: 'Robin Example', email: 'robin@example.test' };
const TOKEN = 'token-of-the-scripts';

/**
 * A server that says what a test has it say, behind the pages of the real one: for what ours says rarely or never. Unless
 * told otherwise somebody is signed in, who has one persona and no projects.
 */
export class ScriptedServer {
  readonly calls: Call[] = [];
  readonly #scripts = new Map<string, Script>();

  constructor() {
    this.on('GET /auth/get-session', { body: { session: { token: TOKEN }, user: USER } });
    this.on('GET /personas', { body: [aPersona()] });
    this.on('GET /personas/status', { body: { count: 1, limit: 3, remaining: 2, can_create: true } });
    this.on('GET /jobs/history', { body: [] });
    this.on('GET /materials', { body: [] });
    this.on('POST /jobs/estimate', { status: 404 });
  }

  /** `call` with or without its query; the last script for a call holds. */
  on(call: string, script: Answer | Script): this {
    this.#scripts.set(call, typeof script === 'function' ? script : () => script);
    return this;
  }

  /** A project that is found in the history and by its address. */
  hasJob(job: Job, outputs: readonly Output[] = []): this {
    this.on('GET /jobs/history', { body: [job] }).on(`GET /jobs/${job.id}`, { body: job });
    this.on(`GET /jobs/${job.id}/outputs`, { body: outputs });
    for (const output of outputs) this.on(`GET /outputs/${output.id}`, { body: output, headers: { etag: '"1"' } });
    return this;
  }

  callsOf(call: string): Call[] {
    return this.calls.filter((recorded) => recorded.call === call || recorded.call.split('?')[0] === call);
  }

  async answer(page: Page): Promise<void> {
    await page.route('**/api/**', async (route) => {
      const call = asCall(route.request());
      // How the product is set up it tells itself.
      if (call.call === 'GET /config') return await route.fallback();
      this.calls.push(call);
      await fulfil(route, await this.#answerTo(call));
    });
  }

  async #answerTo(call: Call): Promise<Answer> {
    const script = this.#scripts.get(call.call) ?? this.#scripts.get(call.call.split('?')[0] ?? '');
    return script ? await script(call) : { status: 404, body: { detail: `The test has no answer to ${call.call}` } };
  }
}

/** One answer after another; the last one holds. */
export function inTurn(...answers: readonly Answer[]): Script {
  let asked = 0;
  return () => {
    const answer = answers[Math.min(asked, answers.length - 1)];
    asked += 1;
    return answer ?? 'no answer';
  };
}

/** What is told by the way, where screen readers hear of it. */
export function toast(page: Page): Locator {
  return page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem');
}

function asCall(request: Request): Call {
  const { pathname, search } = new URL(request.url());
  return {
    call: `${request.method()} ${pathname.replace(/^\/api/, '')}${search}`,
    headers: request.headers(),
    body: request.postData() === null ? undefined : request.postDataJSON(),
    at: performance.now(),
  };
}

async function fulfil(route: Route, answer: Answer): Promise<void> {
  if (answer === 'no answer') return await route.abort('connectionreset');
  const { status = 200, body, headers = {} } = answer;
  if (typeof body === 'string') return await route.fulfill({ status, body, headers, contentType: 'text/html' });
  if (body === undefined) return await route.fulfill({ status, headers });
  await route.fulfill({ status, json: body, headers });
}

export const test = base.extend<{ server: ScriptedServer }>({
  server: async ({ page }, use) => {
    const server = new ScriptedServer();
    await server.answer(page);
    await use(server);
    // Whoever is signed in says so with every call but those of signing in.
    const bare = server.calls.filter(({ headers }) => headers['authorization'] !== `Bearer ${TOKEN}`);
    expect(bare.map(({ call }) => call).filter((call) => !call.includes(' /auth/'))).toEqual([]);
  },
});
