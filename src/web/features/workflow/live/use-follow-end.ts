import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** A reader this near to the end is at the end. */
const NEAR_PX = 24;

export interface FollowedEnd {
  /** Of what scrolls. */
  readonly boxRef: RefObject<HTMLDivElement | null>;
  readonly onScroll: () => void;
  /** Whether the newest words are in sight, and will be. */
  readonly isAtEnd: boolean;
  readonly toEnd: () => void;
}

/** Keeps the end of a growing text in sight for as long as the reader is there; whoever has scrolled up is left in peace. */
export function useFollowEnd(text: string): FollowedEnd {
  const boxRef = useRef<HTMLDivElement>(null);
  const [isAtEnd, setIsAtEnd] = useState(true);
  const toEnd = () => {
    const box = boxRef.current;
    if (box) box.scrollTop = box.scrollHeight;
  };
  useLayoutEffect(() => {
    if (isAtEnd) toEnd();
  }, [text, isAtEnd]);
  const onScroll = () => {
    const box = boxRef.current;
    if (box) setIsAtEnd(box.scrollHeight - box.clientHeight - box.scrollTop <= NEAR_PX);
  };
  return { boxRef, onScroll, isAtEnd, toEnd };
}
