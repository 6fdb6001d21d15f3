export interface Part {
  readonly name: string;
  readonly runner: 'checks' | 'vitest' | 'playwright';
  /** Projects of vitest.config.ts. */
  readonly projects: readonly string[];
  readonly needs: readonly ('postgres' | 'browser')[];
  /** Test files run at the same time, where many of them wait for something; otherwise as vitest.config.ts says. */
  readonly workers?: number;
  /** Whether a test file belongs here. */
  readonly holds: (file: string) => boolean;
}

const HTTP = /\.http\.test\.ts$|^test\/http\//;
const FAULTS = /^test\/faults\//;
const BROWSER = /^test\/e2e\//;
const ATTACKS = /^test\/attacks\//;

/** What `npm test` runs, in this order. One can be run alone, also with file names: `npm test http jobs`. */
export const PARTS: readonly Part[] = [
  { name: 'check', runner: 'checks', projects: [], needs: [], holds: () => false },
  {
    name: 'unit',
    runner: 'vitest',
    projects: ['unit', 'web'],
    // Some units are the tests' own: the PostgreSQL that they start.
    needs: ['postgres'],
    holds: (file) => ![HTTP, FAULTS, BROWSER, ATTACKS].some((other) => other.test(file)),
  },
  {
    name: 'http',
    runner: 'vitest',
    projects: ['http-embedded', 'http-postgres'],
    workers: 3,
    needs: ['postgres'],
    holds: (file) => HTTP.test(file),
  },
  { name: 'e2e', runner: 'playwright', projects: [], needs: ['browser'], holds: (file) => BROWSER.test(file) },
  {
    name: 'faults',
    runner: 'vitest',
    projects: ['faults'],
    workers: 4,
    needs: ['postgres'],
    holds: (file) => FAULTS.test(file),
  },
  {
    name: 'attacks',
    runner: 'vitest',
    projects: ['attacks', 'attacks-postgres', 'attacks-alone'],
    needs: ['postgres'],
    holds: (file) => ATTACKS.test(file),
  },
];

/**
 * Which parts to run, and the rest of the arguments for their runner: names of parts first, or a test file alone,
 * which knows its part; nothing means everything.
 */
export function choose(args: readonly string[]): { parts: readonly Part[]; rest: readonly string[] } {
  const isPart = (arg: string) => PARTS.some((part) => part.name === arg);
  const end = args.findIndex((arg) => !isPart(arg));
  const names = end < 0 ? args : args.slice(0, end);
  const rest = end < 0 ? [] : args.slice(end);
  if (names.length > 0) return { parts: PARTS.filter((part) => names.includes(part.name)), rest };
  const [file] = rest;
  return { parts: file ? PARTS.filter((part) => part.holds(file)) : PARTS, rest };
}
