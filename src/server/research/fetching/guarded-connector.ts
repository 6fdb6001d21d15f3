import { type LookupAddress, promises as dns } from 'node:dns';
import { isIP, isIPv6, type LookupFunction, type Socket } from 'node:net';
import { buildConnector } from 'undici';
import { type AllowedHosts, isAllowedHost } from './allowed-hosts.ts';
import { isPublicAddress } from './public-address.ts';
import { isNoSuchName } from './page-troubles.ts';
import { siteOf } from './site-of.ts';
import { noPublicSite } from './web-address.ts';

/** All addresses of a host name. */
export type Lookup = (hostname: string) => Promise<readonly LookupAddress[]>;

/** Opens a connection to a host at these addresses and no others. */
export type Dial = (target: buildConnector.Options, addresses: readonly LookupAddress[]) => Promise<Socket>;

export interface GuardedConnectorOptions {
  readonly allowedHosts: AllowedHosts;
  readonly lookup: Lookup;
  readonly dial: Dial;
  /** Nothing is connected after it aborts. */
  readonly signal: AbortSignal;
}

export const systemLookup: Lookup = (hostname) => dns.lookup(hostname, { all: true });

/**
 * Connects to public addresses alone. A name is resolved once; each of its addresses must be public, and the connection
 * goes to one of them, so that a name that resolves otherwise a moment later changes nothing. What was reached is
 * checked again. Refusals are `PageUnreadable`.
 */
export function guardedConnector(options: GuardedConnectorOptions): buildConnector.connector {
  async function open(target: buildConnector.Options): Promise<Socket> {
    const url = urlOf(target);
    const anywhere = isAllowedHost(url, options.allowedHosts);
    const addresses = await addressesOf(target.hostname, options.lookup).catch((error: unknown) => {
      throw anywhere || !isNoSuchName(error) ? error : noPublicSite(siteOf(url), error);
    });
    options.signal.throwIfAborted();
    if (!anywhere && !addresses.every(({ address }) => isPublicAddress(address))) throw noPublicSite(siteOf(url));
    const socket = await options.dial(target, addresses);
    if (anywhere || isPublicAddress(socket.remoteAddress ?? '')) return socket;
    socket.destroy();
    throw noPublicSite(siteOf(url));
  }
  return (target, callback) => {
    open(target).then(
      (socket) => callback(null, socket),
      (error: unknown) => callback(error instanceof Error ? error : new Error(String(error)), null),
    );
  };
}

/** Connects with the system's sockets; HTTP/1.1 alone, whose limits are the ones that are set here. */
export function systemDial(timeoutMs: number): Dial {
  return (target, addresses) => {
    const connect = buildConnector({ timeout: timeoutMs, allowH2: false, lookup: answerWith(addresses) });
    return new Promise((resolve, reject) => {
      connect(target, (...[error, socket]) => (error === null ? resolve(socket) : reject(error)));
    });
  };
}

async function addressesOf(hostname: string, lookup: Lookup): Promise<readonly LookupAddress[]> {
  const family = isIP(hostname);
  const addresses = family === 0 ? await lookup(hostname) : [{ address: hostname, family }];
  if (addresses.length === 0) throw Object.assign(new Error('the name has no address'), { code: 'ENOTFOUND' });
  return addresses;
}

function answerWith(addresses: readonly LookupAddress[]): LookupFunction {
  return (_hostname, { all }, callback) => {
    const [first] = addresses;
    if (all) callback(null, [...addresses]);
    else callback(null, first?.address ?? '', first?.family);
  };
}

/** undici takes the brackets off an IPv6 address. */
function urlOf({ protocol, hostname, port }: buildConnector.Options): URL {
  const host = isIPv6(hostname) ? `[${hostname}]` : hostname;
  return new URL(`${protocol}//${host}${port ? `:${port}` : ''}`);
}
