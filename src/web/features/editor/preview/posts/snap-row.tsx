import { useRef, useState, type ReactNode } from 'react';
import { StepBar, type StepNames } from './step-bar.tsx';

export interface SnapRowProps {
  /** `label` says what it holds. */
  names: StepNames & { readonly label: string };
  items: readonly ReactNode[];
  className?: string;
}

/** Cards in a row that scrolls by itself, by finger, keyboard and buttons. */
export function SnapRow({ names, items, className }: SnapRowProps) {
  const rowRef = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState(0);
  const last = items.length - 1;

  const read = () => {
    const row = rowRef.current;
    const room = row ? row.scrollWidth - row.clientWidth : 0;
    // Right to left it counts downwards. The last card may never come to the beginning of the row.
    if (row && room > 0) setPlace(Math.round((Math.abs(row.scrollLeft) / room) * last));
  };
  const go = (to: number) => {
    const row = rowRef.current;
    const room = row ? row.scrollWidth - row.clientWidth : 0;
    if (!row || last < 1) return;
    setPlace(to);
    row.scrollLeft = (getComputedStyle(row).direction === 'rtl' ? -1 : 1) * room * (to / last);
  };
  return (
    <div className={className}>
      <div ref={rowRef} tabIndex={0} role="group" aria-label={names.label} className="snap-row" onScroll={read}>
        <ol>
          {items.map((item, index) => (
            <li key={index}>{item}</li>
          ))}
        </ol>
      </div>
      {last > 0 && <StepBar place={place} count={items.length} names={names} onStep={go} />}
    </div>
  );
}
