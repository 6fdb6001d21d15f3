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
  return text ? addressOf(website).test(text) : false;
}

/**
 * The name of the site or of a subdomain, as a whole. One behind an @ is a mail address, which stands in mails from others,
 * too.
 */
function addressOf(site: string): RegExp {
  const name = site.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
  return new RegExp(
    String.raw`(?<![\p{L}\p{N}\p{M}@._-])(?:[\p{L}\p{N}\p{M}_-]+\.)*${name}(?![\p{L}\p{N}\p{M}_@-]|\.[\p{L}\p{N}])`,
    'iu',
  );
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
