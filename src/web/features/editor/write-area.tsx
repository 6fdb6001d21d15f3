import { useEffect, useRef } from 'react';
import { showInTextarea } from './flags/show-in-textarea.ts';
import type { PieceDoc } from './piece-doc.ts';

export interface WriteAreaProps {
  label: string;
  doc: PieceDoc;
  text: string;
  /** A place to select; told to `onShown` once that is done. */
  place: { start: number; end: number } | null;
  onShown: () => void;
}

/** The text as it is copied and downloaded; grows with it where the browser can. */
export function WriteArea({ label, doc, text, place, onShown }: WriteAreaProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (!place || !area.current) return;
    showInTextarea(area.current, place);
    onShown();
  }, [place, onShown]);
  return (
    <textarea
      ref={area}
      aria-label={label}
      dir="auto"
      value={text}
      spellCheck
      onChange={(event) => doc.edit(event.target.value)}
      onBlur={() => void doc.flush()}
      className="field-sizing-content min-h-[max(16rem,36vh)] w-full flex-1 resize-none bg-transparent px-5 py-6 text-md leading-[1.7] -outline-offset-2 sm:px-10 sm:py-8"
    />
  );
}
