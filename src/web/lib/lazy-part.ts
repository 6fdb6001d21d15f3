import { lazy, type ComponentType } from 'react';
import { missingPart, partWithoutNotice } from '../components/missing-part.tsx';
import { loadWithRetries } from './load-with-retries.ts';
import type { PartMissing } from './part-missing.ts';
import { PartSearch } from './part-search.ts';

export interface LazyPartOptions {
  /** What a toast says where the code does not come, the reason below it. */
  readonly failed?: string;
}

/**
 * A component whose code comes when it is first shown. Where it does not, its place says so and all else on the page stays; it
 * comes as soon as the network is back, or somebody presses.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>, options?: LazyPartOptions) {
  const get = () => loadWithRetries(load);
  return lazy(async () => ({
    default: await get().catch((reason: PartMissing) => missingPart(new PartSearch(get, reason), options?.failed)),
  }));
}

/** The same for something that a page does without while its code does not come. */
export function optionalPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const get = () => loadWithRetries(load);
  return lazy(async () => ({
    default: await get().catch((reason: PartMissing) => partWithoutNotice(new PartSearch(get, reason))),
  }));
}
