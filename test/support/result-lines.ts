import { appendFileSync, existsSync, readFileSync } from 'node:fs';

/** Adds a result to a file that several processes may add to: a line is one write. */
export function addResult(path: string, result: object): void {
  appendFileSync(path, `${JSON.stringify(result)}\n`);
}

export function readResults<Result>(path: string): Result[] {
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as Result);
}
