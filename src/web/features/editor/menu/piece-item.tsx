import { useLayoutEffect, useRef } from 'react';
import { countGaps } from '../../../../core/formats/layout/gaps.ts';
import { withoutOutlineLabel } from '../../../../core/formats/layout/outline-label.ts';
import { countCharacters } from '../../../../core/rules/text.ts';
import { LoaderCircle } from '../../../components/icons.ts';
import { NamedFormatTile } from '../../../components/named-format-tile.tsx';
import { cn } from '../../../lib/class-names.ts';
import { EDITOR_TEXTS } from '../../../texts/editor.ts';
import { REDO_TEXTS } from '../../../texts/redo.ts';
import type { EditorPiece } from '../editor-piece.ts';
import type { PieceDocs } from '../piece-docs.ts';
import { usePieceState } from '../use-piece-docs.ts';
import { useSettledText } from '../use-settled-text.ts';
import { bringIntoSight } from './bring-into-sight.ts';

const { menu: texts } = EDITOR_TEXTS;

export interface PieceItemProps {
  piece: EditorPiece;
  docs: PieceDocs;
  current: boolean;
  /** Of its format: the others stand below the same tile. */
  isFirst: boolean;
  onSelect: () => void;
}

export function PieceItem({ piece, docs, current, isFirst, onSelect }: PieceItemProps) {
  const itemRef = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    if (current && itemRef.current) bringIntoSight(itemRef.current);
  }, [current]);
  return (
    <li ref={itemRef} className="shrink-0">
      <button
        type="button"
        aria-current={current || undefined}
        onClick={onSelect}
        className={cn(
          'flex min-h-13 w-full items-center gap-3 rounded-tile px-2.5 py-2 text-left -outline-offset-2 transition-colors',
          current ? 'bg-surface shadow-card' : 'hover:bg-surface/60',
        )}
      >
        <PieceFacts piece={piece} docs={docs} hasTile={isFirst} />
      </button>
    </li>
  );
}

export interface PieceFactsProps extends Pick<PieceItemProps, 'piece' | 'docs'> {
  hasTile?: boolean;
}

/** What a piece is and how long, as it stands under edit. */
export function PieceFacts({ piece, docs, hasTile = true }: PieceFactsProps) {
  const { text, state } = usePieceState(docs.get(piece.id, piece.content));
  const shown = withoutOutlineLabel(useSettledText(text));
  const gaps = countGaps(shown);
  const isLoaded = state !== 'loading' && state !== 'unloaded';
  const characters = texts.characters(isLoaded ? countCharacters(shown) : piece.characters);
  const figures = gaps > 0 ? `${characters} · ${texts.gaps(gaps)}` : characters;
  return (
    <>
      {hasTile ? <NamedFormatTile format={piece.format} /> : <span aria-hidden className="w-9 shrink-0" />}
      <span className="min-w-0">
        <span className="block text-sm font-medium">{piece.name}</span>
        {piece.angle && <bdi className="block truncate text-2sm text-muted">{piece.angle}</bdi>}
        <span className="flex items-center gap-1.5 text-2sm text-muted tabular-nums">
          {piece.redo === null ? figures : <BeingWritten />}
        </span>
      </span>
    </>
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
