import { lazy, type ComponentType } from 'react';
import { pause } from './pause.ts';

const ATTEMPTS = 3;
const RETRY_DELAY_MS = 1_000;

/** The server does not answer, or does not have the code any more that this page was made of. */
export class PartMissing extends Error {
  override readonly name = 'PartMissing';
}

/** A component whose code comes when it is first shown, tried as often as every other call. */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    try {
      return { default: await loadWithRetries(load) };
    } catch (error) {
      throw new PartMissing('Code of this page could not be loaded', { cause: error });
    }
  });
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
