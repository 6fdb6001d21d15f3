import { useEffect, useRef, type RefObject } from 'react';

/** For the heading of a new view: takes the focus if what had it is gone, never from somebody who is at work elsewhere. */
export function useLostFocus<Target extends HTMLElement>(): RefObject<Target | null> {
  const target = useRef<Target>(null);
  useEffect(() => {
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) target.current?.focus({ preventScroll: true });
  }, []);
  return target;
}
