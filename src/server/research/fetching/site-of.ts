/** The site of a page, as it is named to people: its host in lower case without `www.`, with an unusual port. */
export function siteOf(url: string | URL): string {
  const { hostname, port } = new URL(url);
  const host = hostname.replace(/^www\.(?=.)/, '').replace(/\.$/, '');
  return port === '' ? host : `${host}:${port}`;
}
