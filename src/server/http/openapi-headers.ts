/** Headers that answers carry beside those of every answer, by the names that the description gives them. */
const HEADERS = {
  XRequestId: ['X-Request-Id', 'What the log calls the request; a caller’s own is not taken over'],
  RetryAfter: ['Retry-After', 'With 429, 503 and 507: seconds after which a new try makes sense'],
  WwwAuthenticate: ['WWW-Authenticate', 'With 401: `Bearer`'],
  Location: ['Location', 'Address of what was made'],
  ETag: ['ETag', 'Names the state of the answer, for `If-None-Match` and, of a piece, `If-Match`'],
  XTotalCount: ['X-Total-Count', 'How many there are on all pages'],
  Link: ['Link', 'The pages beside this one (RFC 8288), with `rel="next"` and `rel="prev"`'],
} as const;

type HeaderName = keyof typeof HEADERS;

const PROBLEM_HEADERS: Readonly<Record<string, readonly HeaderName[]>> = {
  '4XX': ['RetryAfter', 'WwwAuthenticate'],
  '5XX': ['RetryAfter'],
};

/** Of successes, by route. */
const SUCCESS_HEADERS: Readonly<Record<string, readonly HeaderName[]>> = {
  'post /api/personas': ['Location'],
  'post /api/jobs': ['Location'],
  'post /api/access-tokens': ['Location'],
  'post /api/materials': ['Location'],
  'post /api/materials/files': ['Location'],
  'get /api/jobs/history': ['XTotalCount', 'Link'],
  'get /api/jobs/{id}': ['ETag'],
  'get /api/outputs/{id}': ['ETag'],
  'patch /api/outputs/{id}': ['ETag'],
  'post /api/outputs/{id}/versions/{number}/restore': ['ETag'],
};

interface Response {
  headers?: Record<string, unknown>;
}

interface Description {
  components?: { headers?: Record<string, unknown> };
  paths?: Record<string, Record<string, unknown> | undefined>;
}

/** Tells of the headers of each answer. */
export function describeHeaders<Described extends object>(document: Described): Described {
  const description: Description = document;
  description.components = {
    ...description.components,
    headers: Object.fromEntries(
      Object.entries(HEADERS).map(([id, [, words]]) => [id, { description: words, schema: { type: 'string' } }]),
    ),
  };
  for (const [path, operations] of Object.entries(description.paths ?? {})) {
    for (const [method, operation] of Object.entries(operations ?? {})) {
      for (const [status, response] of Object.entries(responsesOf(operation))) {
        const more = PROBLEM_HEADERS[status] ?? SUCCESS_HEADERS[`${method} ${path}`] ?? [];
        response.headers = Object.fromEntries(
          (['XRequestId', ...more] as const).map((id) => [HEADERS[id][0], { $ref: `#/components/headers/${id}` }]),
        );
      }
    }
  }
  return document;
}

function responsesOf(operation: unknown): Record<string, Response> {
  const isDescribed = typeof operation === 'object' && operation !== null && 'responses' in operation;
  return isDescribed ? (operation.responses as Record<string, Response>) : {};
}
