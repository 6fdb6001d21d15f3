import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { withShares } from './access.ts';
import type { DataDirAccess } from './access.ts';

/** The part of Emscripten's file system that gives a file its mode; the database goes through it for each. */
interface ModeSetter {
  chmod(file: unknown, mode: number, dontFollow?: boolean): void;
}

type Emscripten = Parameters<NodeFS['init']>[1];

/**
 * A folder of the embedded database whose files are private from the moment they are made. PGlite sets the mode of each
 * new file itself, past the umask of the process: 0666 for what it unpacks, 0644 for what it caches.
 */
export class PrivateNodeFS extends NodeFS {
  readonly #access: DataDirAccess;

  constructor(folder: string, access: DataDirAccess) {
    super(folder);
    this.#access = access;
  }

  override async init(pg: PGlite, options: Emscripten): Promise<{ emscriptenOpts: Emscripten }> {
    const { emscriptenOpts } = await super.init(pg, options);
    const hold = (engine: unknown) => {
      const { FS } = engine as { FS: ModeSetter };
      const chmod = FS.chmod.bind(FS);
      FS.chmod = (file, mode, dontFollow) => chmod(file, withShares(mode & 0o700, this.#access), dontFollow);
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), hold] } };
  }
}
