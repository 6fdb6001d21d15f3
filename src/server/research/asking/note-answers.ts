import type { SourceAnswer } from './ask-sources.ts';
import type { StoredSource } from '../findings.ts';

/** What must be said of the sources that brought nothing: that they failed is not that they hold nothing. */
export function noteAnswers(answers: readonly SourceAnswer[], sources: readonly StoredSource[]): string[] {
  if (answers.length === 0) return ['No research source is switched on here, so nothing was looked up.'];
  const urls = new Set(sources.map((source) => source.url));
  return answers.flatMap(({ label, pages, trouble }) => {
    if (trouble !== null) return [`${trouble.replace(/\.$/, '')}, so nothing from it is used here.`];
    if (pages.some((page) => urls.has(page.url))) return [];
    return [`${label} was searched and holds nothing that fits this topic.`];
  });
}
