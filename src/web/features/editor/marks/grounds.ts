import type { Ground } from '../../../../core/contracts/output.ts';

export type { Ground };

/** In the order of a legend. */
export const GROUNDS: readonly Ground[] = ['source', 'ours', 'opinion', 'none'];
