import type { PGlite } from '@electric-sql/pglite';
import type { Hearing, HearingListener } from './hearing.ts';

/** The embedded database tells what was sent on its one connection as soon as it is committed. */
export function hearEmbedded(client: PGlite, channel: string, listener: HearingListener): Hearing {
  let open = false;
  const heard = (payload: string) => listener.heard(payload);
  const listening = client.listen(channel, heard).then(
    () => {
      open = true;
      listener.changed();
    },
    // It has died, or is being closed: whoever asks it for rows will notice.
    () => {},
  );
  return {
    hears: () => open,
    async close() {
      await listening;
      open = false;
      if (!client.closed) await client.unlisten(channel, heard);
    },
  };
}
