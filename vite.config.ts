import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { compressAssets } from './scripts/vite/compress-assets.ts';
import { fetchBeforeImport } from './scripts/vite/fetch-before-import.ts';
import { inlineFormatList } from './scripts/vite/inline-format-list.ts';
import { pageRoutes } from './scripts/vite/page-routes.ts';
import { preloadFonts } from './scripts/vite/preload-fonts.ts';
import { prerenderPages } from './scripts/vite/prerender-pages.ts';
import { SHARED_CHUNKS } from './scripts/vite/shared-chunks.ts';
import { sonnerWithoutInjectedStyles } from './scripts/vite/sonner-without-injected-styles.ts';

const API_URL = process.env['API_URL'] ?? 'http://127.0.0.1:3000';

const fromRoot = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** `vite build` makes dist/web: the browser's files, then the three pages with their first view written into them. */
export default defineConfig({
  root: fromRoot('src/web'),
  publicDir: fromRoot('src/web/public'),
  cacheDir: fromRoot('.cache/vite'),
  plugins: [
    fetchBeforeImport(),
    react(),
    tailwindcss(),
    sonnerWithoutInjectedStyles(),
    inlineFormatList(),
    pageRoutes(),
    preloadFonts(),
    prerenderPages(),
    compressAssets(),
  ],
  environments: {
    client: {
      build: {
        outDir: fromRoot('dist/web'),
        emptyOutDir: true,
        rolldownOptions: {
          input: ['index', 'app', '404'].map((page) => fromRoot(`src/web/${page}.html`)),
          output: { codeSplitting: { groups: SHARED_CHUNKS } },
        },
      },
    },
    prerender: {
      consumer: 'server',
      build: {
        outDir: fromRoot('.cache/prerender'),
        emptyOutDir: true,
        copyPublicDir: false,
        minify: false,
        rolldownOptions: { input: { prerender: fromRoot('src/web/app/prerender.tsx') } },
      },
    },
  },
  builder: {
    buildApp: async (builder) => {
      const { client, prerender } = builder.environments;
      if (!client || !prerender) throw new Error('The client and the prerender environment must both be configured');
      await builder.build(client);
      await builder.build(prerender);
    },
  },
  server: {
    port: 5173,
    // The server takes sign-ins from its own address only, which is what the browser's call becomes here.
    proxy: { '/api': { target: API_URL, headers: { origin: new URL(API_URL).origin } } },
  },
});
