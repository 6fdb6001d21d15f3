import { useCallback, useEffect, useEffectEvent, useRef } from 'react';

/** What the tabs of a browser tell one another of whoever is signed in. */
export type TabWord =
  /** They signed out. `everything`: their account is gone. */
  | { readonly kind: 'left'; readonly userId: string; readonly everything: boolean }
  /** Somebody signed in, or goes on under another token: the server knows who. */
  | { readonly kind: 'look' };

/** Hears what other tabs tell, and answers how to tell them. */
export function useOtherTabs(onWord: (word: TabWord) => void): (word: TabWord) => void {
  const channel = useRef<BroadcastChannel | null>(null);
  const hear = useEffectEvent(onWord);
  useEffect(() => {
    // A very old browser has none: its other tabs hear of it with their next call.
    if (typeof BroadcastChannel === 'undefined') return undefined;
    const opened = new BroadcastChannel('manifold.sign-in');
    channel.current = opened;
    opened.addEventListener('message', ({ data }: MessageEvent<TabWord>) => hear(data));
    return () => {
      channel.current = null;
      opened.close();
    };
  }, []);
  return useCallback((word) => channel.current?.postMessage(word), []);
}
