import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** As long as a screen may take to be as long again as it was. */
const PATIENCE_MS = 3_000;

/**
 * Another screen is seen from its top; Back and Forward lead to the place where one was. The browser does not know when
 * a screen of ours is there, so it is asked to leave that to us for as long as the page lives.
 */
export function useKeptScroll(screen: string): void {
  const { key } = useLocation();
  const type = useNavigationType();
  const places = useRef(new Map<string, number>());
  const here = useRef({ key, screen });

  useEffect(() => {
    const keep = () => places.current.set(here.current.key, window.scrollY);
    const giveBack = () => (history.scrollRestoration = 'auto');
    history.scrollRestoration = 'manual';
    window.addEventListener('scroll', keep, { passive: true });
    // A reload and a page that is come back to are the browser's again.
    window.addEventListener('pagehide', giveBack);
    return () => {
      giveBack();
      window.removeEventListener('scroll', keep);
      window.removeEventListener('pagehide', giveBack);
    };
  }, []);

  useLayoutEffect(() => {
    const before = here.current;
    here.current = { key, screen };
    if (before.key === key) return;
    // Nothing scrolls where a piece is chosen or a page of the history turned: the entry is new, the place is not.
    if (type !== 'POP' && before.screen === screen) places.current.set(key, window.scrollY);
    const kept = type === 'POP' ? places.current.get(key) : undefined;
    if (kept) return scrollOnceThere(kept);
    if (before.screen !== screen) window.scrollTo(0, 0);
  }, [key, screen, type]);
}

/** Scrolls as soon as the page is long enough, unless somebody has begun to scroll it. Returns how to give that up. */
function scrollOnceThere(top: number): () => void {
  const over = new AbortController();
  const { signal } = over;
  const tryNow = () => {
    window.scrollTo(0, top);
    if (Math.abs(window.scrollY - top) < 2) over.abort();
  };
  const growth = new ResizeObserver(tryNow);
  const timer = setTimeout(() => over.abort(), PATIENCE_MS);
  signal.addEventListener('abort', () => {
    growth.disconnect();
    clearTimeout(timer);
  });
  for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown']) {
    window.addEventListener(type, () => over.abort(), { signal, passive: true });
  }
  growth.observe(document.documentElement);
  tryNow();
  return () => over.abort();
}
