import { domainToASCII } from 'node:url';
import { isOfSite } from '../../../core/rules/site-name.ts';
import type { ResearchOptions } from '../../../core/contracts/research.ts';

/** Tells of an address whether the user lets research look there. */
export function siteRules({ allow_sites, deny_sites }: ResearchOptions): (url: string) => boolean {
  const allowed = allow_sites.map(asAddressed);
  const denied = deny_sites.map(asAddressed);
  return (url) =>
    (allowed.length === 0 || allowed.some((site) => isOfSite(url, site))) &&
    !denied.some((site) => isOfSite(url, site));
}

/** Addresses spell international names in ASCII, people do not. */
function asAddressed(site: string): string {
  const [, host = '', port = ''] = /^(.*?)((?::\d+)?)$/.exec(site) ?? [];
  return (domainToASCII(host) || host) + port;
}
