import { LoaderCircle } from '../../components/icons.ts';
import type { Job, PieceProgress as Piece } from '../../../core/contracts/job.ts';
import { NamedFormatTile } from '../../components/named-format-tile.tsx';
import { Button } from '../../components/ui/button.tsx';
import { cn } from '../../lib/class-names.ts';
import { pieceName } from '../../lib/piece-name.ts';
import { WORKFLOW_TEXTS } from '../../texts/workflow.ts';

const { progress: texts } = WORKFLOW_TEXTS;

/** More of them would push what stops a run out of sight. */
const MOST_IN_SIGHT = 9;

export interface PieceProgressProps {
  job: Job;
  /** A finished piece may be read while others are still being written. */
  onOpen: (outputId: string) => void;
}

/** A line for each piece of a run. */
export function PieceProgress({ job, onOpen }: PieceProgressProps) {
  const { pieces } = job.progress;
  const scrolls = pieces.length > MOST_IN_SIGHT;
  return (
    <div>
      <h3 className="text-sm font-semibold">{texts.piecesTitle}</h3>
      <ul
        // Pieces that are not written yet hold nothing that a key could reach.
        {...(scrolls && { tabIndex: 0, 'aria-label': texts.piecesTitle })}
        className={cn('mt-2 divide-y divide-border', scrolls && 'max-h-128 overflow-y-auto pr-3')}
      >
        {pieces.map((piece) => (
          <PieceLine
            key={piece.output_id}
            piece={piece}
            name={pieceName(piece.format, piece.variant, job.batch_formats[piece.format] ?? 1)}
            onOpen={() => onOpen(piece.output_id)}
          />
        ))}
      </ul>
    </div>
  );
}

function PieceLine({ piece, name, onOpen }: { piece: Piece; name: string; onOpen: () => void }) {
  const { status } = piece;
  return (
    <li className="flex min-h-14 items-center gap-3 py-2">
      <NamedFormatTile format={piece.format} className={status === 'completed' ? '' : 'opacity-60'} />
      <div className="min-w-0 flex-1">
        <p className={cn('text-sm font-medium', status !== 'completed' && 'text-muted')}>{name}</p>
        <p
          className={cn(
            'flex items-center gap-1.5 text-2sm tabular-nums',
            status === 'failed' ? 'text-destructive' : 'text-muted',
          )}
        >
          {status === 'writing' && <LoaderCircle aria-hidden className="size-3.5 animate-turn" />}
          {status === 'completed' ? texts.characters(piece.characters) : texts.pieceStates[status]}
        </p>
      </div>
      {status === 'completed' && (
        <Button variant="outline" size="sm" aria-label={texts.open(name)} onClick={onOpen}>
          {texts.openShort}
        </Button>
      )}
    </li>
  );
}
