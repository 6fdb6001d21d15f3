import { Parser } from 'htmlparser2';

/** A link of an article to the outside. */
export interface Reference {
  readonly url: string;
  /** The words of the link; for a citation, the title of what is cited. */
  readonly label: string;
}

/** The external links of a parsed wiki page, in the order of the page, each address once. */
export function readReferences(html: string): Reference[] {
  const references = new Map<string, Reference>();
  let open: { url: string; label: string } | null = null;
  const parser = new Parser({
    onopentag(name, { href = '', class: classes = '' }) {
      if (name === 'a' && /(?:^|\s)external(?:\s|$)/.test(classes)) open = { url: addressIn(href), label: '' };
    },
    ontext(data) {
      if (open) open.label += data;
    },
    onclosetag(name) {
      if (name !== 'a' || !open) return;
      const { url, label } = open;
      open = null;
      if (url !== '' && !references.has(url)) references.set(url, { url, label: label.replace(/\s+/g, ' ').trim() });
    },
  });
  parser.end(html);
  return [...references.values()];
}

/** Wikis link without a scheme, too: `//example.com`. */
function addressIn(href: string): string {
  const url = URL.parse(href, 'https://wiki.invalid/');
  return url && /^https?:$/.test(url.protocol) && url.hostname !== 'wiki.invalid' ? url.href : '';
}
