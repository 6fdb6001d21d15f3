import type { PGlite } from '@electric-sql/pglite';

/** What PostgreSQL says of a full disk, and of a change where only reading is allowed. */
const [DISK_FULL, READ_ONLY] = ['53100', '25006'];

/** A change that the embedded database was not let make, since its disk is full. */
export class DiskFullError extends Error {
  readonly code = DISK_FULL;

  constructor(cause?: unknown) {
    super('The disk of the embedded database is full', { cause });
    this.name = 'DiskFullError';
  }
}

/** The engine is let read alone for one reason only: its refusals become `DiskFullError`. */
export function tellDiskFull(engine: PGlite): PGlite {
  const { query, exec } = told(engine);
  return changed(engine, {
    query,
    exec,
    transaction: <T>(work: (tx: object) => Promise<T>) => engine.transaction((tx) => work(changed(tx, told(tx)))),
  });
}

type Asked = Pick<PGlite, 'query' | 'exec'>;

const told = (asked: Asked) => ({
  query: (...args: Parameters<PGlite['query']>) => asked.query(...args).catch(rethrow),
  exec: (...args: Parameters<PGlite['exec']>) => asked.exec(...args).catch(rethrow),
});

function rethrow(error: unknown): never {
  throw error instanceof Error && 'code' in error && error.code === READ_ONLY ? new DiskFullError(error) : error;
}

/** `target` with some of its methods replaced. */
function changed<Target extends object>(target: Target, methods: object): Target {
  return new Proxy(target, {
    get(_, property) {
      if (property in methods) return Reflect.get(methods, property) as unknown;
      const value: unknown = Reflect.get(target, property, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}
