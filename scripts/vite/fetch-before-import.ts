import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Where Vite keeps what it puts before each `import()` of the built client. */
const HELPER = '\0vite/preload-helper.js';
const OURS = fileURLToPath(new URL('../../src/web/lib/import-part.ts', import.meta.url));

/**
 * Puts `importPart` before each `import()` of the built client in place of Vite's own helper, which has the browser
 * preload the files as modules: an address that fails then fails for as long as the page is open. Stops the build should
 * Vite no longer ask for its helper by this name.
 */
export function fetchBeforeImport(): Plugin {
  let isInPlace = false;
  return {
    name: 'fetch-before-import',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    config: () => ({
      build: {
        modulePreload: {
          // Vite names the files of a part only where it has several.
          resolveDependencies: (file, files, { hostType }) =>
            hostType === 'js' && files.length === 0 ? [file] : files,
        },
      },
    }),
    resolveId: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: (id) => id,
    },
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler() {
        isInPlace = true;
        return `export { importPart as __vitePreload } from ${JSON.stringify(OURS)};`;
      },
    },
    buildEnd() {
      if (!isInPlace) this.error(`Vite did not ask for ${JSON.stringify(HELPER)}: look at this plugin again`);
    },
  };
}
