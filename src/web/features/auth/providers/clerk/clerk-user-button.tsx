import { useEffect, useRef } from 'react';
import { clerkOfPage } from './clerk-of-page.ts';

/** Clerk's own menu: who is signed in, their profile at Clerk, and the way out. */
export function ClerkUserButton() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const node = place.current;
    if (!node) return undefined;
    const clerk = clerkOfPage();
    clerk.mountUserButton(node);
    return () => clerk.unmountUserButton(node);
  }, []);
  return <div ref={place} className="grid size-11 place-items-center" />;
}
