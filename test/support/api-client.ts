/** A caller of the API over real HTTP, as a script would be one. */
export interface ApiClient {
  readonly token: string;
  get(path: string, headers?: Record<string, string>): Promise<ApiAnswer>;
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<ApiAnswer>;
  put(path: string, body: unknown, headers?: Record<string, string>): Promise<ApiAnswer>;
  patch(path: string, body: unknown, headers?: Record<string, string>): Promise<ApiAnswer>;
  delete(path: string, headers?: Record<string, string>): Promise<ApiAnswer>;
}

export interface ApiAnswer {
  readonly status: number;
  readonly headers: Headers;
  /** The JSON of the answer, or undefined when it has none. What it holds is for the test to say. */
  readonly body: ReturnType<typeof JSON.parse>;
}

export function createApiClient(url: string, token: string): ApiClient {
  const call =
    (method: string) =>
    (path: string, body?: unknown, headers: Record<string, string> = {}) =>
      callApi(url, {
        method,
        path,
        body,
        headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
      });
  return {
    token,
    get: (path, headers) => call('GET')(path, undefined, headers),
    post: call('POST'),
    put: call('PUT'),
    patch: call('PATCH'),
    delete: (path, headers) => call('DELETE')(path, undefined, headers),
  };
}

async function callApi(
  url: string,
  request: { method: string; path: string; body: unknown; headers: Record<string, string> },
): Promise<ApiAnswer> {
  const hasBody = request.body !== undefined;
  const response = await fetch(`${url}/api${request.path}`, {
    method: request.method,
    headers: { ...(hasBody ? { 'content-type': 'application/json' } : {}), ...request.headers },
    ...(hasBody ? { body: typeof request.body === 'string' ? request.body : JSON.stringify(request.body) } : {}),
  });
  const text = await response.text();
  const isJson = /\bjson\b/.test(response.headers.get('content-type') ?? '');
  return { status: response.status, headers: response.headers, body: isJson && text ? JSON.parse(text) : undefined };
}

let accounts = 0;

/** A new account, signed in. */
export async function signUp(url: string, name = 'Robin Example'): Promise<ApiClient> {
  accounts += 1;
  const answer = await createApiClient(url, '').post('/auth/sign-up/email', {
    name,
    email: `user-${process.pid}-${accounts}@example.test`,
    password: 'a long enough password',
  });
  if (answer.status !== 200) throw new Error(`Sign-up was answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return createApiClient(url, answer.body.token);
}
