import type { SourceReading } from '../reading/source-reading.ts';

/** Sources of one site before others are preferred to more of it. */
const OF_ONE_SITE = 2;

/**
 * The readings that become sources, at most `limit`: in their order, but no site with more than two while there are
 * others, so that more than one voice stands behind a piece.
 */
export function chooseSources(readings: readonly SourceReading[], limit: number): SourceReading[] {
  const perSite = new Map<string, number>();
  const [first, later]: [SourceReading[], SourceReading[]] = [[], []];
  for (const reading of readings) {
    const count = (perSite.get(reading.source.site) ?? 0) + 1;
    perSite.set(reading.source.site, count);
    (count <= OF_ONE_SITE ? first : later).push(reading);
  }
  const kept = new Set([...first, ...later].slice(0, limit));
  return readings.filter((reading) => kept.has(reading));
}
