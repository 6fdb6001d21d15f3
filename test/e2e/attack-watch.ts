import type { Page } from '@playwright/test';
import { TRAP } from '../fakes/naughty/payloads.ts';

export interface Watch {
  /** What ran, was asked for elsewhere, or broke the page's policy so far. */
  readonly seen: readonly string[];
  /** Elements of the page as it stands that nobody's text may make. */
  look(): Promise<string[]>;
}

/** Sees whatever a text does to a page: scripts, dialogs, requests to other sites, broken rules of its policy. */
export async function watchFor(page: Page, origin: string): Promise<Watch> {
  const seen: string[] = [];
  await page.exposeFunction('tellOfAttack', (what: string) => void seen.push(what));
  await page.addInitScript((trap) => {
    const told = window as unknown as Record<string, (what: unknown) => unknown>;
    told[trap] = (what) => told['tellOfAttack']?.(`ran ${String(what)}`);
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      void told['tellOfAttack']?.(`against the policy: ${violatedDirective} ${blockedURI}`);
    });
  }, TRAP);
  page.on('dialog', (dialog) => {
    seen.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('pageerror', ({ message }) => void seen.push(`error ${message}`));
  page.on('popup', (popup) => void seen.push(`window ${popup.url()}`));
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(`${origin}/`) && !/^(?:blob:|data:)/.test(url)) seen.push(`request ${url}`);
  });
  return { seen, look: () => page.evaluate(strangeElements, origin) };
}

/** Runs in the page, which knows this one function alone. */
// oxlint-disable-next-line complexity -- a list of what may not stand there
function strangeElements(origin: string): string[] {
  const found: string[] = [];
  for (const element of document.querySelectorAll('*')) {
    const name = element.tagName.toLowerCase();
    const tell = (what: string) => void found.push(`${name} ${what}`);
    for (const { name: attribute } of element.attributes) if (/^on/i.test(attribute)) tell(attribute);
    if (/^(?:iframe|object|embed|base|video|audio|marquee|math|template|animate)$/.test(name)) tell('stands there');
    if (
      name === 'script' &&
      !(element as HTMLScriptElement).src.startsWith(origin) &&
      element.getAttribute('type') === null
    )
      tell('stands there');
    const source = element.getAttribute('src') ?? (name === 'link' ? element.getAttribute('href') : null);
    if (source && !new URL(source, origin).href.startsWith(`${origin}/`) && !source.startsWith('data:image/'))
      tell(source);
    if (name !== 'a') continue;
    const { protocol, host, rel } = element as HTMLAnchorElement;
    if (!element.hasAttribute('href')) continue;
    if (!['http:', 'https:', 'mailto:', 'blob:'].includes(protocol)) tell(`leads to ${protocol}`);
    if (protocol.startsWith('http') && host !== new URL(origin).host && !/noopener/.test(rel))
      tell(`without rel ${rel}`);
  }
  return found;
}
