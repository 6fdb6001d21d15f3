import { isSameLanguage } from '../../text/language.ts';
import type { Recency, ResearchOptions } from '../../../core/contracts/research.ts';

const DAYS: Record<Exclude<Recency, 'any'>, number> = { day: 1, week: 7, month: 31, year: 366 };
const DAY_MS = 86_400_000;

/** What a page that was read is held against. */
export interface DatedPage {
  readonly published_at: string | null;
  /** As the page declares it. */
  readonly language: string | null;
}

/** Why a page is left out for what the user chose, as the end of "n pages were left out because ..."; null when it stays. */
export type PageRule = (page: DatedPage, found: string | null) => string | null;

/** `now` closes the window of time. */
export function pageRules({ recency, language }: ResearchOptions, now: Date): PageRule {
  const oldest = recency === 'any' ? null : now.getTime() - DAYS[recency] * DAY_MS;
  return (page, found) => {
    if (language !== null && !isIn(language, page.language, found)) return 'they are in another language';
    if (oldest === null) return null;
    if (page.published_at === null) return 'they tell no date';
    return Date.parse(page.published_at) >= oldest ? null : 'they are older than you asked for';
  };
}

/** What a page declares may be a template's default, so its words count first where they can be told. */
function isIn(wanted: string, declared: string | null, found: string | null): boolean {
  const language = found ?? declared;
  return language === null || isSameLanguage(language, wanted);
}
