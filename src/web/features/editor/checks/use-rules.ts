import { useEffect, useState } from 'react';
import { loadWithRetries } from '../../../lib/load-with-retries.ts';
import type * as rulesModule from './judge-text.ts';

export type Rules = typeof rulesModule;

let loaded: Rules | null = null;

/** The rules of the formats, whose code comes once there is a text to judge; null until then. */
export function useRules(): Rules | null {
  const [rules, setRules] = useState(loaded);
  useEffect(() => {
    if (loaded) return;
    let isWanted = true;
    loadWithRetries(() => import('./judge-text.ts')).then(
      (module) => {
        loaded = module;
        if (isWanted) setRules(module);
      },
      // What the server said stands; the next piece that is opened asks again.
      () => undefined,
    );
    return () => void (isWanted = false);
  }, []);
  return rules;
}
