import { useLayoutEffect, useState, type ReactNode } from 'react';
import { Card } from '../../components/ui/card.tsx';
import type { JobContext } from './checks/piece-context.ts';
import { EditorPanel, type EditorMode } from './editor-panel.tsx';
import type { EditorPiece } from './editor-piece.ts';
import type { NoSourcesReason } from './no-sources/why-no-sources.ts';
import type { PieceDocs } from './piece-docs.ts';
import { PieceMenu } from './menu/piece-menu.tsx';

export interface GeneratedContentProps {
  pieces: readonly EditorPiece[];
  docs: PieceDocs;
  /** Null, or the id of a piece that is gone, stands for the first of the menu. */
  selectedId: string | null;
  onSelect: (id: string) => void;
  /** What the pieces are judged by beside their texts. */
  context: JobContext;
  /** Why no source stands behind the pieces, where that is so. */
  noSources?: NoSourcesReason | null;
  /** How a piece is looked at first; null for what suits its format. */
  startMode?: EditorMode | null;
  onModeChange?: (mode: EditorMode) => void;
  /** Stands under the menu, such as the pieces that failed. */
  notice?: ReactNode;
}

/** The pieces of a job: a menu, and the one that is open. */
export function GeneratedContent({
  pieces,
  docs,
  selectedId,
  onSelect,
  context,
  noSources = null,
  startMode = null,
  onModeChange,
  notice,
}: GeneratedContentProps) {
  const [chosenMode, setMode] = useState(startMode);
  const turnTo = (mode: EditorMode) => {
    setMode(mode);
    onModeChange?.(mode);
  };
  // What is read stays open when one that stands before it is written later.
  const [firstId] = useState(() => pieces[0]?.id);
  const find = (id: string | null | undefined) => pieces.find((known) => known.id === id);
  const piece = find(selectedId) ?? find(firstId) ?? pieces[0];

  useLayoutEffect(() => {
    for (const { id, content, checks, stance, grounds, outline } of pieces) {
      if (content !== null)
        docs.get(id).offer(content, checks && { checks, stance: stance ?? [], grounds: grounds ?? [], outline });
    }
  }, [pieces, docs]);

  if (!piece) return null;
  const mode = chosenMode ?? 'preview';
  return (
    <Card className="grid grid-cols-1 overflow-clip lg:grid-cols-[15.5rem_minmax(0,1fr)]">
      <div className="min-w-0 border-border bg-surface-2 max-lg:border-b lg:border-r">
        <PieceMenu pieces={pieces} docs={docs} selected={piece} onSelect={onSelect} />
        {notice && <div className="p-2 pt-0 empty:hidden">{notice}</div>}
      </div>
      <section aria-label={piece.name} className="min-w-0">
        <EditorPanel
          key={piece.id}
          piece={piece}
          doc={docs.get(piece.id, piece.content)}
          context={context}
          noSources={noSources}
          mode={mode}
          onModeChange={turnTo}
        />
      </section>
    </Card>
  );
}
