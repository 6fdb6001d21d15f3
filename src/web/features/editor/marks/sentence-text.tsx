import type { PointerEvent, ReactNode } from 'react';
import type { Ground } from '../../../../core/contracts/output.ts';
import { Tooltip } from '../../../components/ui/tooltip.tsx';
import './marks.css';
import { lookOf } from './sentence-mark.ts';

export interface SentenceTextProps {
  /** Why it stands out: which point of the opinion it carries, or what it rests on. */
  words: string;
  /** Null for one that carries the opinion. */
  ground: Ground | null;
  /** Its place in the text, which one can go to; null for a further part of the same sentence. */
  at: number | null;
  children: ReactNode;
}

/**
 * A sentence that stands out. What stands within it keeps its own say. One that carries the opinion is a stop of the
 * keyboard; where each sentence is marked for what it rests on, that is read out before it instead.
 */
export function SentenceText({ words, ground, at, children }: SentenceTextProps) {
  return (
    <Tooltip text={words}>
      {({ onPointerEnter, onPointerLeave, onFocus, ...target }) => (
        <mark className={lookOf(ground)}>
          <span
            {...(at !== null && {
              'data-sentence': at,
              ...(ground === null ? { tabIndex: 0, ...target } : { tabIndex: -1 }),
            })}
            onPointerOver={(event) => (isOverControl(event) ? onPointerLeave() : onPointerEnter(event))}
            onPointerLeave={onPointerLeave}
            onFocus={(event) => ground === null && event.target === event.currentTarget && onFocus(event)}
          >
            {at !== null && ground !== null && <span className="sr-only select-none">{words}: </span>}
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
