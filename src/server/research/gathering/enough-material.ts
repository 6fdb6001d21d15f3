import type { Material } from '../reading/read-material.ts';

/** Some eight sentences: enough to quote from, so that nobody has to wait long for an encyclopaedia. */
const ENOUGH_CHARACTERS = 1_000;

/** Whether the user has brought texts that a job can stand on. Links do not count: they may turn out unreadable. */
export function hasEnoughToWriteFrom(material: readonly Material[]): boolean {
  return material.reduce((sum, { text }) => sum + (text?.trim().length ?? 0), 0) >= ENOUGH_CHARACTERS;
}
