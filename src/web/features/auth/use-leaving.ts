import { useCallback } from 'react';
import { forgetTexts } from '../../lib/forget-texts.ts';
import type { BrowserAuthProvider } from './browser-auth-provider.ts';
import type { AuthSession } from './session.ts';

/**
 * The ways out of a sign-in, after which nothing of the user is left in this browser. `close` closes what is on the screen
 * and answers whose it was.
 */
export function useLeaving(provider: BrowserAuthProvider | null, close: () => AuthSession | null) {
  const leave = useCallback(
    (options?: { everything: boolean }) => {
      const session = close();
      if (session) forgetTexts(session.user.id, options);
    },
    [close],
  );

  const signOut = useCallback(async () => {
    await provider?.signOut();
    leave();
  }, [provider, leave]);

  const leaveDeleted = useCallback(async () => {
    // The sign-in ended with the account; a hosted provider may keep one of its own.
    await provider?.signOut().catch(() => undefined);
    leave({ everything: true });
  }, [provider, leave]);

  return { signOut, leaveDeleted };
}
