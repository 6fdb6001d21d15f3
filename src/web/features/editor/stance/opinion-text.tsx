import type { PointerEvent, ReactNode } from 'react';
import { Tooltip } from '../../../components/ui/tooltip.tsx';
import '../marks/marks.css';

export interface OpinionTextProps {
  /** Which point it carries, in words. */
  words: string;
  /** Its place in the text, which one can go to; null for a further part of the same sentence. */
  at: number | null;
  children: ReactNode;
}

/** A sentence that carries the author's opinion, under the highlighter. What stands within it keeps its own say. */
export function OpinionText({ words, at, children }: OpinionTextProps) {
  return (
    <Tooltip text={words}>
      {({ onPointerEnter, onPointerLeave, onFocus, ...target }) => (
        <mark className="opinion">
          <span
            {...(at !== null && { tabIndex: 0, 'data-opinion': at, ...target })}
            onPointerOver={(event) => (isOverControl(event) ? onPointerLeave() : onPointerEnter(event))}
            onPointerLeave={onPointerLeave}
            onFocus={(event) => event.target === event.currentTarget && onFocus(event)}
          >
            {children}
          </span>
        </mark>
      )}
    </Tooltip>
  );
}

function isOverControl({ target, currentTarget }: PointerEvent<HTMLElement>): boolean {
  return target instanceof Element && target.closest('a, button, [role=button], mark > span') !== currentTarget;
}
