import { DomainError } from '../../platform/errors.ts';

const TIME_LIMIT_MS = 5_000;

interface BackendApi {
  readonly apiUrl: string;
  readonly secretKey: string;
}

/**
 * Deletes somebody at Clerk, by its Backend API; who is not there any more is deleted.
 *
 * @throws DomainError `unavailable` when Clerk does not do it.
 */
export async function deleteClerkUser({ apiUrl, secretKey }: BackendApi, subject: string): Promise<void> {
  const cause = await failureOf(new URL(`/v1/users/${encodeURIComponent(subject)}`, apiUrl), secretKey);
  if (cause === null) return;
  throw new DomainError(
    'unavailable',
    'Your sign-in could not be deleted at Clerk. Please try again in a moment, or delete it in your Clerk profile.',
    { cause },
  );
}

async function failureOf(address: URL, secretKey: string): Promise<unknown> {
  try {
    const response = await fetch(address, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${secretKey}` },
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
    await response.body?.cancel();
    return response.ok || response.status === 404 ? null : new Error(`Clerk answered ${response.status}`);
  } catch (error) {
    return error;
  }
}
