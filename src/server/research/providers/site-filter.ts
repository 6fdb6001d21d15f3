/** Sites as search engines know them: without ports. */
export function hostsOf(sites: readonly string[]): string[] {
  return [...new Set(sites.map((site) => site.replace(/:\d+$/, '')))];
}
