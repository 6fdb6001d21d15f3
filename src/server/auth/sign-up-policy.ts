import { isLoopback } from './loopback.ts';

/** `closed` lets the first account in, so that a new installation can be used at all. */
export type SignUpPolicy = 'open' | 'closed';

/** As set, else open only where nobody but this machine can knock. */
export function signUpPolicy(chosen: SignUpPolicy | undefined, host: string): SignUpPolicy {
  return chosen ?? (isLoopback(host) ? 'open' : 'closed');
}
