import type { PageDocument } from './page-dom.ts';

const LONGEST = 200_000;
/** Texts that a page carries beside what it shows. */
const TEXTS = new Set(['text', 'articleBody', 'description', 'abstract', 'reviewBody', 'transcript', 'caption']);

/**
 * Leaves of a page's structured data who wrote it and when, and moves it to the head. The texts in it are not seen by any
 * reader, and the library that finds the article would take them for the article.
 */
export function keepMetadataAlone(page: PageDocument): void {
  const head = page.querySelector('head');
  for (const script of page.querySelectorAll('script')) {
    const isData = script.getAttribute('type')?.trim().toLowerCase() === 'application/ld+json';
    const kept = isData && head ? withoutTexts(script.textContent ?? '') : null;
    if (kept === null) script.remove();
    else script.textContent = kept;
    if (kept !== null && head) head.append(script);
  }
}

function withoutTexts(json: string): string | null {
  if (json.length > LONGEST) return null;
  try {
    const clean: unknown = JSON.parse(
      json.replace(/^\s*(?:\/\/\s*)?<!\[CDATA\[|(?:\/\/\s*)?\]\]>\s*$/g, ''),
      (key, value: unknown) => (TEXTS.has(key) ? undefined : value),
    );
    return JSON.stringify(clean).replaceAll('</', '<\\/');
  } catch {
    return null;
  }
}
