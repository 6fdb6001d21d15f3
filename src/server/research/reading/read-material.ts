import type { MaterialKind } from '../../../core/contracts/material.ts';
import { shorten } from '../../../core/rules/text.ts';
import type { Desk } from './desk.ts';
import { readSource } from './read-source.ts';
import type { SourceReading } from './source-reading.ts';
import { siteOf } from '../fetching/site-of.ts';
import { hashOf, storedLine, storedText } from './stored-text.ts';

/** Something that the user brings along. */
export interface Material {
  readonly kind: MaterialKind;
  /** May be empty. */
  readonly title: string;
  /** Null for a link that has to be read, and for kept material that was deleted meanwhile. */
  readonly text: string | null;
  /** Where a link leads; null otherwise. */
  readonly url: string | null;
  readonly author: string | null;
  readonly publishedAt: string | null;
  readonly language: string | null;
  /** Whether it is the brand's own. */
  readonly ours: boolean;
}

/** As `Material`, its text at hand. */
export interface ReadyMaterial extends Material {
  readonly text: string;
}

/** What the user brings along as sources. They need to fit nothing: whoever brings them along knows why. */
export async function readMaterial(material: readonly ReadyMaterial[], desk: Desk): Promise<SourceReading[]> {
  const readings: SourceReading[] = [];
  for (const item of material) {
    const text = storedText(item.text);
    const source: SourceReading['source'] = {
      title: storedLine(item.title) || firstLine(text),
      url: item.url,
      site: item.url === null ? '' : siteOf(item.url),
      author: item.author,
      published_at: item.publishedAt,
      retrieved_at: desk.retrievedAt,
      kind: 'material',
      ours: item.ours,
      language: item.language,
      license: null,
      also: [],
      hash: hashOf(text),
      text,
    };
    readings.push({ source, reading: await readSource(source, desk), fit: null });
  }
  return readings;
}

/** Characters of the first line that stand for a title: what is pasted often begins with its headline. */
const FIRST_LINE = 80;

function firstLine(text: string): string {
  return shorten(storedLine(text.split('\n', 1)[0] ?? ''), FIRST_LINE);
}
