import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/** Writes the list of formats into the build as data: the rules behind it stay out of the browser's first load. */
export function inlineFormatList(): Plugin {
  return {
    name: 'inline-format-list',
    apply: 'build',
    load: {
      filter: { id: /[\\/]src[\\/]web[\\/]lib[\\/]format-list\.ts$/ },
      async handler(id) {
        const { FORMATS } = (await import(pathToFileURL(id).href)) as { FORMATS: unknown };
        return { code: `export const FORMATS = ${JSON.stringify(FORMATS)};`, moduleSideEffects: false };
      },
    },
  };
}
