import type { Payer } from '../../limits/payer.ts';
import type { Document } from './extractor.ts';

/** What was too much to read lately, so that it is not tried again, and whose it was. */
export interface TooMuchMemory {
  /** Whether these very bytes were too much. Whoever has them learns nothing of anybody else's by it. */
  has(hash: string): boolean;
  note(hash: string, document: Document, payer: Payer | null): void;
  /** Whether documents of this payer, or of the host, were too much repeatedly. */
  isLikely(document: Document, payer: Payer | null): boolean;
}

const KEPT_MS = 10 * 60_000;
const MOST_KEPT = 10_000;
/** Documents of a payer, or payers with documents of a host: one payer alone makes no host suspect. */
const REPEATEDLY = 2;

export function createTooMuchMemory(): TooMuchMemory {
  const documents = createKeptMarks();
  const ofPayers = createKeptMarks();
  const ofHosts = createKeptMarks();
  const nameOf = (payer: Payer | null) => payer ?? '';

  return {
    has: (hash) => documents.count(hash) > 0,
    note(hash, { url }, payer) {
      documents.add(hash, '');
      ofPayers.add(nameOf(payer), hash);
      if (url !== null) ofHosts.add(new URL(url).host, nameOf(payer));
    },
    isLikely({ url }, payer) {
      if (ofPayers.count(nameOf(payer)) >= REPEATEDLY) return true;
      return url !== null && ofHosts.count(new URL(url).host) >= REPEATEDLY;
    },
  };
}

/** Different marks of some keys, each kept for a while. */
function createKeptMarks() {
  const kept = new Map<string, Map<string, number>>();

  function forgetOld(key: string, marks: Map<string, number>): void {
    const now = performance.now();
    for (const [mark, at] of marks) if (now - at >= KEPT_MS) marks.delete(mark);
    if (marks.size === 0) kept.delete(key);
  }

  return {
    count(key: string): number {
      const marks = kept.get(key);
      if (!marks) return 0;
      forgetOld(key, marks);
      return marks.size;
    },
    add(key: string, mark: string): void {
      const marks = kept.get(key) ?? new Map<string, number>();
      kept.delete(key);
      marks.set(mark, performance.now());
      // More than these make no difference.
      const [first] = marks.keys();
      if (marks.size > REPEATEDLY && first !== undefined) marks.delete(first);
      kept.set(key, marks);
      const [oldest] = kept.keys();
      if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    },
  };
}
