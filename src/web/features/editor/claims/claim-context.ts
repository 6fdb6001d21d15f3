import { createContext, useContext } from 'react';
import type { Research } from '../read-research.ts';

/** What a reader wants to see the ground of. */
export interface ClaimTarget {
  readonly claimIds: readonly string[];
  /** The number in brackets that was pressed, if it was one. */
  readonly number: number | null;
}

export interface ClaimDesk {
  readonly jobId: string;
  readonly research: Research;
  /** Shows the claims; `opener` gets the focus back. */
  readonly show: (target: ClaimTarget, opener: HTMLElement) => void;
}

export const ClaimDeskContext = createContext<ClaimDesk | null>(null);

/** Null where nothing can be looked up. */
export function useClaimDesk(): ClaimDesk | null {
  return useContext(ClaimDeskContext);
}
