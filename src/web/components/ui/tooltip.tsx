import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import './tooltip.css';

export interface TooltipTarget {
  'aria-describedby': string;
  onPointerEnter: (event: { currentTarget: HTMLElement }) => void;
  onPointerLeave: () => void;
  onFocus: (event: { currentTarget: HTMLElement }) => void;
  onBlur: () => void;
}

export interface TooltipProps {
  text: string;
  /** The control, with these spread on it. */
  children: (target: TooltipTarget) => ReactNode;
}

const GAP = 6;
const EDGE = 8;

/** A few words on hover and focus, read out with the control; Escape takes them away. */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const hide = () => setAnchor(null);
  const show = (event: { currentTarget: HTMLElement }) => setAnchor(event.currentTarget);
  return (
    <>
      {children({
        'aria-describedby': id,
        onPointerEnter: show,
        onPointerLeave: hide,
        onFocus: show,
        onBlur: hide,
      })}
      <span id={id} hidden>
        {text}
      </span>
      {anchor && <TooltipBubble anchor={anchor} text={text} onHide={hide} />}
    </>
  );
}

/** The words alone, for what has no element of its own to hover. */
export function TooltipBubble({ anchor, text, onHide }: { anchor: HTMLElement; text: string; onHide: () => void }) {
  const bubble = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (bubble.current) place(bubble.current, anchor);
  }, [anchor]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && onHide();
    document.addEventListener('keydown', onKey);
    const onScroll = () => bubble.current && place(bubble.current, anchor);
    document.addEventListener('scroll', onScroll, { passive: true, capture: true });
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('scroll', onScroll, { capture: true });
    };
  }, [anchor, onHide]);
  return (
    <span ref={bubble} aria-hidden className="tooltip">
      {text}
    </span>
  );
}

/** Below its anchor, or above where there is no room, and never over the side of the window. */
function place(bubble: HTMLElement, anchor: HTMLElement): void {
  const [line = anchor.getBoundingClientRect()] = anchor.getClientRects();
  const { width, height } = bubble.getBoundingClientRect();
  const left = Math.max(EDGE, Math.min(line.left, document.documentElement.clientWidth - width - EDGE));
  const below = line.bottom + GAP;
  const top = below + height > window.innerHeight ? line.top - GAP - height : below;
  bubble.style.left = `${left}px`;
  bubble.style.top = `${top}px`;
}
