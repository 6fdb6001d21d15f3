import type { ReactNode, RefObject } from 'react';
import './marks.css';
import type { TextSpan } from './use-marks.ts';
import { groundOf, lookOf, type SentenceMark } from './sentence-mark.ts';

export interface WriteMarksProps {
  ref: RefObject<HTMLDivElement | null>;
  text: string;
  marks: readonly SentenceMark[];
  /** That of the text under edit: both break their lines at the same places. */
  className: string;
}

/** The marks below a text under edit, which can hold no marks itself: the same text once more, unseen but for them. */
export function WriteMarks({ ref, text, marks, className }: WriteMarksProps) {
  return (
    <div ref={ref} aria-hidden dir="auto" className={`write-marks ${className}`}>
      {splitLines(text, marks).map(({ start, end }, line) => (
        <div key={line}>{markedLine(text, marks, { start, end })}</div>
      ))}
    </div>
  );
}

/** Each line has a box of its own, so that a key lays out one of them and not the whole text. None ends within a mark. */
function splitLines(text: string, marks: readonly SentenceMark[]): TextSpan[] {
  const lines: TextSpan[] = [];
  let start = 0;
  let next = 0;
  for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', end + 1)) {
    while (next < marks.length && (marks[next]?.end ?? 0) <= end) next += 1;
    if ((marks[next]?.start ?? end) < end) continue;
    lines.push({ start, end });
    start = end + 1;
  }
  return [...lines, { start, end: text.length }];
}

function markedLine(text: string, marks: readonly SentenceMark[], { start, end }: TextSpan): ReactNode {
  const parts: ReactNode[] = [];
  let from = start;
  marks.forEach((mark, index) => {
    if (mark.start < start || mark.end > end || mark.start === mark.end) return;
    parts.push(
      text.slice(from, mark.start),
      <span key={index} className={lookOf(groundOf(mark))} data-mark-index={index}>
        {text.slice(mark.start, mark.end)}
      </span>,
    );
    from = mark.end;
  });
  // An empty line is as high as the others.
  return [...parts, `${text.slice(from, end)}\u200b`];
}
