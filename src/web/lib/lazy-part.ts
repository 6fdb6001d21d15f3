import { lazy, type ComponentType } from 'react';
import { pause } from './pause.ts';

const ATTEMPTS = 3;
const RETRY_DELAY_MS = 1_000;

/** A component whose code comes when it is first shown, tried as often as every other call. */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await loadWithRetries(load) }));
}

/** The same for something that a page does without if its code does not come. */
export function optionalPart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazyPart<Props>(() => loadWithRetries(load).catch(() => Nothing));
}

function Nothing() {
  return null;
}

export async function loadWithRetries<Part>(load: () => Promise<Part>): Promise<Part> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await load();
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
      await pause(RETRY_DELAY_MS);
    }
  }
}
