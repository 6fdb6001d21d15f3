import { useLayoutEffect, useRef } from 'react';
import { countGaps } from '../../../../core/formats/layout/gaps.ts';
import { countCharacters } from '../../../../core/rules/text.ts';
import { CircleAlert, LoaderCircle } from '../../../components/icons.ts';
import { NamedFormatTile } from '../../../components/named-format-tile.tsx';
import { cn } from '../../../lib/class-names.ts';
import { EDITOR_TEXTS } from '../../../texts/editor.ts';
import { REDO_TEXTS } from '../../../texts/redo.ts';
import { sortChecks } from '../checks/sort-checks.ts';
import type { EditorPiece } from '../editor-piece.ts';
import type { PieceDocs } from '../piece-docs.ts';
import { usePieceState } from '../use-piece-state.ts';
import { useSettledText } from '../use-settled-text.ts';
import { bringIntoSight } from './bring-into-sight.ts';
import { moveAmongPieces } from './move-among-pieces.ts';

const { menu: texts } = EDITOR_TEXTS;

export interface PieceItemProps {
  piece: EditorPiece;
  docs: PieceDocs;
  current: boolean;
  /** Others of its format: they are told apart by their angles. */
  hasSiblings?: boolean;
  onSelect: () => void;
}

export function PieceItem({ piece, docs, current, hasSiblings = false, onSelect }: PieceItemProps) {
  const itemRef = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    if (current && itemRef.current) bringIntoSight(itemRef.current);
  }, [current]);
  return (
    <li ref={itemRef} className="shrink-0">
      <button
        type="button"
        aria-current={current || undefined}
        data-piece
        onKeyDown={moveAmongPieces}
        tabIndex={current ? 0 : -1}
        onClick={onSelect}
        className={cn(
          'flex min-h-12 w-full items-center gap-3 rounded-tile px-2.5 py-2 text-left -outline-offset-2 transition-colors',
          current ? 'bg-raised shadow-card' : 'hover:bg-raised/50',
        )}
      >
        <PieceFacts piece={piece} docs={docs} hasAngle={hasSiblings} />
      </button>
    </li>
  );
}

export interface PieceFactsProps extends Pick<PieceItemProps, 'piece' | 'docs'> {
  hasAngle?: boolean;
}

/** What a piece is and how long, as it stands under edit. */
export function PieceFacts({ piece, docs, hasAngle = false }: PieceFactsProps) {
  const { text, state, told } = usePieceState(docs.get(piece.id, piece.content));
  const shown = useSettledText(text);
  const gaps = countGaps(shown);
  const isLoaded = state !== 'loading' && state !== 'unloaded';
  const characters = texts.characters(isLoaded ? countCharacters(shown) : piece.characters);
  const figures = gaps > 0 ? `${characters} · ${texts.gaps(gaps)}` : characters;
  return (
    <>
      <NamedFormatTile format={piece.format} />
      <span className="min-w-0 flex-1">
        <span className="flex items-center justify-between gap-2 text-sm font-medium">
          {piece.name}
          <Broken count={sortChecks(told?.checks ?? piece.checks ?? []).musts.length} />
        </span>
        {hasAngle && piece.angle && <bdi className="block truncate text-2sm text-muted">{piece.angle}</bdi>}
        <span className="flex items-center gap-1.5 text-2sm text-muted tabular-nums">
          {piece.redo === null ? figures : <BeingWritten />}
        </span>
      </span>
    </>
  );
}

/** What its platform, or its author, insists on and it does not keep. */
function Broken({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    // What is read aloud alone must not lie beyond the row that scrolls.
    <span className="relative flex shrink-0 items-center gap-1 text-xs font-semibold text-destructive tabular-nums">
      <CircleAlert aria-hidden className="size-3.5" />
      <span aria-hidden>{count}</span>
      <span className="sr-only">{texts.broken(count)}</span>
    </span>
  );
}

function BeingWritten() {
  return (
    <>
      <LoaderCircle aria-hidden className="size-3.5 shrink-0 animate-turn" />
      {REDO_TEXTS.running.menu}
    </>
  );
}
