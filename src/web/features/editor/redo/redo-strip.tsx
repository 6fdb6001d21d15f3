import { useEffect, type MouseEvent } from 'react';
import { RotateCcw, X } from '../../../components/icons.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
import { COMMON } from '../../../texts/common.ts';
import { REDO_TEXTS } from '../../../texts/redo.ts';
import type { EditorPiece } from '../editor-piece.ts';
import type { PieceDoc } from '../piece-doc.ts';
import { usePieceState } from '../use-piece-state.ts';
import { useTakeBack } from '../versions/use-take-back.ts';
import { useRedoDesk, type RedoDesk } from './redo-desk.ts';
import { useIsWrittenAgain, useRedo } from './use-redo.ts';

const { running, done, failed } = REDO_TEXTS;

export interface RedoStripProps {
  piece: EditorPiece;
  doc: PieceDoc;
  /** Shows the last earlier text beside the present one; `opener` gets the focus back. */
  onCompare: (opener: HTMLElement) => void;
}

/** Above a text: that another one is being written, and what came of it. */
export function RedoStrip(props: RedoStripProps) {
  const desk = useRedoDesk();
  const isUnderWay = useIsWrittenAgain(props.piece);
  const { id, redoError } = props.piece;
  const watch = desk?.outcomes.watch;
  useEffect(() => watch?.(id), [watch, id]);
  if (!desk) return null;
  const outcome = desk.outcomes.of(id);
  const notice = isUnderWay ? (
    <UnderWay desk={desk} piece={props.piece} />
  ) : outcome === 'written' || outcome === 'restored' ? (
    <Done desk={desk} isRestored={outcome === 'restored'} {...props} />
  ) : redoError && outcome !== 'read' ? (
    <Failed desk={desk} reason={redoError} {...props} />
  ) : null;
  return notice && <div className="flex flex-col gap-4 border-b border-border p-4 sm:px-6">{notice}</div>;
}

function UnderWay({ desk, piece }: { desk: RedoDesk; piece: EditorPiece }) {
  const stopsAll = desk.underWay > 1;
  return (
    <>
      <Notice
        tone="info"
        title={running.title}
        action={
          <Button
            variant="outline"
            size="sm"
            aria-label={stopsAll ? running.stopAllOf(desk.underWay) : running.stopOf(piece.name)}
            busy={desk.isStopping}
            disabled={piece.redo === null}
            onClick={desk.stop}
          >
            {stopsAll ? running.stopAll : running.stop}
          </Button>
        }
      >
        {running.lead}
      </Notice>
      {desk.draftOf(piece.id)}
    </>
  );
}

function Done({ desk, piece, doc, isRestored, onCompare }: RedoStripProps & { desk: RedoDesk; isRestored: boolean }) {
  const takeBack = useTakeBack(piece.id, doc);
  const { state } = usePieceState(doc);
  const isEdited = state === 'waiting' || state === 'saving';
  const { note } = desk.outcomes;
  // Whoever goes on with this text has taken it; from then on the last earlier text may be another one.
  useEffect(() => {
    if (isEdited) note(piece.id, 'read');
  }, [isEdited, note, piece.id]);
  return (
    <Notice
      tone="info"
      title={isRestored ? done.restored : done.written}
      action={
        <div className="flex flex-wrap gap-2">
          <Button
            variant="outline"
            size="sm"
            onClick={(event: MouseEvent<HTMLElement>) => onCompare(event.currentTarget)}
          >
            {done.compare}
          </Button>
          <Button variant="outline" size="sm" busy={takeBack.isPending} onClick={() => takeBack.mutate(null)}>
            {isRestored ? done.undo : done.takeBack}
          </Button>
          <PutAway onClick={() => desk.outcomes.note(piece.id, 'read')} />
        </div>
      }
    />
  );
}

function Failed({ desk, piece, doc, reason }: RedoStripProps & { desk: RedoDesk; reason: string }) {
  const redo = useRedo(piece.id, doc);
  const angle = desk.outcomes.angleOf(piece.id) ?? (desk.isBuiltin ? 'new' : 'same');
  return (
    <Notice
      tone="warning"
      title={failed.title}
      action={
        <div className="flex flex-wrap gap-2">
          <Button variant="outline" size="sm" onClick={() => void redo({ angle })}>
            <RotateCcw aria-hidden />
            {failed.tryAgain}
          </Button>
          <PutAway onClick={() => desk.outcomes.note(piece.id, 'read')} />
        </div>
      }
    >
      <span className="wrap-anywhere">{reason}</span>
    </Notice>
  );
}

function PutAway({ onClick }: { onClick: () => void }) {
  return (
    <Button variant="ghost" size="icon-sm" aria-label={COMMON.close} onClick={onClick}>
      <X aria-hidden />
    </Button>
  );
}
