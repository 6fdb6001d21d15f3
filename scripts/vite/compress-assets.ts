import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = /\.(?:js|css|svg|txt)$/;

/** Writes a `.br` and a `.gz` beside each text file of the build, so that the server never compresses one twice. */
export function compressAssets(): Plugin {
  return {
    name: 'compress-assets',
    apply: 'build',
    buildApp: {
      order: 'post',
      async handler(builder) {
        const root = builder.environments['client']?.config.build.outDir;
        if (!root) throw new Error('There is no client environment to compress the files of');
        const files = await readdir(root, { recursive: true });
        await Promise.all(files.filter((file) => COMPRESSIBLE.test(file)).map((file) => compress(join(root, file))));
      },
    },
  };
}

async function compress(path: string): Promise<void> {
  const content = await readFile(path);
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  await writeFile(`${path}.br`, await promisify(brotliCompress)(content, options));
  await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }));
}
