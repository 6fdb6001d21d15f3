/**
 * Joins class names. Nothing is merged away: the kit's looks stand in a lower CSS layer, so a utility of the caller
 * wins by itself. Two utilities that contradict each other must not stand side by side.
 */
export function cn(...classes: (string | false | null | undefined)[]): string {
  return classes.filter(Boolean).join(' ');
}
