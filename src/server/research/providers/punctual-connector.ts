import type { LookupFunction } from 'node:net';
import { buildConnector, errors } from 'undici';

/** undici's own timer for connecting runs up to half a second late; this one ends the wait on time. */
export function punctualConnector(timeoutMs: number, lookup?: LookupFunction): buildConnector.connector {
  const connect = buildConnector({ timeout: timeoutMs, ...(lookup ? { lookup } : {}) });
  return (options, callback) => {
    let answered = false;
    const timer = setTimeout(() => {
      answered = true;
      callback(new errors.ConnectTimeoutError(`no connection within ${timeoutMs} ms`), null);
    }, timeoutMs);
    connect(options, (...result) => {
      clearTimeout(timer);
      // A connection that comes too late is nobody's.
      if (answered) result[1]?.destroy();
      else callback(...result);
    });
  };
}
