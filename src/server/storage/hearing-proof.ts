import { randomBytes } from 'node:crypto';

const PREFIX = 'proof ';

/** Whether what is sent is heard, found out by sending something. */
export interface HearingProof {
  hears(): boolean;
  /** Sends the next one. Where the last one has not been heard by then, nothing is. */
  begin(): void;
  /** Whether the payload is no word of the channel's own, but was sent here or by another process to find that out. */
  takes(payload: string): boolean;
  /** The connection is gone. */
  lose(): void;
}

/**
 * @param send sends on the channel, by another connection than the one that listens: a pooler would bring it back over
 *   that one, and nothing else.
 * @param changed called when it hears again, or no longer.
 */
export function createHearingProof(
  send: (payload: string) => Promise<unknown>,
  changed: (hears: boolean) => void,
): HearingProof {
  let hears = false;
  /** What has been sent and not heard yet. */
  let awaited: string | null = null;
  const set = (now: boolean) => {
    if (hears === now) return;
    hears = now;
    changed(now);
  };
  return {
    hears: () => hears,
    begin() {
      if (awaited !== null) set(false);
      const sent = PREFIX + randomBytes(8).toString('hex');
      awaited = sent;
      // What could not be sent proves nothing.
      send(sent).catch(() => {
        if (awaited === sent) awaited = null;
      });
    },
    takes(payload) {
      if (payload === awaited) {
        awaited = null;
        set(true);
      }
      return payload.startsWith(PREFIX);
    },
    lose() {
      awaited = null;
      set(false);
    },
  };
}
