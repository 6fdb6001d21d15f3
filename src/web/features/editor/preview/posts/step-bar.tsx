import { ChevronLeft, ChevronRight } from '../../../../components/icons.ts';
import { Button } from '../../../../components/ui/button.tsx';

/** More of them are a pattern, and tell nothing. */
const MOST_DOTS = 10;

export interface StepNames {
  readonly previous: string;
  readonly next: string;
  readonly place: (place: number, count: number) => string;
}

export interface StepBarProps {
  /** 0-based. */
  place: number;
  count: number;
  names: StepNames;
  /** After the last one comes the first one again. */
  isRound?: boolean;
  onStep: (place: number) => void;
}

/** Where one is among several, with a step to either side. At an end the button stays, and keeps the focus. */
export function StepBar({ place, count, names, isRound = false, onStep }: StepBarProps) {
  const step = (by: number) => {
    const next = isRound ? (place + by + count) % count : place + by;
    if (next >= 0 && next < count) onStep(next);
  };
  const isEnd = (by: number) => !isRound && (place + by < 0 || place + by >= count);
  return (
    <div className="step-bar">
      <Button
        variant="outline"
        size="icon-sm"
        aria-label={names.previous}
        aria-disabled={isEnd(-1)}
        onClick={() => step(-1)}
      >
        <ChevronLeft className="step-arrow" />
      </Button>
      <span className="step-place">
        {count <= MOST_DOTS && (
          <span aria-hidden className="step-dots">
            {Array.from({ length: count }, (_, index) => (
              <span key={index} data-here={index === place || undefined} />
            ))}
          </span>
        )}
        <span role="status" dir="auto">
          {names.place(place + 1, count)}
        </span>
      </span>
      <Button variant="outline" size="icon-sm" aria-label={names.next} aria-disabled={isEnd(1)} onClick={() => step(1)}>
        <ChevronRight className="step-arrow" />
      </Button>
    </div>
  );
}
