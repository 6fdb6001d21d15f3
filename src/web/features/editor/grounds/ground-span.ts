import type { Output } from '../../../../core/contracts/output.ts';

/** What a sentence rests on, as the wire tells it. */
export type GroundSpan = Output['grounds'][number];
