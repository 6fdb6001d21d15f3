import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** A reader this near to the end is at the end. */
const NEAR_PX = 24;

export interface FollowedEnd {
  /** Of what scrolls. */
  readonly boxRef: RefObject<HTMLDivElement | null>;
  /** Of the place behind the newest words. */
  readonly endRef: RefObject<HTMLSpanElement | null>;
  readonly onScroll: () => void;
  /** Whether the newest words are in sight, and will be. */
  readonly isAtEnd: boolean;
  readonly toEnd: () => void;
}

/**
 * Keeps the newest words of a growing text in sight for as long as the reader is there; whoever has scrolled away is left
 * in peace. An edit begins at the top of what it replaces, and does not take the reader there: it is followed from where
 * they are.
 */
export function useFollowEnd({ text, rest }: { text: string; rest: string }): FollowedEnd {
  const boxRef = useRef<HTMLDivElement>(null);
  const endRef = useRef<HTMLSpanElement>(null);
  const isEdit = rest !== '';
  const wasEdit = useRef(isEdit);
  const [isAtEnd, setIsAtEnd] = useState(true);
  const place = (): Place => ({ box: boxRef.current, end: endRef.current, isEdit });
  useLayoutEffect(() => {
    const now: Place = { box: boxRef.current, end: endRef.current, isEdit };
    const begins = isEdit && !wasEdit.current;
    wasEdit.current = isEdit;
    if (isAtEnd && !begins) scrollToEnd(now);
    if (!isEdit || (isAtEnd && !begins)) return undefined;
    const frame = requestAnimationFrame(() => setIsAtEnd(isInSight(now)));
    return () => cancelAnimationFrame(frame);
  }, [text, rest, isEdit, isAtEnd]);
  return {
    boxRef,
    endRef,
    onScroll: () => setIsAtEnd(isInSight(place())),
    isAtEnd,
    toEnd: () => scrollToEnd(place()),
  };
}

interface Place {
  readonly box: HTMLElement | null;
  readonly end: HTMLElement | null;
  readonly isEdit: boolean;
}

function isInSight({ box, end, isEdit }: Place): boolean {
  if (!box || !end) return true;
  if (!isEdit) return box.scrollHeight - box.clientHeight - box.scrollTop <= NEAR_PX;
  const below = belowTop(box, end);
  return below >= 0 && below <= box.clientHeight + NEAR_PX;
}

function scrollToEnd(place: Place): void {
  const { box, end, isEdit } = place;
  if (!box || !end) return;
  if (!isEdit) box.scrollTop = box.scrollHeight;
  else if (!isInSight(place) || belowTop(box, end) > box.clientHeight - NEAR_PX)
    box.scrollTop += belowTop(box, end) - box.clientHeight + NEAR_PX;
}

/** How far the newest words end below the upper edge of the box. */
const belowTop = (box: HTMLElement, end: HTMLElement): number =>
  end.getBoundingClientRect().bottom - box.getBoundingClientRect().top;
