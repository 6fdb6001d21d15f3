import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { withShares } from './access.ts';
import type { DataDirAccess } from './access.ts';

/** The parts of Emscripten's file system that the database goes through for each new file, and for each write. */
interface Engine {
  readonly FS: {
    chmod(file: unknown, mode: number, dontFollow?: boolean): void;
    getPath(node: unknown): string;
  };
  readonly NODEFS: { readonly stream_ops: { write: Write } };
}

type Write = (stream: { node: unknown }, ...what: Written) => number;
type Written = [bytes: unknown, offset: number, length: number, position?: number];

type Emscripten = Parameters<NodeFS['init']>[1];

/** Numbers of Emscripten's libc: the disk is full, or the quota of this account. */
const NO_ROOM: readonly unknown[] = [51, 19];

/**
 * Called when a file of the database found no room; `true` when some was made, so that the write is tried again.
 *
 * @param isData whether it is a table, an index or a temporary file: such a write fails with its transaction alone.
 */
export type NoRoom = (isData: boolean) => boolean;

/**
 * A folder of the embedded database whose files are private from the moment they are made. PGlite sets the mode of each
 * new file itself, past the umask of the process: 0666 for what it unpacks, 0644 for what it caches.
 */
export class PrivateNodeFS extends NodeFS {
  readonly #access: DataDirAccess;
  readonly #noRoom: NoRoom;

  constructor(folder: string, access: DataDirAccess, noRoom: NoRoom = () => false) {
    super(folder);
    this.#access = access;
    this.#noRoom = noRoom;
  }

  override async init(pg: PGlite, options: Emscripten): Promise<{ emscriptenOpts: Emscripten }> {
    const { emscriptenOpts } = await super.init(pg, options);
    const hold = (engine: unknown) => {
      const { FS, NODEFS } = engine as Engine;
      const chmod = FS.chmod.bind(FS);
      FS.chmod = (file, mode, dontFollow) => chmod(file, withShares(mode & 0o700, this.#access), dontFollow);
      NODEFS.stream_ops.write = wholeWrites(NODEFS.stream_ops.write, (node) => this.#noRoom(isData(FS.getPath(node))));
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), hold] } };
  }
}

const isData = (path: string): boolean => path.includes('/base/');

/** Half a write is how a disk says that it is getting full: the rest is written as well, or it fails. */
function wholeWrites(write: Write, noRoom: (node: unknown) => boolean): Write {
  return (stream, ...[bytes, offset, length, position]) => {
    let written = 0;
    for (;;) {
      try {
        const from = position === undefined ? undefined : position + written;
        written += write(stream, bytes, offset + written, length - written, from);
        if (written >= length) return written;
      } catch (error) {
        const errno = typeof error === 'object' && error !== null && 'errno' in error ? error.errno : undefined;
        if (NO_ROOM.includes(errno) && noRoom(stream.node)) continue;
        if (written > 0) return written;
        throw error;
      }
    }
  };
}
