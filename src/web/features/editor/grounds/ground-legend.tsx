import { useRef } from 'react';
import { EDITOR_TEXTS } from '../../../texts/editor.ts';
import { GROUNDS, type Ground } from '../marks/grounds.ts';
import '../marks/marks.css';
import { lookOf, type GroundMark } from '../marks/sentence-mark.ts';

const { grounds: texts } = EDITOR_TEXTS;

export interface GroundLegendProps {
  marks: readonly GroundMark[];
  /** Leads to a place in the text. */
  onShow: (mark: GroundMark) => void;
}

/** What each look means, and how many sentences have it; a press leads to one after another. */
export function GroundLegend({ marks, onShow }: GroundLegendProps) {
  const shown = useRef<Partial<Record<Ground, number>>>({});
  const kinds = GROUNDS.map((ground) => ({ ground, own: marks.filter((mark) => mark.ground === ground) }));
  const showNext = (ground: Ground, own: readonly GroundMark[]) => {
    const next = ((shown.current[ground] ?? -1) + 1) % own.length;
    shown.current[ground] = next;
    const mark = own[next];
    if (mark) onShow(mark);
  };
  return (
    <div className="flex w-full flex-wrap items-center gap-x-2 gap-y-1.5">
      <ul aria-label={texts.legend} className="flex flex-wrap gap-1.5">
        {kinds
          .filter(({ own }) => own.length > 0)
          .map(({ ground, own }) => (
            <li key={ground}>
              <button
                type="button"
                className="inline-flex min-h-8 items-center gap-2 rounded-full border border-border bg-surface px-2.5 py-1 hover:bg-surface-2 pointer-coarse:min-h-11"
                onClick={() => showNext(ground, own)}
              >
                <span className={lookOf(ground)}>{texts.names[ground]}</span>
                <span className="text-muted tabular-nums">
                  {own.length}
                  <span className="sr-only">. {texts.showNext}</span>
                </span>
              </button>
            </li>
          ))}
      </ul>
      <p className="text-muted">{texts.unmarked}</p>
    </div>
  );
}
