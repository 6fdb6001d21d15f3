import type { Output } from '../../../../core/contracts/output.ts';

/** A sentence that carries a point, as the wire tells it. */
export type StanceSpan = Output['stance'][number];
