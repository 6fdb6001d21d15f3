import type { FastifyInstance } from 'fastify';

/** Made by `scripts/draw-brand.ts`, which draws it in this size. */
const PICTURE = { path: '/og.png', width: 1200, height: 630, alt: 'Manifold: one idea in, a week of content out' };

/**
 * What the landing page's head says with whole addresses: canonical and the picture of a link preview have to be absolute,
 * and a build does not know where it will be served. Without `PUBLIC_URL` that is the address on this machine, the one
 * that sign-in works at; nothing that asks from outside gets to see it.
 */
export function absoluteLinks(publicUrl: string): string {
  const home = escaped(new URL('/', publicUrl).href);
  const picture = escaped(new URL(PICTURE.path, publicUrl).href);
  return [
    `<link rel="canonical" href="${home}" />`,
    ...[
      ['og:url', home],
      ['og:image', picture],
      ['og:image:type', 'image/png'],
      ['og:image:width', PICTURE.width],
      ['og:image:height', PICTURE.height],
      ['og:image:alt', PICTURE.alt],
    ].map(([property, content]) => `<meta property="${property}" content="${content}" />`),
  ].join('\n    ');
}

/** What crawlers ask for. The workspace is left to be crawled, so that its `noindex` is read. */
export function serveCrawlerFiles(app: FastifyInstance, publicUrl: string): void {
  const options = { config: { etag: true, public: true }, schema: { hide: true } } as const;
  const home = escaped(new URL('/', publicUrl).href);
  const robots = `User-agent: *\nDisallow: /api/\n\nSitemap: ${new URL('/sitemap.xml', publicUrl).href}\n`;
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <url><loc>${home}</loc></url>
</urlset>
`;
  app.get('/robots.txt', options, (_request, reply) => reply.type('text/plain; charset=utf-8').send(robots));
  app.get('/sitemap.xml', options, (_request, reply) => reply.type('application/xml; charset=utf-8').send(sitemap));
}

const escaped = (address: string) => address.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
