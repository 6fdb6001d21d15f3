import type { RefObject } from 'react';

/** What a link to it names. */
export const START_ID = 'start-workflow';

/** Where Start Workflow stands, from wherever on the page. */
export type StartPlace = RefObject<HTMLDivElement | null>;

/** Leads to Start Workflow, or to why it cannot be pressed. */
export function goToStart({ current: place }: StartPlace): void {
  place?.scrollIntoView({ block: 'center' });
  const button = place?.querySelector<HTMLButtonElement>('[data-start]:not(:disabled)');
  (button ?? place)?.focus({ preventScroll: true });
}
