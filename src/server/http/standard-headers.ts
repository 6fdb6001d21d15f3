import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PageSources } from '../auth/auth-provider.ts';

const pageRules: Readonly<Record<string, string>> = {
  'default-src': "'self'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data:",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
};

/** The description of the API is shown by a library that writes styles into its page. */
const docs = policy({ ...pageRules, 'style-src': "'self' 'unsafe-inline'" });

const api = policy({
  'default-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
});

const EVERYWHERE = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), display-capture=(), clipboard-write=(self)',
} as const;

interface HeaderRules {
  readonly publicUrl: string;
  /** What the sign-in provider has in the pages beside the product; the API and its description have none of it. */
  readonly auth: { readonly pageSources: PageSources };
}

/** Headers of every answer, pages and API alike; they hold unless a later step knows better. */
export function standardHeaders({
  publicUrl,
  auth,
}: HeaderRules): (request: FastifyRequest, reply: FastifyReply) => void {
  const page = policy(withSources(auth.pageSources));
  const transport = publicUrl.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000' } : {};
  const ofPage = { ...EVERYWHERE, ...transport, 'content-security-policy': page, 'cache-control': 'no-cache' };
  const ofApi = { ...EVERYWHERE, ...transport, 'content-security-policy': api, 'cache-control': 'no-store' };
  const ofDocs = { ...ofPage, 'content-security-policy': docs };
  return (request, reply) => {
    // By the route where there is one: an address can be spelled in more than one way.
    const address = request.routeOptions.url ?? request.url;
    reply.headers(isDocs(address) ? ofDocs : isApi(address) ? ofApi : ofPage);
    if (isApi(address)) {
      reply.header('x-request-id', request.id);
      if (request.routeOptions.config?.etag) reply.header('cache-control', 'private, no-cache');
    }
  };
}

export const isApi = (url: string): boolean => /^\/api(?:[/?]|$)/.test(url);

/** The browsable page of the API, which is a page like others. */
const isDocs = (url: string): boolean => /^\/api\/docs(?:[/?]|$)/.test(url);

/** A kind that has no directive of its own is judged by `default-src`, and so begins as that does. */
function withSources(sources: PageSources): Readonly<Record<string, string>> {
  const rules = { ...pageRules };
  for (const kind of ['script', 'style', 'connect', 'img', 'frame', 'worker'] as const) {
    const name = `${kind}-src`;
    const added = sources[kind];
    if (added) rules[name] = [rules[name] ?? "'self'", ...added].join(' ');
  }
  return rules;
}

function policy(directives: Readonly<Record<string, string>>): string {
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}
