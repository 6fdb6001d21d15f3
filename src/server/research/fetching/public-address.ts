import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** IANA gives out global IPv6 addresses of 2000::/3 alone; old ways of writing IPv4 addresses lie outside it. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** Given out as public, but answers only the machines of one cloud, with their settings (Azure's WireServer). */
const OF_A_CLOUD: ReadonlySet<string> = new Set(['168.63.129.16']);

/**
 * Whether an IP address is one of the public internet: not private, loopback, link-local, shared, multicast, reserved,
 * for documentation or measurements, nor an IPv6 address that stands for an IPv4 one (mapped, 6to4, Teredo, NAT64).
 */
export function isPublicAddress(text: string): boolean {
  if (isIP(text) === 0 || OF_A_CLOUD.has(text)) return false;
  const address = ipaddr.parse(text);
  if (address.range() !== 'unicast') return false;
  return address.kind() === 'ipv4' || address.match(GLOBAL_IPV6);
}
