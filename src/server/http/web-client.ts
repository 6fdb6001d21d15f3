import { sep } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ClientConfig } from '../../core/contracts/client-config.ts';
import { compressPage } from './compress-page.ts';
import { configWithoutDatabase, currentClientConfig } from './current-client-config.ts';
import type { HttpDeps } from './http-deps.ts';
import { absoluteLinks, serveCrawlerFiles } from './public-address.ts';
import type { WebPage } from './web-page.ts';
import { readWebPage } from './web-page.ts';

const PICTURE = /\.(?:ico|png|svg)$/;

/** Answers with the 404 page. */
export type NotFoundPage = (reply: FastifyReply) => Promise<FastifyReply>;

/** Serves the built web client: `/`, `/app` and the files beside them. Everything else is the 404 page's. */
export async function serveWebClient(app: FastifyInstance, deps: HttpDeps, webDir: string): Promise<NotFoundPage> {
  const landing = readWebPage(webDir, ['index.html'], absoluteLinks(deps.publicUrl));
  const workspace = readWebPage(webDir, ['app.html', 'index.html']);
  const missing = readWebPage(webDir, ['404.html', 'index.html']);
  const send = async (reply: FastifyReply, page: WebPage) =>
    reply.type('text/html; charset=utf-8').send(page(await configForPage(deps)));
  const options = { config: { etag: true, public: true }, schema: { hide: true }, onSend: compressPage() } as const;

  app.get('/', options, (_request, reply) => send(reply, landing));
  app.get('/app', options, (_request, reply) => send(reply.header('x-robots-tag', 'noindex'), workspace));
  serveCrawlerFiles(app, deps.publicUrl);
  await app.register(staticFiles, {
    root: webDir,
    // A route for each file that is there now: no path can reach anything else.
    wildcard: false,
    globIgnore: ['**/*.html', '**/*.br', '**/*.gz'],
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      reply.header('cache-control', cachingOf(path));
      // Icons and the picture of link previews are shown on other sites, too.
      if (PICTURE.test(path)) reply.header('cross-origin-resource-policy', 'cross-origin');
    },
  });
  return (reply) => send(reply.code(404).header('x-robots-tag', 'noindex'), missing);
}

/** Names of built assets carry a hash of their content; the pictures beside them hardly ever change. */
function cachingOf(path: string): string {
  if (path.includes(`${sep}assets${sep}`)) return 'public, max-age=31536000, immutable';
  return PICTURE.test(path) ? 'public, max-age=86400' : 'no-cache';
}

/** Pages are served without a database, too. */
async function configForPage(deps: HttpDeps): Promise<ClientConfig> {
  try {
    return await currentClientConfig(deps);
  } catch {
    return configWithoutDatabase(deps);
  }
}
