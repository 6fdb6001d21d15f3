import type { FastifyReply, FastifyRequest } from 'fastify';

const pageRules = {
  'default-src': "'self'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data:",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
};

const page = policy(pageRules);

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

/** Headers of every answer, pages and API alike; they hold unless a later step knows better. */
export function standardHeaders(publicUrl: string): (request: FastifyRequest, reply: FastifyReply) => void {
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

function policy(directives: Readonly<Record<string, string>>): string {
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}
