import type { FoundPage } from '../research-provider.ts';
import type { SourceAnswer } from './ask-sources.ts';

export interface Outcome {
  /** Addresses of the pages that fit the topic. */
  readonly fitting: ReadonlySet<string | null>;
  /** Addresses of those that became sources. */
  readonly used: ReadonlySet<string | null>;
}

/** What must be said of the sources that brought nothing: that they failed is not that they hold nothing. */
export function noteAnswers(answers: readonly SourceAnswer[], { fitting, used }: Outcome): string[] {
  if (answers.length === 0) return ['No research source is switched on here, so nothing was looked up.'];
  const someOf = (pages: readonly FoundPage[], urls: ReadonlySet<string | null>) =>
    pages.some((page) => urls.has(page.url));
  return answers.flatMap(({ label, pages, trouble }) => {
    if (trouble !== null) return [`${trouble.replace(/\.$/, '')}, so nothing from it is used here.`];
    if (someOf(pages, used)) return [];
    if (someOf(pages, fitting)) return [`${label} was searched, but nothing in it could be quoted here.`];
    return [`${label} was searched and holds nothing that fits this topic.`];
  });
}
