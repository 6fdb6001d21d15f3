import type { StoredSource } from '../../../src/server/research/findings.ts';
import type { Outline } from '../../../src/core/formats/layout/outline.ts';
import type { WritingTopic } from '../corpus/read-writing-corpus.ts';

/** One finished piece. */
export interface Piece {
  readonly format: string;
  readonly variant: number;
  /** What the user reads beside it. */
  readonly angle: string;
  readonly text: string;
  /** Null for a piece that is none. */
  readonly outline: Outline | null;
}

/** All pieces on one topic, with all that was there to write from: what the judges judge. */
export interface WritingRun {
  readonly given: WritingTopic;
  readonly sources: readonly StoredSource[];
  readonly pieces: readonly Piece[];
}

export function nameOf({ given }: WritingRun, { format, variant }: Piece): string {
  return `${given.id}, ${format} ${variant}`;
}
