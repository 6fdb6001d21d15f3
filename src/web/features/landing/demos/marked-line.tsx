import type { Line } from './example-shape.ts';

/** A line of a piece with the author's opinion under the marker, and what nothing stands behind in its own mark. */
export function MarkedLine({ line }: { line: Line }) {
  return line.map(({ text, is }, at) => {
    if (is === 'opinion') {
      return (
        <mark key={at} className="marker-block group-not-has-checked:bg-transparent group-not-has-checked:text-inherit">
          {text}
        </mark>
      );
    }
    if (is === 'check') {
      return (
        <span key={at} className="rounded-sm bg-warning-soft box-decoration-clone px-1 font-medium text-foreground">
          {text}
        </span>
      );
    }
    return text;
  });
}
