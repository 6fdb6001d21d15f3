import type { Desk } from '../desk.ts';

/** How many angles need no opinion, whatever else there is. */
const SURE_ANGLES = 2;

/** Whether a sibling may have had the same angle: its words for this angle are then used up. */
export function mayRepeatAngle({ variant, opinion }: Desk): boolean {
  return variant > SURE_ANGLES && opinion.whole === '';
}
