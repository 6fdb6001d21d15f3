import { Suspense, type RefObject } from 'react';
import type { Job, PieceProgress } from '../../../../core/contracts/job.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { pieceName } from '../../../lib/piece-name.ts';
import { wordsOf, type LiveDrafts } from './live-drafts.ts';
import { importReadingPane } from './use-live.ts';

const ReadingPane = lazyPart(() => importReadingPane().then((module) => module.ReadingPane));

export interface LiveTextProps {
  job: Job;
  drafts: LiveDrafts;
  /** The piece to read. */
  piece: PieceProgress;
  onRead: (outputId: string) => void;
  onOpen: (outputId: string) => void;
  placeRef: RefObject<HTMLDivElement | null>;
}

/** The piece of a run that is read while it is written. */
export function LiveText({ job, drafts, piece, onRead, onOpen, placeRef }: LiveTextProps) {
  const nameOf = ({ format, variant }: PieceProgress) => pieceName(format, variant, job.batch_formats[format] ?? 1);
  const next = job.progress.pieces.find((other) => other !== piece && wordsOf(other, drafts)?.text);
  return (
    <div ref={placeRef} tabIndex={-1} className="scroll-my-4 focus-visible:outline-none">
      <Suspense>
        <ReadingPane
          // Each piece is read from its newest words on, wherever the one before was left.
          key={piece.output_id}
          piece={piece}
          name={nameOf(piece)}
          draft={drafts.get(piece.output_id)}
          next={next ? { name: nameOf(next), onRead: () => onRead(next.output_id) } : null}
          onOpen={() => onOpen(piece.output_id)}
        />
      </Suspense>
    </div>
  );
}
