import type { AnyFormat } from '../../../../core/formats/registry.ts';

/** Characters of a usual text of a format that has room for an objection with its answer. */
const LONG_FORMAT = 3_000;

export const isShort = ({ usualLength }: Pick<AnyFormat, 'usualLength'>): boolean => usualLength < LONG_FORMAT;
