/** A name with a dot, an address in numbers, or `localhost`; no user, no password. */
const SITE =
  /^(?:https?:\/\/)?(?<host>\[[\da-f:.]+\]|localhost|(?:[\p{L}\p{N}\p{M}*_-]+\.)+[\p{L}\p{N}\p{M}_-]+\.?)(?::(?<port>\d{1,5}))?(?:[/?#]\S*)?$/iu;

/**
 * The host that a person means: of `example.com`, `www.Example.com/page` or `https://example.com:8080`, in lower case,
 * without `www.`, with a port that is not the usual one. Null when there is none.
 */
export function siteName(text: string): string | null {
  const found = SITE.exec(text.trim());
  if (!found) return null;
  const { host = '', port = '' } = found.groups ?? {};
  const name = host
    .toLowerCase()
    .replace(/^(?:\*|www)\./, '')
    .replace(/\.$/, '');
  return port === '' || port === '80' || port === '443' ? name : `${name}:${port}`;
}

/** Whether an address belongs to a site or one of its subdomains. A site without a port stands for every port. */
export function isOfSite(address: string, site: string): boolean {
  const own = siteName(address);
  if (own === null) return false;
  const matches = (host: string) => host === site || host.endsWith(`.${site}`);
  return matches(own) || matches(own.replace(/:\d+$/, ''));
}
