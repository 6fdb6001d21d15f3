import { use, useId, useMemo, type ReactNode } from 'react';
import { PreviewTextContext } from './preview-text.ts';
import { textDirection } from './text-direction.ts';

export interface FrameProps {
  /** Where one would meet it; ours, and no word of the piece. */
  caption: string;
  children: ReactNode;
}

/** A piece, or part of it, as it looks in one place: from the right where its text runs from the right. */
export function Frame({ caption, children }: FrameProps) {
  const id = useId();
  const { text } = use(PreviewTextContext);
  const direction = useMemo(() => textDirection(text), [text]);
  return (
    <figure aria-labelledby={id} className="mx-auto mt-8 w-full max-w-[46rem] first:mt-0">
      <figcaption id={id} className="mb-2 text-2sm font-medium text-muted">
        {caption}
      </figcaption>
      {/* What stands within goes by its own width: beside the checks there is less than on a phone held across. */}
      <div dir={direction} className="@container">
        {children}
      </div>
    </figure>
  );
}
