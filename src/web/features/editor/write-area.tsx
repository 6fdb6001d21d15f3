import { useEffect, type RefObject } from 'react';
import { showInTextarea } from './marks/show-in-textarea.ts';
import type { TextSpan } from './marks/use-marks.ts';
import type { PieceDoc } from './piece-doc.ts';

export interface WriteAreaProps {
  label: string;
  doc: PieceDoc;
  /** The text as it is copied and downloaded. */
  text: string;
  areaRef: RefObject<HTMLTextAreaElement | null>;
  /** A place to select; told to `onShown` once that is done. */
  place: TextSpan | null;
  onShown: () => void;
}

/** The text under edit; grows with it where the browser can. */
export function WriteArea({ label, doc, text, areaRef, place, onShown }: WriteAreaProps) {
  useEffect(() => {
    if (!place || !areaRef.current) return;
    showInTextarea(areaRef.current, place);
    onShown();
  }, [areaRef, place, onShown]);
  return (
    <textarea
      ref={areaRef}
      aria-label={label}
      dir="auto"
      value={text}
      spellCheck
      onChange={(event) => doc.editBody(event.target.value)}
      onBlur={() => void doc.flush()}
      className="field-sizing-content min-h-[max(16rem,36vh)] w-full flex-1 resize-none bg-transparent px-5 py-6 text-md leading-[1.7] -outline-offset-2 sm:px-10 sm:py-8"
    />
  );
}
