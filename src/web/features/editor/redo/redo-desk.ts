import { createContext, useContext, type ReactNode } from 'react';
import type { JobWriter } from '../../../../core/contracts/job.ts';
import type { Output } from '../../../../core/contracts/output.ts';
import type { Answer } from '../../../lib/api.ts';
import type { Outcomes } from './use-outcomes.ts';

export interface RedoOrder {
  readonly pieceId: string;
  readonly angle: 'same' | 'new';
  /** The writer of the job unless given. */
  readonly writer?: JobWriter;
}

export interface RestoreOrder {
  readonly pieceId: string;
  readonly number: number;
  /** Names the text that is replaced. */
  readonly etag: string | null;
}

/** Has pieces of a finished run written once more, and takes earlier texts back. */
export interface RedoDesk {
  /** Whether the built-in writer writes them unless another is asked for. */
  readonly isBuiltin: boolean;
  /** What keeps the model from writing right now; null while nothing is known to, and where there is none. */
  readonly trouble: string | null;
  /** Rejects where it is refused, after the reader was told why. */
  readonly start: (order: RedoOrder) => Promise<unknown>;
  /** The piece whose order is on its way. */
  readonly startingId: string | null;
  /** Stops all pieces that are under way. */
  readonly stop: () => void;
  readonly underWay: number;
  readonly isStopping: boolean;
  readonly restore: (order: RestoreOrder) => Promise<Answer<Output>>;
  readonly outcomes: Outcomes;
  /** What is known of the new text of a piece while it is written. */
  readonly draftOf: (pieceId: string) => ReactNode;
}

export const RedoDeskContext = createContext<RedoDesk | null>(null);

/** Null where nothing can be written once more, such as while a run is under way for the first time. */
export function useRedoDesk(): RedoDesk | null {
  return useContext(RedoDeskContext);
}
