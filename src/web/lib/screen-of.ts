/** Names the screen at an address: another search, filter or page of the same one is no other screen. */
export function screenOf({ pathname, search }: { pathname: string; search: string }): string {
  const params = new URLSearchParams(search);
  return [pathname, params.get('view'), params.get('job')].join();
}
