import { useLayoutEffect, useRef } from 'react';
import { countGaps } from '../../../core/formats/layout/gaps.ts';
import { withoutOutlineLabel } from '../../../core/formats/layout/outline-label.ts';
import { countCharacters } from '../../../core/rules/text.ts';
import { NamedFormatTile } from '../../components/named-format-tile.tsx';
import { cn } from '../../lib/class-names.ts';
import { EDITOR_TEXTS } from '../../texts/editor.ts';
import type { EditorPiece } from './editor-piece.ts';
import type { PieceDocs } from './piece-docs.ts';
import { usePieceState } from './use-piece-docs.ts';
import { useSettledText } from './use-settled-text.ts';

const { menu: texts } = EDITOR_TEXTS;

export interface PieceMenuProps {
  pieces: readonly EditorPiece[];
  docs: PieceDocs;
  selectedId: string;
  onSelect: (id: string) => void;
}

/** A column beside the editor; on a small screen a row above it. */
export function PieceMenu({ pieces, docs, selectedId, onSelect }: PieceMenuProps) {
  return (
    <nav aria-label={texts.label}>
      <ul className="relative flex gap-1 overflow-x-auto p-2 lg:flex-col lg:overflow-visible">
        {pieces.map((piece) => (
          <PieceItem
            key={piece.id}
            piece={piece}
            docs={docs}
            current={piece.id === selectedId}
            onSelect={() => onSelect(piece.id)}
          />
        ))}
      </ul>
    </nav>
  );
}

interface PieceItemProps {
  piece: EditorPiece;
  docs: PieceDocs;
  current: boolean;
  onSelect: () => void;
}

function PieceItem({ piece, docs, current, onSelect }: PieceItemProps) {
  const { text, state } = usePieceState(docs.get(piece.id, piece.content));
  const shown = withoutOutlineLabel(useSettledText(text));
  const gaps = countGaps(shown);
  const isLoaded = state !== 'loading' && state !== 'unloaded';
  const itemRef = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    if (current && itemRef.current) bringIntoRow(itemRef.current);
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
        <NamedFormatTile format={piece.format} />
        <span className="min-w-0">
          <span className="block text-sm font-medium max-lg:whitespace-nowrap">{piece.name}</span>
          <span className="block text-2sm text-muted tabular-nums max-lg:whitespace-nowrap">
            {texts.characters(isLoaded ? countCharacters(shown) : piece.characters)}
            {gaps > 0 && ` · ${texts.gaps(gaps)}`}
          </span>
        </span>
      </button>
    </li>
  );
}

/** On a small screen the row may be longer than the screen; the page itself stays where it is. */
function bringIntoRow(item: HTMLElement): void {
  const row = item.parentElement;
  if (row) row.scrollLeft = item.offsetLeft - (row.clientWidth - item.offsetWidth) / 2;
}
