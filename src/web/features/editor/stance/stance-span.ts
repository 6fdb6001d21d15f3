import type { Output } from '../../../../core/contracts/output.ts';

/** A sentence that carries a point, as the wire tells it: it counts in the stored text, an outline's label included. */
export type StanceSpan = Output['stance'][number];
