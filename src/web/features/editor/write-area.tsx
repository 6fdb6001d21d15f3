import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';
import { TooltipBubble } from '../../components/ui/tooltip.tsx';
import { showInTextarea } from './marks/show-in-textarea.ts';
import type { TextSpan } from './marks/use-marks.ts';
import type { PieceDoc } from './piece-doc.ts';
import { wordsOf, type SentenceMark } from './marks/sentence-mark.ts';
import { WriteMarks } from './marks/write-marks.tsx';

export interface WriteAreaProps {
  label: string;
  doc: PieceDoc;
  /** Whether it may be edited right now; it can be read and copied all the same. */
  isPaused: boolean;
  text: string;
  /** Sentences that stand out. */
  sentences: readonly SentenceMark[];
  areaRef: RefObject<HTMLTextAreaElement | null>;
  /** A place to select; told to `onShown` once that is done. */
  place: TextSpan | null;
  onShown: () => void;
}

const TEXT = 'px-5 py-6 text-md leading-[1.7] sm:px-10 sm:py-8';

/** The text under edit; grows with it where the browser can. */
export function WriteArea({ label, doc, isPaused, text, sentences, areaRef, place, onShown }: WriteAreaProps) {
  const { marksRef, hovered, leave, look } = useHoveredMark();
  useEffect(() => {
    if (!place || !areaRef.current) return;
    showInTextarea(areaRef.current, place);
    onShown();
  }, [areaRef, place, onShown]);
  const mark = hovered && sentences[Number(hovered.dataset['markIndex'])];
  return (
    <div className="write-area grid flex-1 grid-cols-1">
      {sentences.length > 0 && <WriteMarks ref={marksRef} text={text} marks={sentences} className={TEXT} />}
      <textarea
        ref={areaRef}
        aria-label={label}
        dir="auto"
        value={text}
        readOnly={isPaused}
        spellCheck
        onChange={(event) => doc.edit(event.target.value)}
        onBlur={() => void doc.flush()}
        onPointerMove={look}
        onPointerLeave={leave}
        className={`relative field-sizing-content min-h-[max(16rem,36vh)] w-full resize-none bg-transparent -outline-offset-2 read-only:bg-surface-2/60 ${TEXT}`}
      />
      {mark && <TooltipBubble anchor={hovered} text={wordsOf(mark)} onHide={leave} />}
    </div>
  );
}

/** Which mark lies below the pointer: the text under edit lies over them, and has the events. */
function useHoveredMark() {
  const marksRef = useRef<HTMLDivElement>(null);
  const [hovered, setHovered] = useState<HTMLElement | null>(null);
  const look = ({ clientX: x, clientY: y }: PointerEvent) => {
    const marks = [...(marksRef.current?.querySelectorAll<HTMLElement>('[data-mark-index]') ?? [])];
    const isBelow = ({ left, right, top, bottom }: DOMRect) => left <= x && x < right && top <= y && y < bottom;
    setHovered(marks.find((mark) => [...mark.getClientRects()].some(isBelow)) ?? null);
  };
  return { marksRef, hovered, look, leave: () => setHovered(null) };
}
