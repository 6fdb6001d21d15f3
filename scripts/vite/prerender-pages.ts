import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const MARKER = '<!--prerendered-->';

/** Page file and an address that shows it. */
const PAGES = [
  { file: 'index.html', url: '/' },
  { file: 'app.html', url: '/app' },
  { file: '404.html', url: '/no-such-page' },
] as const;

interface PrerenderModule {
  prerenderPage: (url: string) => Promise<string>;
}

/** After both builds: writes the first view of each page into its HTML, so that it stands without JavaScript. */
export function prerenderPages(): Plugin {
  return {
    name: 'prerender-pages',
    apply: 'build',
    buildApp: {
      order: 'post',
      async handler(builder) {
        const { client, prerender } = builder.environments;
        if (!client || !prerender) throw new Error('The client and the prerender environment must both be configured');
        const entry = pathToFileURL(join(prerender.config.build.outDir, 'prerender.js')).href;
        const { prerenderPage } = (await import(entry)) as PrerenderModule;
        for (const page of PAGES) {
          const path = join(client.config.build.outDir, page.file);
          const html = await readFile(path, 'utf8');
          if (!html.includes(MARKER)) throw new Error(`${page.file} has no ${MARKER} to write to`);
          const view = await prerenderPage(page.url);
          await writeFile(
            path,
            html.replace(MARKER, () => view),
          );
        }
      },
    },
  };
}
