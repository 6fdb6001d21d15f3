import type { ComponentType } from 'react';
import type { PartMissing } from './part-missing.ts';

export interface SearchState<Props> {
  readonly Part: ComponentType<Props> | null;
  /** Why it is not there; of the last try. */
  readonly missing: PartMissing;
  readonly isBusy: boolean;
}

/**
 * Looks for a part whose code did not come: when somebody asks for it, when the network is back, and when somebody comes to it
 * again who had left it missing. Known to all places that show the part.
 */
export class PartSearch<Props> {
  readonly #get: () => Promise<ComponentType<Props>>;
  readonly #listeners = new Set<() => void>();
  #state: SearchState<Props>;
  #wasShown = false;

  constructor(get: () => Promise<ComponentType<Props>>, missing: PartMissing) {
    this.#get = get;
    this.#state = { Part: null, missing, isBusy: false };
  }

  readonly getState = (): SearchState<Props> => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    if (this.#listeners.size === 0) {
      window.addEventListener('online', this.again);
      if (this.#wasShown) this.again();
      this.#wasShown = true;
    }
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) window.removeEventListener('online', this.again);
    };
  };

  readonly again = (): void => {
    if (this.#state.Part || this.#state.isBusy) return;
    this.#show({ isBusy: true });
    this.#get().then(
      (Part) => this.#show({ Part, isBusy: false }),
      (missing: PartMissing) => this.#show({ missing, isBusy: false }),
    );
  };

  #show(change: Partial<SearchState<Props>>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
