import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, (place: number, last: number) => number>> = {
  ArrowUp: (place, last) => (place <= 0 ? last : place - 1),
  ArrowDown: (place, last) => (place >= last ? 0 : place + 1),
  Home: () => 0,
  End: (_, last) => last,
};

const ALIKE: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowUp', ArrowRight: 'ArrowDown' };

/** Leads from piece to piece by arrows, Home and End: a long list is one stop for the Tab key. */
export function moveAmongPieces(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[ALIKE[event.key] ?? event.key];
  if (!step || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const items = [...(event.currentTarget.closest('nav')?.querySelectorAll<HTMLElement>('[data-piece]') ?? [])];
  const place = items.indexOf(event.currentTarget);
  event.preventDefault();
  items[step(place, items.length - 1)]?.focus();
}
