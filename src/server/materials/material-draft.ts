import type { MaterialKind } from '../../core/contracts/material.ts';
import { TEXT_LIMITS } from '../../core/rules/limits.ts';
import { countCharacters, shorten } from '../../core/rules/text.ts';
import { storedLine, storedText } from '../research/reading/stored-text.ts';
import type { MaterialRow } from './materials.store.ts';

/** Material that was read and is not kept yet. */
export interface MaterialDraft extends Omit<
  MaterialRow,
  'id' | 'userId' | 'ours' | 'oursChosen' | 'createdAt' | 'updatedAt'
> {
  /** As the user says; null leaves it to a guess. */
  readonly ours: boolean | null;
}

/** Characters of a note's first line that stand for a title it has not. */
const FIRST_LINE = 80;

/** Nobody writes it, so a text that ends with it was not cut. */
const END_MARK = '\ue000';

/** A text as it is kept, and what is told of it in lists. */
export function keptText(text: string): Pick<MaterialRow, 'text' | 'characters' | 'shortened'> {
  const kept = storedText(text);
  return {
    text: kept,
    characters: countCharacters(kept),
    shortened: !storedText(`${text}${END_MARK}`).endsWith(END_MARK),
  };
}

/** What the material is called: as the user says, else as it says itself. */
export function titleOf(
  title: string,
  material: { kind: MaterialKind; text: string; url: string | null; fileName: string | null },
): string {
  const line = oneLine(title);
  if (line !== '') return line;
  if (material.kind === 'note') return shorten(oneLine(material.text.split('\n')[0] ?? ''), FIRST_LINE);
  return oneLine(material.fileName ?? material.url ?? '');
}

/** Foreign text that is shown in one line; null when nothing of it is left. */
export function lineOrNull(text: string | null): string | null {
  return text === null ? null : oneLine(text) || null;
}

function oneLine(text: string): string {
  return shorten(storedLine(text), TEXT_LIMITS.materialTitle);
}
