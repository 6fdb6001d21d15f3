import { parseHTML } from 'linkedom';

/** What is used of the parser's DOM; the server is compiled without the browser's types. */
export interface PageNode {
  readonly nodeType: number;
  readonly parentNode: PageElement | null;
  readonly firstChild: PageNode | null;
  readonly nextSibling: PageNode | null;
  textContent: string | null;
  remove(): void;
}

export interface PageElement extends PageNode {
  readonly localName: string;
  getAttribute(name: string): string | null;
  hasAttribute(name: string): boolean;
  append(node: PageNode): void;
  querySelector(selector: string): PageElement | null;
  querySelectorAll(selector: string): Iterable<PageElement>;
}

export interface PageDocument {
  readonly documentElement: PageElement;
  readonly body: PageElement;
  /** Read by the library that finds the article. */
  URL: string;
  styleSheets: readonly never[];
  querySelector(selector: string): PageElement | null;
  querySelectorAll(selector: string): Iterable<PageElement>;
}

const ELEMENT = 1;
const TEXT = 3;

export function isElement(node: PageNode): node is PageElement {
  return node.nodeType === ELEMENT;
}

export function isText(node: PageNode): boolean {
  return node.nodeType === TEXT;
}

/** A whole document of any markup, also of a fragment without `html` or `body`. */
export function parsePage(markup: string): PageDocument {
  const start = markup.replace(/^\s*<\?xml[^>]*>/, '');
  const hasBody = /<body[\s>]/i.test(start);
  const page = parsed(hasBody ? start : `<html><head></head><body>${start}</body></html>`);
  // Without a root of its own the parser takes the first element for it.
  return page.documentElement.localName === 'html' ? page : parsed(`<html>${start}</html>`);
}

function parsed(markup: string): PageDocument {
  const window: unknown = parseHTML(markup);
  const document: unknown = window instanceof Object ? Reflect.get(window, 'document') : null;
  if (!isPage(document)) throw new TypeError('The HTML parser gave no document');
  document.styleSheets = [];
  return document;
}

/** The types of the parser need those of a browser. */
function isPage(document: unknown): document is PageDocument {
  return typeof document === 'object' && document !== null && 'querySelectorAll' in document;
}
