import { formatClock } from '../../../../../core/formats/layout/times.ts';
import type { Chapter } from '../../../../../core/formats/parts.ts';
import { Play } from '../../../../components/icons.ts';
import { Excerpt } from '../excerpt.tsx';
import type { PlacedRow } from './place-rows.ts';

export interface VideoScreenProps {
  rows: readonly PlacedRow[];
  chapters: readonly Chapter[];
}

/** A picture of a video, with the first words that stand on one, and a bar in as many parts as it has chapters. */
export function VideoScreen({ rows, chapters }: VideoScreenProps) {
  const first = rows.find(({ onScreen }) => onScreen.part !== '');
  if (!first) return null;
  const end = Math.max(...rows.map((row) => row.end));
  return (
    <div className="screen video-screen">
      <div className="screen-words">
        <Excerpt {...first.onScreen} syntax="plain" />
      </div>
      <div aria-hidden dir="ltr" className="screen-bar">
        <Play />
        <span className="screen-parts">
          {lengthsOf(chapters, end).map((length, index) => (
            <span key={index} style={{ flexGrow: length }} />
          ))}
        </span>
        <span className="screen-clock">{formatClock(end)}</span>
      </div>
    </div>
  );
}

/** One for each chapter, in seconds; one for the whole where there are none. */
function lengthsOf(chapters: readonly Chapter[], end: number): number[] {
  const starts = chapters.map(({ start }) => start).filter((start) => start < end);
  if (starts.length === 0) return [end];
  return starts.map((start, index) => Math.max(1, (starts[index + 1] ?? end) - start));
}
