import { ArrowDownToDot } from '../../../components/icons.ts';
import { Tooltip } from '../../../components/ui/tooltip.tsx';
import { EDITOR_TEXTS } from '../../../texts/editor.ts';
import '../marks/marks.css';
import type { OpinionMark } from './opinion-marks.ts';

const { stance: texts } = EDITOR_TEXTS;

export interface AboutPieceProps {
  /** By name; null where it has none. */
  angle: string | null;
  marks: readonly OpinionMark[];
  /** Leads to the next of its places. */
  onNext: () => void;
}

/** How a piece goes about its topic, and which of its sentences are the author's opinion. Nothing where nothing is known. */
export function AboutPiece({ angle, marks, onNext }: AboutPieceProps) {
  if (!angle && marks.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-1 border-b border-border px-5 py-2 text-2sm sm:px-10">
      {angle && (
        <p className="text-muted">
          {texts.angle}: <bdi className="font-medium text-foreground">{angle}</bdi>
        </p>
      )}
      {marks.length > 0 && <Legend marks={marks} onNext={onNext} />}
    </div>
  );
}

/** What the colour means, how often it is there, and a way to the next place. */
function Legend({ marks, onNext }: Pick<AboutPieceProps, 'marks' | 'onNext'>) {
  return (
    <div className="flex flex-wrap items-center gap-x-2.5">
      <p role="status" className="tabular-nums">
        <span className="opinion font-medium">{texts.legend(marks.length)}</span>
      </p>
      <button
        type="button"
        className="inline-flex min-h-6 items-center gap-1 font-medium underline underline-offset-2 pointer-coarse:min-h-11"
        onClick={onNext}
      >
        <ArrowDownToDot aria-hidden className="size-3.5" />
        {texts.next}
      </button>
      {/* A text under edit cannot say of its parts what they are. */}
      <ul className="sr-only">
        {marks.map(({ start, points }) => (
          <li key={start}>{texts.carries(points.map(({ text }) => text))}</li>
        ))}
      </ul>
    </div>
  );
}
