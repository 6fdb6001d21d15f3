import type { SourceReading } from '../reading/source-reading.ts';

/** Authorities, universities, standards bodies, statistics offices: those who count and rule themselves. */
const OFFICIAL =
  /(?:^|\.)(?:gov|gouv|gob|govt|edu|mil|int|ac)(?:\.[a-z]{2})?$|(?:^|\.)(?:europa\.eu|admin\.ch|gc\.ca|bund\.de|destatis\.de|insee\.fr|istat\.it|ine\.es|ssb\.no|scb\.se|statbank\.dk|oecd\.org|worldbank\.org|imf\.org|who\.int|un\.org|wto\.org|iso\.org|ietf\.org|w3\.org|nist\.gov|bls\.gov|census\.gov|ons\.gov\.uk|nih\.gov|jstor\.org|arxiv\.org|doi\.org|nature\.com|science\.org|pewresearch\.org)$/i;

/** What one kind of source counts for more than another, 0 to 1. */
const KINDS = { material: 1, official: 0.6, encyclopaedia: 0.2, web: 0 } as const;
/** Years after which a page is no younger than any other. */
const AGES = 6;
const YEAR_MS = 365.25 * 24 * 60 * 60 * 1_000;

/** Own material first, then those who know at first hand, then encyclopaedias. */
export function weightOfKind({ kind, url }: SourceReading['source']): number {
  const host = url === null ? '' : (URL.parse(url)?.hostname ?? '');
  return kind === 'web' && OFFICIAL.test(host) ? KINDS.official : KINDS[kind];
}

/** 1 for what was published when it was read, 0 for what is old; in between where that is not known. */
export function weightOfDate({ kind, published_at, retrieved_at }: SourceReading['source']): number {
  const published = Date.parse(published_at ?? '');
  // The date of an encyclopaedia's article is that of its last edit.
  if (Number.isNaN(published) || kind === 'encyclopaedia') return 0.5;
  const age = (Date.parse(retrieved_at) - published) / YEAR_MS;
  return Math.min(1, Math.max(0, 1 - age / AGES));
}
