import type { Search } from '../../../core/contracts/research.ts';
import type { SourceAnswer } from './ask-sources.ts';

/** What each source did for the research; `usedUrls` are the addresses of the pages that became sources. */
export function reportSearches(answers: readonly SourceAnswer[], usedUrls: ReadonlySet<string | null>): Search[] {
  return answers.map((answer) => {
    const { provider, label, status, pages } = answer;
    const used = pages.filter((page) => usedUrls.has(page.url)).length;
    return { provider, label, status, found: pages.length, used, message: messageOf(answer, used) };
  });
}

function messageOf({ label, pages, trouble }: SourceAnswer, used: number): string | null {
  if (trouble !== null) return `${trouble.replace(/\.$/, '')}.`;
  if (pages.length === 0) return `${label} holds nothing on this topic.`;
  if (used > 0) return null;
  return pages.length === 1
    ? `${label} named one page, which is not used here.`
    : `${label} named ${pages.length} pages, of which none is used here.`;
}
