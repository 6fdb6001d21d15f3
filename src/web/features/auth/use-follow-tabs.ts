import { useCallback, type RefObject } from 'react';
import { forgetTexts } from '../../lib/forget-texts.ts';
import type { AuthState } from './auth-state.ts';
import { useOtherTabs, type TabWord } from './other-tabs.ts';
import type { AuthSession } from './session.ts';

interface OwnTab extends Pick<AuthState, 'provider' | 'config'> {
  session: RefObject<AuthSession | null>;
  /** Answers how to tell whether what is asked for now is still news when it is answered. */
  ask: () => () => boolean;
  close: (options: { elsewhere: boolean }) => void;
  accept: (session: AuthSession) => void;
}

/** Goes along when somebody signs out or in, in another tab of this browser. Answers how to tell the others. */
export function useFollowTabs({ provider, config, session, ask, close, accept }: OwnTab): (word: TabWord) => void {
  /** By the cookie, as a reload of this page would. An answer is old when anything has changed since it was asked for. */
  const look = useCallback(async () => {
    // A provider that tells of its sessions by itself does so here, too.
    if (!provider || !config || provider.watch) return;
    const isNews = ask();
    const now = await provider.restore(config);
    if (!isNews()) return;
    const known = session.current;
    // What is on the screen belongs to whoever was signed in.
    if (known && known.user.id !== now?.user.id) close({ elsewhere: now === null });
    if (now) accept(now);
  }, [provider, config, session, ask, close, accept]);

  return useOtherTabs((word) => {
    // Out of reach: the next call tells.
    if (word.kind === 'look') return void look().catch(() => undefined);
    // Whoever left may be who a look that is under way finds.
    if (session.current === null) return void look().catch(() => undefined);
    if (session.current?.user.id !== word.userId) return;
    close({ elsewhere: !word.everything });
    // What was typed in this tab and not sent is nowhere else, so its drafts stay for whoever typed them.
    forgetTexts(word.userId, word.everything ? { everything: true } : { storages: ['localStorage'] });
  });
}
