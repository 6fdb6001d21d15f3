import type { Desk } from './desk.ts';
import { readSource } from './read-source.ts';
import type { SourceReading } from './source-reading.ts';
import { storedLine, storedText } from './stored-text.ts';

/** A text of the user's own. */
export interface Material {
  /** May be empty. */
  readonly title: string;
  readonly text: string;
}

/** The user's own texts as sources. They need to fit nothing: whoever brings them along knows why. */
export async function readMaterial(material: readonly Material[], desk: Desk): Promise<SourceReading[]> {
  const readings: SourceReading[] = [];
  for (const [index, item] of material.entries()) {
    const source = {
      title: storedLine(item.title) || `Your notes ${index + 1}`,
      url: null,
      site: 'Your material',
      published_at: null,
      retrieved_at: desk.retrievedAt,
      kind: 'material',
      license: null,
      text: storedText(item.text),
    } as const;
    readings.push({ source, reading: await readSource(source, desk), fit: null });
  }
  return readings;
}
