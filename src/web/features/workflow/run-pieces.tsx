import { useEffect, useRef, useState } from 'react';
import type { Job } from '../../../core/contracts/job.ts';
import { LiveText } from './live/live-text.tsx';
import { useDrafts } from './live/use-live.ts';
import { useReading } from './live/use-reading.ts';
import { PieceProgress } from './piece-progress.tsx';
import { StageList } from './stage-list.tsx';

export interface RunPiecesProps {
  job: Job;
  /** A finished piece may be edited while others are still being written. */
  onOpen: (outputId: string) => void;
  /** Somebody has chosen a piece to read while it is written. */
  onRead: (outputId: string) => void;
}

/** The stages of a run and its pieces, and between them the words of one as they come. */
export function RunPieces({ job, onOpen, onRead }: RunPiecesProps) {
  const { pieces } = job.progress;
  const drafts = useDrafts(job.id);
  // Each press is one of its own, also on the piece that is read already.
  const [asked, setAsked] = useState<{ outputId: string } | null>(null);
  const reading = useReading(pieces, drafts, asked?.outputId ?? null);
  const placeRef = useRef<HTMLDivElement>(null);
  const read = (outputId: string) => {
    setAsked({ outputId });
    onRead(outputId);
  };
  useEffect(() => {
    if (!asked) return;
    placeRef.current?.scrollIntoView({ block: 'nearest' });
    placeRef.current?.focus({ preventScroll: true });
  }, [asked]);
  return (
    <div className="grid grid-cols-1 gap-x-10 gap-y-7 md:grid-cols-[minmax(0,1fr)_minmax(0,20rem)]">
      <div className="flex min-w-0 flex-col gap-6">
        <StageList job={job} />
        {reading && (
          <LiveText job={job} drafts={drafts} piece={reading} onRead={read} onOpen={onOpen} placeRef={placeRef} />
        )}
      </div>
      <PieceProgress job={job} onOpen={onOpen} drafts={drafts} readingId={reading?.output_id ?? null} onRead={read} />
    </div>
  );
}
