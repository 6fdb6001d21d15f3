import type { Slot } from './fill-shape.ts';
import type { Format } from './format.ts';

/** What a format's skeleton says beside its `<what>`. */
export interface Skeleton {
  /** Entries that it has of a list. */
  entries(list: string): number;
  /** The lines of a slot without a `<what>`, such as an end mark or a gap that every piece has; empty where there are none. */
  fixed(slot: Slot): string;
  /** Whether the slot says nothing else. */
  isFixed(slot: Slot): boolean;
}

/** Whether a text has something to be filled in. */
const OPEN = /<[^<>\n]+>/u;

export function readSkeleton({ skeleton, parse }: Pick<Format, 'skeleton' | 'parse'>): Skeleton {
  const parts = fieldsOf(parse(skeleton).parts);
  const textOf = ({ part, index, field }: Slot): string => {
    const whole = parts[part];
    const entry: unknown = index === null || !Array.isArray(whole) ? whole : whole[index];
    const text = field === null ? entry : fieldsOf(entry)[field];
    return typeof text === 'string' ? text : '';
  };
  const fixed = (slot: Slot): string =>
    textOf(slot)
      .split('\n')
      .filter((line) => !OPEN.test(line))
      .join('\n')
      .trim();
  return {
    entries: (list) => (Array.isArray(parts[list]) ? parts[list].length : 0),
    fixed,
    isFixed: (slot) => fixed(slot) !== '' && !OPEN.test(textOf(slot)),
  };
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
