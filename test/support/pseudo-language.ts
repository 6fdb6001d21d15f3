/** Around every text of the pseudo-language. */
const [OPEN, CLOSE] = ['⟦', '⟧'];
/** Translations of English are longer. */
const GROWTH = 0.4;

/** What is shown or read out, apart from the text of elements. */
const SHOWN = ['aria-label', 'aria-description', 'aria-valuetext', 'aria-placeholder', 'title', 'placeholder', 'alt'];
/** What is the same in every language; dates are formed by Intl. */
const SAME_EVERYWHERE = 'code, time, style, script, svg title';

export function mark(text: string): string {
  return text === '' ? text : `${OPEN}${text}${'~'.repeat(Math.ceil(text.length * GROWTH))}${CLOSE}`;
}

/** Puts the pseudo-language in the place of every text of a module, before anything is rendered. */
export function translate(texts: object, seen = new Set<object>()): void {
  if (seen.has(texts)) return;
  seen.add(texts);
  for (const [key, value] of Object.entries(texts) as [string, unknown][]) {
    if (typeof value === 'string') Object.assign(texts, { [key]: mark(value) });
    else if (typeof value === 'function') {
      const say = value as (...values: unknown[]) => unknown;
      Object.assign(texts, { [key]: (...values: unknown[]) => markWhatIsSaid(say(...values)) });
    } else if (typeof value === 'object' && value !== null) translate(value, seen);
  }
}

function markWhatIsSaid(said: unknown): unknown {
  if (Array.isArray(said)) return said.map(markWhatIsSaid);
  return typeof said === 'string' ? mark(said) : said;
}

/** What stands on the page in letters without being among the texts; `known` are names that no language changes. */
export function untranslated(page: HTMLElement, known: readonly string[]): string[] {
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  const tell = (text: string, where: string) => {
    const rest = [...known]
      .sort((one, other) => other.length - one.length)
      .reduce((left, name) => left.replaceAll(name, ''), withoutMarked(text));
    if (/\p{Script=Latin}{2,}/u.test(rest)) found.push(`${where}: ${text.trim()}`);
  };
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    if (parentElement && !parentElement.closest(SAME_EVERYWHERE)) tell(textContent ?? '', parentElement.localName);
  }
  for (const element of page.querySelectorAll('*')) {
    if (element.matches(SAME_EVERYWHERE)) continue;
    for (const name of SHOWN) tell(element.getAttribute(name) ?? '', `${element.localName}[${name}]`);
  }
  return found;
}

/** Texts may stand within texts. */
function withoutMarked(text: string): string {
  let depth = 0;
  let rest = '';
  for (const character of text) {
    if (character === CLOSE) depth -= 1;
    if (depth === 0 && character !== CLOSE && character !== OPEN) rest += character;
    if (character === OPEN) depth += 1;
  }
  return rest;
}
