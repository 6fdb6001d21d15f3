import type { RefObject } from 'react';
import { cn } from '../../../lib/class-names.ts';

export interface GrowingTextProps {
  label: string;
  text: string;
  /** What an edit has not replaced yet: dimmed behind its newest words. */
  rest: string;
  /** Whether there is more to come. */
  grows: boolean;
  /** A few lines are all that is to come. */
  isShort: boolean;
  /** Of what scrolls. */
  boxRef: RefObject<HTMLDivElement | null>;
  /** Of the place where the newest words are. */
  endRef: RefObject<HTMLSpanElement | null>;
  onScroll: () => void;
}

/** A text in a box of one height, so that nothing around it moves while it grows. */
export function GrowingText({ label, text, rest, grows, isShort, boxRef, endRef, onScroll }: GrowingTextProps) {
  return (
    <div
      ref={boxRef}
      role="region"
      aria-label={label}
      aria-live="off"
      // What scrolls must be reached by keyboard.
      tabIndex={0}
      onScroll={onScroll}
      className={cn(
        'overflow-y-auto overscroll-contain px-4 py-3 -outline-offset-2',
        isShort ? 'h-40' : 'h-72 md:h-80',
      )}
    >
      <p dir="auto" className="text-base leading-[1.7] wrap-anywhere whitespace-pre-wrap">
        {text}
        <span
          ref={endRef}
          aria-hidden
          className={cn(grows && 'ms-0.5 inline-block h-[1.1em] w-0.5 animate-pulse bg-primary align-text-bottom')}
        />
        {rest !== '' && <span className="text-muted opacity-70">{rest}</span>}
      </p>
    </div>
  );
}
