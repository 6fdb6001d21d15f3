import { useId, useMemo, type RefObject } from 'react';
import { countGaps } from '../../../core/formats/layout/gaps.ts';
import { countCharacters } from '../../../core/rules/text.ts';
import { cn } from '../../lib/class-names.ts';
import { EDITOR_TEXTS } from '../../texts/editor.ts';
import { CheckDrawer, CheckToggle } from './checks/check-strip.tsx';
import type { PieceChecks } from './checks/use-piece-checks.ts';
import { LimitCounter } from './counter/limit-counter.tsx';
import { useCount } from './counter/use-count.ts';
import type { EditorPiece } from './editor-piece.ts';
import { GapCounter } from './gaps/gap-counter.tsx';
import type { PieceDoc, PieceState } from './piece-doc.ts';
import { SaveStatus } from './save-status.tsx';
import { useIsWrittenAgain } from './redo/use-redo.ts';
import { useSettledText } from './use-settled-text.ts';

const { panel: texts, menu } = EDITOR_TEXTS;

export interface EditorFooterProps {
  piece: EditorPiece;
  doc: PieceDoc;
  state: PieceState;
  /** The text as it is copied. */
  body: string;
  areaRef: RefObject<HTMLTextAreaElement | null>;
  checks: PieceChecks;
  onNextGap: () => void;
}

/** Figures while one types, what is not met where there is no room beside the text, and whether the text is saved. */
export function EditorFooter({ piece, doc, state, body, areaRef, checks, onNextGap }: EditorFooterProps) {
  const listId = useId();
  const isLoading = state.state === 'loading';
  // What it tells of the earlier text must not cover the new one, which grows above.
  const isPaused = useIsWrittenAgain(piece);
  const hasToggle = !checks.isBeside && !isLoading && checks.checks.length > 0;
  return (
    <div className={cn('border-t border-border bg-surface text-xs', !isPaused && 'sticky bottom-0')}>
      {hasToggle && (
        <CheckDrawer
          id={listId}
          open={checks.open}
          checks={checks.checks}
          onShow={checks.onShow}
          onClose={() => checks.setOpen(false)}
        />
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1 px-3 py-1 sm:gap-x-4 sm:px-6 sm:py-2.5">
        <div className="flex flex-wrap items-center gap-x-3 text-muted tabular-nums">
          {!isLoading && <Figures format={piece.format} body={body} areaRef={areaRef} onNextGap={onNextGap} />}
        </div>
        {hasToggle && (
          <CheckToggle checks={checks.checks} listId={listId} open={checks.open} onOpenChange={checks.setOpen} />
        )}
        <SaveStatus state={state} onSaveNow={() => doc.saveNow()} />
      </div>
    </div>
  );
}

interface FiguresProps extends Pick<EditorFooterProps, 'body' | 'areaRef' | 'onNextGap'> {
  format: string;
}

function Figures({ format, body, areaRef, onNextGap }: FiguresProps) {
  const text = useSettledText(body);
  const characters = useMemo(() => countCharacters(text), [text]);
  const gaps = useMemo(() => countGaps(text), [text]);
  const { count, words } = useCount({ format, text, areaRef });
  return (
    <>
      {words !== null && <span className={cn((gaps > 0 || count) && 'max-sm:hidden')}>{texts.words(words)}</span>}
      {/* Where the platform counts the characters, its count is the one; on a phone the menu tells them. */}
      {count?.name !== null && <span className="max-sm:hidden">{menu.characters(characters)}</span>}
      <LimitCounter count={count} />
      <GapCounter count={gaps} isBesideCount={count !== null} onNext={onNextGap} />
    </>
  );
}
