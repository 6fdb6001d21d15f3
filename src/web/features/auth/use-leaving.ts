import { useCallback } from 'react';
import { allSaved } from '../../lib/before-sign-out.ts';
import { forgetTexts } from '../../lib/forget-texts.ts';
import type { BrowserAuthProvider } from './browser-auth-provider.ts';
import type { TabWord } from './other-tabs.ts';
import type { AuthSession } from './session.ts';

/**
 * The ways out of a sign-in, after which nothing of the user is left in this browser. `close` closes what is on the screen
 * and answers whose it was. Other tabs of theirs close with this one.
 */
export function useLeaving(
  provider: BrowserAuthProvider | null,
  { close, tellTabs }: { close: () => AuthSession | null; tellTabs: (word: TabWord) => void },
) {
  const leave = useCallback(
    ({ everything = false } = {}) => {
      const session = close();
      if (!session) return;
      const userId = session.user.id;
      forgetTexts(userId, { everything });
      tellTabs({ kind: 'left', userId, everything });
    },
    [close, tellTabs],
  );

  const signOut = useCallback(async () => {
    await allSaved();
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
