import type { AnyFormat } from '../../../src/core/formats/registry.ts';
import type { Format } from '../../../src/core/formats/format.ts';
import { filledParts } from '../../support/filled-parts.ts';
import { SOUND_PARTS } from '../../support/sound-parts.ts';
import type { AnyParts } from './mutate-parts.ts';

const BY_HAND: Readonly<Record<string, object>> = SOUND_PARTS;

/** Parts of a piece of the format that keep every rule: made by hand where somebody has, else filled to its limits. */
export function soundPartsOf(format: Format): AnyParts {
  return { ...(BY_HAND[format.label] ?? filledParts(format as AnyFormat)) };
}
