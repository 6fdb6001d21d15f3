import { COMMON } from '../../texts/common.ts';
import { ApiError } from '../api-error.ts';

/*
 * How answers are read: what has the wanted type is taken, anything else is as if it had not been sent. So a server that
 * is older or newer, or has only what is agreed on, shows less and breaks nothing.
 */

export type Fields = Readonly<Record<string, unknown>>;

/** An answer that is none of ours, whatever its status says. */
export function strangeAnswer(): ApiError {
  return new ApiError({ status: 200, message: COMMON.strangeAnswer });
}

export function isFields(wire: unknown): wire is Fields {
  return typeof wire === 'object' && wire !== null && !Array.isArray(wire);
}

/** None where it is not an object. */
export function maybeFields(wire: unknown): Fields {
  return isFields(wire) ? wire : {};
}

/** Throws where it is not an object. */
export function fieldsOf(wire: unknown): Fields {
  if (!isFields(wire)) throw strangeAnswer();
  return wire;
}

export function text<Otherwise>(wire: unknown, otherwise: Otherwise): string | Otherwise {
  return typeof wire === 'string' ? wire : otherwise;
}

/** As `text`, where null says something, too. */
export function textOrNull(wire: unknown, otherwise: string | null): string | null {
  return wire === null ? null : text(wire, otherwise);
}

export function number<Otherwise>(wire: unknown, otherwise: Otherwise): number | Otherwise {
  return typeof wire === 'number' && Number.isFinite(wire) ? wire : otherwise;
}

export function numberOrNull(wire: unknown, otherwise: number | null): number | null {
  return wire === null ? null : number(wire, otherwise);
}

export function oneOf<const Value extends string, Otherwise>(
  values: readonly Value[],
  wire: unknown,
  otherwise: Otherwise,
): Value | Otherwise {
  return values.find((value) => value === wire) ?? otherwise;
}

/** What of a list can be read; null stands for an entry that cannot. */
export function list<Item>(wire: unknown, read: (entry: unknown) => Item | null, otherwise: Item[] = []): Item[] {
  return Array.isArray(wire) ? wire.map(read).filter((item) => item !== null) : otherwise;
}

export function texts(wire: unknown, otherwise: string[] = []): string[] {
  return list(wire, (entry) => text(entry, null), otherwise);
}

/** Entries that only our own server sends: those that have these texts and numbers. */
export function rows<Row>(
  wire: unknown,
  texts: readonly (keyof Row & string)[],
  numbers: readonly (keyof Row & string)[] = [],
): Row[] {
  const isWhole = (entry: Fields) =>
    texts.every((name) => typeof entry[name] === 'string') && numbers.every((name) => typeof entry[name] === 'number');
  return list(wire, (entry) => (isFields(entry) && isWhole(entry) ? (entry as Row) : null));
}

/** An answer that has to be a list: one entry that cannot be read is left out, the others stay. */
export function readList<Item>(read: (entry: unknown) => Item | null): (wire: unknown) => Item[] {
  return (wire) => {
    if (!Array.isArray(wire)) throw strangeAnswer();
    return list(wire, read);
  };
}

/** Of a list of ours that is nowhere else agreed on: what is an object. */
export function readRows<Row>(wire: unknown): Row[] {
  return readList((entry) => (isFields(entry) ? (entry as Row) : null))(wire);
}
