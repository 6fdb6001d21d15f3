import { isLoopback } from './loopback.ts';

/** `closed` lets the first account in that there ever was, so that a new installation can be used at all. */
export type SignUpPolicy = 'open' | 'closed';

/** What the settings tell about who can reach the product. */
export interface Reach {
  readonly AUTH_PROVIDER?: string | undefined;
  readonly HOST: string;
  readonly PUBLIC_URL?: string | undefined;
  readonly TRUST_PROXY: readonly string[];
}

/**
 * As set, else open only where nobody but this machine can knock. A proxy on the same machine lets the world in through
 * a loopback address, so naming one, or a public address, closes it. With a hosted provider it is the provider who lets
 * people in.
 */
export function signUpPolicy(chosen: SignUpPolicy | undefined, reach: Reach): SignUpPolicy {
  const isHosted = reach.AUTH_PROVIDER !== undefined && reach.AUTH_PROVIDER !== 'embedded';
  return chosen ?? (isHosted || onlyThisMachine(reach) ? 'open' : 'closed');
}

function onlyThisMachine({ HOST, PUBLIC_URL, TRUST_PROXY }: Reach): boolean {
  const isPublic = PUBLIC_URL !== undefined && !isLoopback(new URL(PUBLIC_URL).hostname);
  return isLoopback(HOST) && !isPublic && TRUST_PROXY.length === 0;
}
