import { parsePublishableKey } from '@clerk/shared/keys';
import { StartError } from '../../platform/start-error.ts';

/** A host name, with a port at most: it goes into headers and addresses. */
const HOST = /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?$/i;

/**
 * Where the Clerk application behind a publishable key is reached, as `https://clerk.example.org`.
 *
 * @throws StartError with Clerk's own words for a key that is missing or malformed.
 */
export function frontendApiOf(publishableKey: string | undefined): string {
  const host = parsed(publishableKey)?.frontendApi ?? '';
  if (!HOST.test(host)) throw unusable('Publishable key not valid: it names no host.');
  return `https://${host.toLowerCase()}`;
}

function parsed(publishableKey: string | undefined) {
  try {
    return parsePublishableKey(publishableKey?.trim(), { fatal: true });
  } catch (error) {
    throw unusable(error instanceof Error ? error.message : 'Publishable key not valid.');
  }
}

function unusable(words: string): StartError {
  return new StartError(`Sign-in by Clerk (AUTH_PROVIDER=clerk) cannot start. CLERK_PUBLISHABLE_KEY: ${words}`);
}
