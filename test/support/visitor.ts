/** A browser as far as addresses, redirects and cookies go. */
export interface Visitor {
  /** One request, with the cookies of that host and path. */
  ask(url: string, init?: RequestInit): Promise<Response>;
  /** Goes where redirects lead, until a page comes or `until` is reached, and tells where that is. */
  follow(url: string, options?: { init?: RequestInit; until?: string }): Promise<{ url: string; response: Response }>;
  cookies(url: string): string;
  /** Puts all cookies into another browser, as whoever steals them does. */
  copy(): Visitor;
}

interface Cookie {
  readonly host: string;
  readonly path: string;
  readonly name: string;
  readonly value: string;
}

export function createVisitor(jar: readonly Cookie[] = []): Visitor {
  let kept = [...jar];

  const cookies = (url: string) => {
    const { host, pathname } = new URL(url);
    return kept
      .filter((cookie) => cookie.host === host && pathname.startsWith(cookie.path))
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ');
  };
  const ask = async (url: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    const sent = cookies(url);
    if (sent) headers.set('cookie', sent);
    const response = await fetch(url, { ...init, headers, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) {
      const cookie = readCookie(line, url);
      kept = kept.filter(
        (other) => other.host !== cookie.host || other.name !== cookie.name || other.path !== cookie.path,
      );
      if (cookie.value && !/max-age=0\b|expires=thu, 01 jan 1970/i.test(line)) kept.push(cookie);
    }
    return response;
  };
  return {
    ask,
    cookies,
    copy: () => createVisitor(kept),
    async follow(url, { init, until } = {}) {
      let [address, response] = [url, await ask(url, init)];
      for (let steps = 0; steps < 20; steps += 1) {
        const location = response.headers.get('location');
        if (location === null) return { url: address, response };
        address = new URL(location, address).href;
        if (until !== undefined && address.startsWith(until)) return { url: address, response };
        response = await ask(address);
      }
      throw new Error(`Redirects lead on for ever, last to ${address}`);
    },
  };
}

function readCookie(line: string, url: string): Cookie {
  const { host, pathname } = new URL(url);
  const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
  const path = attributes.find((attribute) => /^path=/i.test(attribute))?.slice(5) ?? pathname;
  const at = pair.indexOf('=');
  return { host, path, name: pair.slice(0, at), value: pair.slice(at + 1) };
}
