import { ArrowDown } from '../../../components/icons.ts';
import { Button } from '../../../components/ui/button.tsx';
import { LIVE_TEXTS as texts } from '../../../texts/live.ts';
import { useFollowEnd } from './use-follow-end.ts';

export interface GrowingTextProps {
  label: string;
  text: string;
  /** Whether there is more to come. */
  grows: boolean;
}

/** A text in a box of one height, so that nothing around it moves while it grows. */
export function GrowingText({ label, text, grows }: GrowingTextProps) {
  const { boxRef, onScroll, isAtEnd, toEnd } = useFollowEnd(text);
  return (
    <div className="relative">
      <div
        ref={boxRef}
        role="region"
        aria-label={label}
        aria-live="off"
        // What scrolls must be reached by keyboard.
        tabIndex={0}
        onScroll={onScroll}
        className="h-72 overflow-y-auto overscroll-contain px-4 py-3 -outline-offset-2 md:h-80"
      >
        <p dir="auto" className="text-base leading-[1.7] wrap-anywhere whitespace-pre-wrap">
          {text}
          {grows && (
            <span
              aria-hidden
              className="ms-0.5 inline-block h-[1.1em] w-0.5 animate-pulse bg-primary align-text-bottom"
            />
          )}
        </p>
      </div>
      {grows && !isAtEnd && (
        <Button variant="outline" size="sm" className="absolute right-4 bottom-3 shadow-raised" onClick={toEnd}>
          <ArrowDown aria-hidden />
          {texts.toEnd}
        </Button>
      )}
    </div>
  );
}
