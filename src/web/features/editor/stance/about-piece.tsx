import { EDITOR_TEXTS } from '../../../texts/editor.ts';
import '../marks/marks.css';
import type { OpinionMark } from './opinion-marks.ts';

const { stance: texts } = EDITOR_TEXTS;

export interface AboutPieceProps {
  /** By name; null where it has none. */
  angle: string | null;
  marks: readonly OpinionMark[];
  /** Leads to a place in the text. */
  onShow: (mark: OpinionMark) => void;
}

/** How a piece goes about its topic, and which of its sentences are the author's opinion. Nothing where nothing is known. */
export function AboutPiece({ angle, marks, onShow }: AboutPieceProps) {
  if (!angle && marks.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-1.5 border-b border-border px-5 py-2 text-2sm sm:px-10">
      {angle && (
        <p className="text-muted">
          {texts.angle}: <bdi className="font-medium text-foreground">{angle}</bdi>
        </p>
      )}
      {marks.length > 0 && <Legend marks={marks} onShow={onShow} />}
    </div>
  );
}

/** What the colour means, and a press to each place. */
function Legend({ marks, onShow }: Pick<AboutPieceProps, 'marks' | 'onShow'>) {
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-1.5">
      <p role="status" className="tabular-nums">
        <span className="opinion font-medium">{texts.legend(marks.length)}</span>
      </p>
      <ul className="flex min-w-0 flex-wrap gap-1.5">
        {marks.map((mark, index) => (
          <li key={`${index} ${mark.points[0]?.id}`} className="min-w-0">
            <button
              type="button"
              aria-label={texts.show(mark.points.map(({ text }) => text))}
              className="max-w-full truncate rounded-full border border-border bg-surface px-2.5 py-0.5 hover:bg-surface-2 sm:max-w-64 pointer-coarse:min-h-11"
              onClick={() => onShow(mark)}
            >
              <bdi>{mark.points[0]?.text ?? texts.place(index + 1)}</bdi>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
