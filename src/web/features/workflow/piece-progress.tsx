import { LoaderCircle } from '../../components/icons.ts';
import type { Job, PieceProgress as Piece } from '../../../core/contracts/job.ts';
import { NamedFormatTile } from '../../components/named-format-tile.tsx';
import { Button } from '../../components/ui/button.tsx';
import '../../components/ui/scroll-edges.css';
import { cn } from '../../lib/class-names.ts';
import { pieceName } from '../../lib/piece-name.ts';
import { LIVE_TEXTS } from '../../texts/live.ts';
import { RUN_TEXTS } from '../../texts/run.ts';
import { isBeingWritten, isEdit, wordsOf, type DraftText, type LiveDrafts } from './live/live-drafts.ts';

const { progress: texts } = RUN_TEXTS;

/** More of them would push what stops a run out of sight. The list is then cut within a row, so that it is seen to go on. */
const MOST_IN_SIGHT = 9;

export interface PieceProgressProps {
  job: Job;
  /** A finished piece may be read while others are still being written. */
  onOpen: (outputId: string) => void;
  drafts: LiveDrafts;
  /** The piece that is shown to be read. */
  readingId: string | null;
  onRead: (outputId: string) => void;
}

/** A line for each piece of a run. */
export function PieceProgress({ job, onOpen, drafts, readingId, onRead }: PieceProgressProps) {
  const { pieces } = job.progress;
  const scrolls = pieces.length > MOST_IN_SIGHT;
  return (
    <div>
      <h3 className="text-sm font-semibold">{texts.piecesTitle}</h3>
      <ul
        // Pieces that are not written yet hold nothing that a key could reach.
        {...(scrolls && { tabIndex: 0, 'aria-label': texts.piecesTitle })}
        className={cn('mt-2 divide-y divide-border', scrolls && 'scroll-edge-y max-h-125 overflow-y-auto pr-3')}
      >
        {pieces.map((piece) => (
          <PieceLine
            key={piece.output_id}
            piece={piece}
            name={pieceName(piece.format, piece.variant, job.batch_formats[piece.format] ?? 1)}
            isWriting={isBeingWritten(piece, drafts)}
            draft={wordsOf(piece, drafts)}
            isRead={piece.output_id === readingId}
            onOpen={() => onOpen(piece.output_id)}
            onRead={() => onRead(piece.output_id)}
          />
        ))}
      </ul>
    </div>
  );
}

interface PieceLineProps {
  piece: Piece;
  name: string;
  isWriting: boolean;
  /** The words so far, where they can be read. */
  draft: DraftText | undefined;
  isRead: boolean;
  onOpen: () => void;
  onRead: () => void;
}

function PieceLine({ piece, name, isWriting, draft, isRead, onOpen, onRead }: PieceLineProps) {
  const { status } = piece;
  const isBright = status === 'completed' || isWriting;
  return (
    <li className="flex min-h-14 items-center gap-3 py-2" aria-current={isRead || undefined}>
      <NamedFormatTile format={piece.format} className={isBright ? '' : 'opacity-60'} />
      <div className="min-w-0 flex-1">
        <p className={cn('text-sm font-medium', !isBright && 'text-muted')}>{name}</p>
        <p
          className={cn(
            'flex items-center gap-1.5 text-2sm tabular-nums',
            status === 'failed' ? 'text-destructive' : 'text-muted',
          )}
        >
          {isWriting && <LoaderCircle aria-hidden className="size-3.5 shrink-0 animate-turn" />}
          {describe(piece, isWriting, draft)}
        </p>
      </div>
      {draft && (
        <Button
          variant={isRead ? 'soft' : 'ghost'}
          size="sm"
          aria-label={LIVE_TEXTS.read(name)}
          aria-pressed={isRead}
          onClick={onRead}
        >
          {LIVE_TEXTS.readShort}
        </Button>
      )}
      {status === 'completed' && (
        <Button variant="outline" size="sm" aria-label={texts.open(name)} onClick={onOpen}>
          {texts.openShort}
        </Button>
      )}
    </li>
  );
}

function describe({ status, characters }: Piece, isWriting: boolean, draft: DraftText | undefined): string {
  if (draft && isEdit(draft)) return LIVE_TEXTS.editing;
  if (draft?.text) return LIVE_TEXTS.writing(draft.characters);
  if (status === 'completed') return texts.characters(characters);
  return texts.pieceStates[status === 'writing' && !isWriting ? 'pending' : status];
}
