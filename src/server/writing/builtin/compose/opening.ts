import type { Desk } from '../desk.ts';
import type { VariantPlaces } from '../lines/place.ts';
import type { Openings } from '../voice/tone-voice.ts';

/** How many angles need no opinion, whatever else there is. */
const SURE_ANGLES = 2;

/** Whether a sibling may have had the same angle: its words for this angle are then used up. */
export function mayRepeatAngle({ variant, opinion }: Desk): boolean {
  return variant > SURE_ANGLES && opinion.whole === '';
}

/** The tone's own first words, or a question of this variant's. */
export function openingOf(desk: Desk, { places }: VariantPlaces, place: keyof Openings): string {
  return mayRepeatAngle(desk) ? places[0].ask : desk.voice.opening[desk.angle][place];
}
