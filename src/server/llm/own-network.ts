import { BlockList, isIP } from 'node:net';

/** Loopback, private and link-local networks (RFC 1918, 3927, 4193, 4291) and the shared one of overlay networks (RFC 6598). */
const OWN = new BlockList();
OWN.addSubnet('127.0.0.0', 8, 'ipv4');
OWN.addSubnet('10.0.0.0', 8, 'ipv4');
OWN.addSubnet('172.16.0.0', 12, 'ipv4');
OWN.addSubnet('192.168.0.0', 16, 'ipv4');
OWN.addSubnet('169.254.0.0', 16, 'ipv4');
OWN.addSubnet('100.64.0.0', 10, 'ipv4');
OWN.addAddress('::1', 'ipv6');
OWN.addSubnet('fc00::', 7, 'ipv6');
OWN.addSubnet('fe80::', 10, 'ipv6');

/** Names without a dot are those of a container or a neighbour. */
const OWN_NAME = /^[^.]+$|\.(?:localhost|local|internal|lan|home\.arpa)$/;

/** Whether an http address leads to this machine or its own network; judged by its look, without a lookup. */
export function isOnOwnNetwork(address: string): boolean {
  const host =
    URL.parse(address)
      ?.hostname.replace(/^\[|\]$/g, '')
      .replace(/\.$/, '') ?? '';
  const version = isIP(host);
  if (version === 0) return host !== '' && OWN_NAME.test(host.toLowerCase());
  return OWN.check(host, version === 4 ? 'ipv4' : 'ipv6');
}
