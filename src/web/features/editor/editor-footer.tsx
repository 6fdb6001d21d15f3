import { useMemo } from 'react';
import { xWeight } from '../../../core/checks/x-weight.ts';
import { countGaps } from '../../../core/formats/layout/gaps.ts';
import { PLATFORM_LIMITS } from '../../../core/formats/platform-limits.ts';
import { findFormat } from '../../lib/find-format.ts';
import { countCharacters, countWords } from '../../../core/rules/text.ts';
import { cn } from '../../lib/class-names.ts';
import { EDITOR_TEXTS } from '../../texts/editor.ts';
import type { EditorPiece } from './editor-piece.ts';
import { GapCounter } from './gaps/gap-counter.tsx';
import type { PieceDoc, PieceState } from './piece-doc.ts';
import { SaveStatus } from './save-status.tsx';
import { useSettledText } from './use-settled-text.ts';

const { panel: texts, menu } = EDITOR_TEXTS;

const X_LIMIT = PLATFORM_LIMITS.xPost.value;

export interface EditorFooterProps {
  piece: EditorPiece;
  doc: PieceDoc;
  state: PieceState;
  /** The text as it is copied. */
  body: string;
  onNextGap: () => void;
}

/** Figures while one types, and whether the text is saved. */
export function EditorFooter({ piece, doc, state, body, onNextGap }: EditorFooterProps) {
  const text = useSettledText(body);
  const words = useMemo(() => countWords(text), [text]);
  const characters = useMemo(() => countCharacters(text), [text]);
  const gaps = useMemo(() => countGaps(text), [text]);
  return (
    <div className="sticky bottom-0 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-border bg-surface px-5 py-1.5 text-xs sm:px-6 sm:py-2.5">
      <div className="flex flex-wrap items-center gap-x-3 text-muted tabular-nums">
        {state.state !== 'loading' && (
          <>
            <span>{texts.words(words)}</span>
            {/* On a phone the menu tells them, and the gaps need the room. */}
            <span className={cn(gaps > 0 && 'max-sm:hidden')}>{menu.characters(characters)}</span>
            {findFormat(piece.format)?.id === 'x-post' && <XCounter text={text} />}
          </>
        )}
        <GapCounter count={gaps} onNext={onNextGap} />
      </div>
      <SaveStatus state={state} onSaveNow={() => void doc.flush()} />
    </div>
  );
}

function XCounter({ text }: { text: string }) {
  const weight = xWeight(text);
  const over = weight > X_LIMIT;
  return (
    <span className={cn(over && 'font-semibold text-destructive')}>
      {texts.onX(weight, X_LIMIT)}
      <span aria-live="polite" className="sr-only">
        {over && texts.overOnX}
      </span>
    </span>
  );
}
