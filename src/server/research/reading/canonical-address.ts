/** What says who sent the reader, not what is read. */
const TRACKING = /^(?:utm_\w+|gclid|fbclid|msclkid|mc_[ce]id|igshid|ref|ref_src|cmpid|amp)$/i;

/** One spelling for the addresses of one page, to compare by, not to fetch: null for what is no web address. */
export function canonicalAddress(address: string): string | null {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  const query = new URLSearchParams([...url.searchParams].filter(([name]) => !TRACKING.test(name)));
  query.sort();
  const host = url.host.replace(/^(?:www|m|amp)\./, '').replace(/\.$/, '');
  const path = url.pathname.replace(/\/(?:index\.html?|amp)?$/, '').replace(/\/amp$/, '');
  return `${host}${path}${query.size > 0 ? `?${query.toString()}` : ''}`;
}
