import { ScriptedStream } from './scripted-stream.ts';

/** An answer as the test writes it; `no answer` is a connection that breaks. */
export type ScriptedAnswer =
  | { status?: number; body?: unknown; headers?: Record<string, string> }
  | ScriptedStream
  | 'no answer';

export interface RecordedCall {
  /** Such as `GET /jobs/history?limit=100&offset=0`, without the base path. */
  readonly call: string;
  readonly headers: Headers;
  readonly body: unknown;
}

type Script = (call: RecordedCall) => ScriptedAnswer | Promise<ScriptedAnswer>;

/** Stands in for the browser's `fetch`: answers each call by its script and writes it down. */
export class ScriptedApi {
  readonly calls: RecordedCall[] = [];
  readonly #scripts = new Map<string, Script>();

  /** `call` with or without its query; the last script for a call holds. */
  on(call: string, script: ScriptedAnswer | Script): this {
    this.#scripts.set(call, typeof script === 'function' ? script : () => script);
    return this;
  }

  callsOf(call: string): RecordedCall[] {
    return this.calls.filter((recorded) => recorded.call === call || recorded.call.split('?')[0] === call);
  }

  readonly fetch = async (url: string, init: RequestInit): Promise<Response> => {
    const call = `${init.method} ${url.replace(/^\/api/, '')}`;
    const recorded: RecordedCall = {
      call,
      headers: new Headers(init.headers),
      body: bodyOf(init.body),
    };
    this.calls.push(recorded);
    const script = this.#scripts.get(call) ?? this.#scripts.get(call.split('?')[0] ?? '');
    if (!script) throw new Error(`The test has no answer to ${call}`);
    const answer = await Promise.race([script(recorded), whenAborted(init.signal)]);
    if (answer === 'no answer') throw new TypeError('Failed to fetch');
    if (answer instanceof ScriptedStream) return answer.answer(init.signal);
    const { status = 200, body, headers = {} } = answer;
    return new Response(body === undefined ? null : JSON.stringify(body), { status, headers });
  };
}

/** JSON as what it says; a form as its fields, a file by its name. */
function bodyOf(body: RequestInit['body']): unknown {
  if (typeof body === 'string') return JSON.parse(body);
  if (!(body instanceof FormData)) return undefined;
  return Object.fromEntries([...body].map(([name, value]) => [name, value instanceof File ? value.name : value]));
}

function whenAborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => {
    const stop = () => reject(new DOMException('The call was aborted', 'AbortError'));
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop);
  });
}
