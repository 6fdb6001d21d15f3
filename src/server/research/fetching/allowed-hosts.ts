/** "host" or "host:port" in the form that `hostKey` gives; a host alone stands for the usual web ports. */
export type AllowedHosts = ReadonlySet<string>;

const USUAL_PORTS: readonly string[] = ['80', '443'];

/** Whether the operator lets pages be read from there although it is private or on an unusual port. */
export function isAllowedHost(url: URL, allowed: AllowedHosts): boolean {
  const host = bareHost(url.hostname);
  return allowed.has(`${host}:${portOf(url)}`) || (hasUsualPort(url) && allowed.has(host));
}

export function hasUsualPort(url: URL): boolean {
  return USUAL_PORTS.includes(portOf(url));
}

/** One entry of the setting in the form in which addresses are compared, or null when it names no host. */
export function hostKey(entry: string): string | null {
  const [, name = '', port] = /^(\[[^\]]*\]|[^[\]:/?#@\\\s]+)(?::(\d{1,5}))?$/.exec(entry) ?? [];
  const url = name === '' || name.includes('*') ? null : URL.parse(`http://${name}/`);
  if (url === null || Number(port ?? 80) < 1 || Number(port ?? 80) > 65_535) return null;
  const host = bareHost(url.hostname);
  return port === undefined ? host : `${host}:${Number(port)}`;
}

/** A dot at the end makes a name absolute, and a second spelling of the same host. */
export function bareHost(hostname: string): string {
  return hostname.replace(/(?<!\.)\.+$/, '');
}

function portOf(url: URL): string {
  return url.port === '' ? (url.protocol === 'https:' ? '443' : '80') : url.port;
}
