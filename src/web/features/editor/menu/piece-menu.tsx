import { useId, useRef, useState } from 'react';
import { ChevronDown } from '../../../components/icons.ts';
import { cn } from '../../../lib/class-names.ts';
import { useMediaQuery } from '../../../lib/use-media-query.ts';
import { EDITOR_TEXTS } from '../../../texts/editor.ts';
import type { EditorPiece } from '../editor-piece.ts';
import type { PieceDocs } from '../piece-docs.ts';
import { groupPieces } from './group-pieces.ts';
import { PieceFacts, PieceItem } from './piece-item.tsx';

const { menu: texts } = EDITOR_TEXTS;

const HAS_COLUMN = '(min-width: 64rem)';
/** In a row of more one does not find one's way. */
const MOST_IN_ROW = 4;

export interface PieceMenuProps {
  pieces: readonly EditorPiece[];
  docs: PieceDocs;
  selected: EditorPiece;
  onSelect: (id: string) => void;
}

/** A column beside the editor; on a small screen a row above it, or a line that opens the list of many. */
export function PieceMenu(props: PieceMenuProps) {
  const hasColumn = useMediaQuery(HAS_COLUMN);
  if (hasColumn) {
    return (
      <nav aria-label={texts.label} data-scroller className="sticky top-0 max-h-dvh overflow-y-auto p-2">
        <PieceColumn {...props} />
      </nav>
    );
  }
  return (
    <nav aria-label={texts.label}>{props.pieces.length > MOST_IN_ROW ? <Folded {...props} /> : <Row {...props} />}</nav>
  );
}

/** Format by format. */
function PieceColumn({ pieces, docs, selected, onSelect }: PieceMenuProps) {
  return (
    <ul className="flex flex-col gap-1">
      {groupPieces(pieces).map((group) => (
        <li key={group.format}>
          <ul>
            {group.pieces.map((piece) => (
              <PieceItem
                key={piece.id}
                piece={piece}
                docs={docs}
                current={piece.id === selected.id}
                hasSiblings={group.pieces.length > 1}
                onSelect={() => onSelect(piece.id)}
              />
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

function Row({ pieces, docs, selected, onSelect }: PieceMenuProps) {
  return (
    <ul data-scroller className="flex gap-1 overflow-x-auto p-2 whitespace-nowrap">
      {pieces.map((piece) => (
        <PieceItem
          key={piece.id}
          piece={piece}
          docs={docs}
          current={piece.id === selected.id}
          onSelect={() => onSelect(piece.id)}
        />
      ))}
    </ul>
  );
}

/** The piece that is open, and behind it the list to choose from. */
function Folded(props: PieceMenuProps) {
  const { pieces, docs, selected, onSelect } = props;
  const listId = useId();
  const line = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const choose = (id: string) => {
    setOpen(false);
    // What had the focus is gone with the list.
    line.current?.focus({ preventScroll: true });
    onSelect(id);
  };
  return (
    <>
      <div className="p-2">
        <button
          ref={line}
          type="button"
          aria-expanded={open}
          aria-controls={listId}
          className="flex min-h-13 w-full items-center gap-3 rounded-tile bg-raised px-2.5 py-2 text-left shadow-card -outline-offset-2"
          onClick={() => setOpen(!open)}
        >
          <PieceFacts piece={selected} docs={docs} />
          <span className="ml-auto shrink-0 text-2sm text-muted tabular-nums">
            {texts.place(pieces.indexOf(selected) + 1, pieces.length)}
          </span>
          <ChevronDown aria-hidden className={cn('size-4 shrink-0 text-muted', open && 'rotate-180')} />
        </button>
      </div>
      <div
        id={listId}
        hidden={!open}
        data-scroller
        className="max-h-[60dvh] overflow-y-auto border-t border-border p-2"
      >
        {open && <PieceColumn {...props} onSelect={choose} />}
      </div>
    </>
  );
}
