import { useEffect, useRef, type RefObject } from 'react';

/**
 * For the heading of a new view: takes the focus if what had it is gone, never from somebody who is at work elsewhere. On a
 * page that was just opened nothing is gone: its way for the keyboard begins at the top.
 */
export function useLostFocus<Target extends HTMLElement>(): RefObject<Target | null> {
  const target = useRef<Target>(null);
  useEffect(() => {
    const { activeElement } = document;
    const isLost = activeElement === null || activeElement === document.body;
    if (isLost && isAtWork()) target.current?.focus({ preventScroll: true });
  }, []);
  return target;
}

/** Whether anything was pressed on this page. */
function isAtWork(): boolean {
  // Not every browser tells.
  const { userActivation } = navigator as { userActivation?: UserActivation };
  return userActivation?.hasBeenActive ?? true;
}
