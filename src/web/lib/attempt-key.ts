import { useState } from 'react';
import { newIdempotencyKey } from './idempotency-key.ts';

/** The idempotency key of one action of the user, over as many presses as it takes. */
interface AttemptKey {
  /** The same key for the same input: pressing again after a lost answer does not do it twice. */
  keyFor: (input: unknown) => string;
  /** It is done: the same input again is a new action. */
  settle: () => void;
}

export function useAttemptKey(): AttemptKey {
  return useState(createAttemptKey)[0];
}

function createAttemptKey(): AttemptKey {
  let present: { input: string; key: string } | null = null;
  return {
    keyFor(input) {
      const text = JSON.stringify(input);
      if (present?.input !== text) present = { input: text, key: newIdempotencyKey() };
      return present.key;
    },
    settle() {
      present = null;
    },
  };
}
