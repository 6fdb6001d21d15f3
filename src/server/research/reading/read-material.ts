import type { MaterialKind } from '../../../core/contracts/material.ts';
import type { Desk } from './desk.ts';
import { readSource } from './read-source.ts';
import type { SourceReading } from './source-reading.ts';
import { hashOf, storedLine, storedText } from './stored-text.ts';

/** Something of the user's own. */
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
}

/** As `Material`, its text at hand. */
export interface ReadyMaterial extends Material {
  readonly text: string;
}

/** The user's own texts as sources. They need to fit nothing: whoever brings them along knows why. */
export async function readMaterial(material: readonly ReadyMaterial[], desk: Desk): Promise<SourceReading[]> {
  const readings: SourceReading[] = [];
  for (const [index, item] of material.entries()) {
    const text = storedText(item.text);
    const source: SourceReading['source'] = {
      title: storedLine(item.title) || `Your notes ${index + 1}`,
      url: item.url,
      site: 'Your material',
      author: item.author,
      published_at: item.publishedAt,
      retrieved_at: desk.retrievedAt,
      kind: 'material',
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
