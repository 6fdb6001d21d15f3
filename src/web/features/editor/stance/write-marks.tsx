import { Fragment, type RefObject } from 'react';
import '../marks/marks.css';
import type { OpinionMark } from './opinion-marks.ts';

export interface WriteMarksProps {
  ref: RefObject<HTMLDivElement | null>;
  text: string;
  marks: readonly OpinionMark[];
  /** That of the text under edit: both break their lines at the same places. */
  className: string;
}

/** The highlighter below a text under edit, which can hold no marks itself: the same text once more, unseen but for them. */
export function WriteMarks({ ref, text, marks, className }: WriteMarksProps) {
  return (
    <div ref={ref} aria-hidden dir="auto" className={`write-marks ${className}`}>
      {marks.map(({ start, end }, index) => (
        <Fragment key={index}>
          {text.slice(marks[index - 1]?.end ?? 0, start)}
          <span className="opinion" data-mark-index={index}>
            {text.slice(start, end)}
          </span>
        </Fragment>
      ))}
      {/* A line break at the very end opens a line in the text under edit alone. */}
      {`${text.slice(marks.at(-1)?.end ?? 0)}\u200b`}
    </div>
  );
}
