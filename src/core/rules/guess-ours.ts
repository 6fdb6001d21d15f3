import { isOfSite } from './site-name.ts';

export interface Guessed {
  /** Where a link leads; null or left out for a text or file. */
  readonly url?: string | null;
  readonly text?: string | null;
}

/**
 * Whether something that the user brings is probably the brand's own: a page of the brand's website, or a text that
 * names an address of it. Words such as "we" say nothing, since everybody uses them of themselves.
 *
 * @param website as `siteName` writes it; null where the persona has none, and then nothing is ours.
 */
export function guessOurs({ url, text }: Guessed, website: string | null): boolean {
  if (website === null || website === '') return false;
  if (url) return isOfSite(url, website);
  return text ? isNamedIn(text, website) : false;
}

/** What can be the name of a site, or a mail address, which has an @ and stands in mails from others, too. */
const NAMES = /[\p{L}\p{N}\p{M}@_-]+(?:\.[\p{L}\p{N}\p{M}@_-]+)*/gu;

/** Whether the site or a subdomain of it stands in the text as a whole, with its port where it has one. */
function isNamedIn(text: string, site: string): boolean {
  const [host = '', port] = site.toLowerCase().split(':');
  const said = text.toLowerCase();
  return [...said.matchAll(NAMES)].some(({ 0: name, index }) => {
    if (name.includes('@') || (name !== host && !name.endsWith(`.${host}`))) return false;
    const behind = index + name.length;
    return (
      port === undefined || (said.startsWith(`:${port}`, behind) && !/\d/.test(said.charAt(behind + port.length + 1)))
    );
  });
}

/** What is known of something that is kept. */
export interface Kept {
  readonly kind: 'note' | 'link' | 'file';
  readonly url: string | null;
  readonly ours: boolean;
  /** Whether the user said so. */
  readonly chosen: boolean;
}

/**
 * Whether kept material is the brand's own in a project: a link of which nobody has said so is compared with the website of
 * this project's persona; what a text names was looked at when it was kept.
 */
export function isKeptOurs({ kind, url, ours, chosen }: Kept, website: string | null): boolean {
  return kind === 'link' && !chosen ? guessOurs({ url }, website) : ours;
}
