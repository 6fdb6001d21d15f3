import type { Line } from './example-shape.ts';

/** A line of a piece with the author's opinion under the marker, and its gaps as slots. */
export function MarkedLine({ line }: { line: Line }) {
  return line.map(({ text, is }, at) => {
    if (is === 'opinion') {
      return (
        <mark key={at} className="marker-block">
          {text}
        </mark>
      );
    }
    if (is === 'gap') {
      return (
        <span
          key={at}
          className="rounded-sm border border-dashed border-info bg-info-soft box-decoration-clone px-1 text-foreground"
        >
          {text}
        </span>
      );
    }
    return text;
  });
}
