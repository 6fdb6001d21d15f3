import { useId } from 'react';
import { Switch } from '../../../components/ui/switch.tsx';
import { Tooltip } from '../../../components/ui/tooltip.tsx';
import { cn } from '../../../lib/class-names.ts';
import { EDITOR_TEXTS } from '../../../texts/editor.ts';
import { GroundLegend } from '../grounds/ground-legend.tsx';
import type { ShownGrounds } from '../grounds/use-grounds.ts';
import { showGrounds } from '../grounds/use-shows-grounds.ts';
import '../marks/marks.css';
import type { SentenceMark } from '../marks/sentence-mark.ts';
import type { OpinionMark } from './opinion-marks.ts';

const { stance: texts } = EDITOR_TEXTS;

export interface AboutPieceProps {
  /** By name; null where it has none. */
  angle: string | null;
  marks: readonly OpinionMark[];
  grounds: ShownGrounds;
  /** Leads to a place in the text. */
  onShow: (mark: SentenceMark) => void;
}

/**
 * How a piece goes about its topic, and which of its sentences are the author's opinion, or what each of them rests on.
 * Nothing where nothing is known.
 */
export function AboutPiece({ angle, marks, grounds, onShow }: AboutPieceProps) {
  const hasGrounds = grounds.marks.length > 0;
  if (!angle && marks.length === 0 && !hasGrounds) return null;
  const showsOpinion = marks.length > 0 && !(hasGrounds && grounds.isShown);
  return (
    <div
      className={cn(
        'flex items-center gap-x-6 gap-y-1 border-b border-border px-4 py-1.5 text-2sm sm:flex-wrap sm:px-10 sm:py-2',
        hasGrounds && 'flex-wrap',
      )}
    >
      {angle && (
        // On a phone what there is to press goes before it.
        <p className={showsOpinion || hasGrounds ? 'text-muted max-sm:hidden' : 'text-muted'}>
          {texts.angle}: <bdi className="font-medium text-foreground">{angle}</bdi>
        </p>
      )}
      {showsOpinion && <Legend marks={marks} onShow={onShow} />}
      {hasGrounds && <GroundSwitch isOn={grounds.isShown} />}
      {hasGrounds && grounds.isShown && <GroundLegend marks={grounds.marks} onShow={onShow} />}
    </div>
  );
}

function GroundSwitch({ isOn }: { isOn: boolean }) {
  const id = useId();
  return (
    <span className="flex items-center gap-2 min-h-7 pointer-coarse:min-h-11">
      <Switch id={id} checked={isOn} onCheckedChange={showGrounds} />
      <label htmlFor={id} className="font-medium">
        {EDITOR_TEXTS.grounds.title}
      </label>
    </span>
  );
}

/** What the colour means, how often it is there, and a press to each place. */
function Legend({ marks, onShow }: Pick<AboutPieceProps, 'marks' | 'onShow'>) {
  return (
    <div className="flex min-w-0 items-center gap-x-2.5 gap-y-1.5 sm:flex-wrap">
      <p role="status" className="shrink-0 tabular-nums">
        <span className="opinion font-medium">{texts.legend(marks.length)}</span>
      </p>
      <ul className="flex gap-1.5 max-sm:overflow-x-auto max-sm:p-0.5 sm:flex-wrap">
        {marks.map((mark, index) => (
          <li key={mark.start}>
            <Tooltip text={texts.carries(mark.points.map(({ text }) => text))}>
              {(target) => (
                <button
                  type="button"
                  aria-label={texts.show(index + 1, marks.length)}
                  className="min-w-7 rounded-full border border-border bg-surface px-2 py-0.5 tabular-nums hover:bg-surface-2 pointer-coarse:min-h-11 pointer-coarse:min-w-11"
                  {...target}
                  onClick={() => onShow(mark)}
                >
                  {index + 1}
                </button>
              )}
            </Tooltip>
          </li>
        ))}
      </ul>
    </div>
  );
}
