import type { StoredSource } from '../../../src/server/research/findings.ts';

/** The sites of the fake web stand on ports, which no reader should have to overlook. */
export function withoutPort(source: StoredSource): StoredSource {
  return { ...source, site: withoutPorts(source.site), url: source.url && withoutPorts(source.url) };
}

/** A text in which those sites are named. */
export const withoutPorts = (text: string): string => text.replace(/(?<=\.example|127\.0\.0\.1):\d+/g, '');
