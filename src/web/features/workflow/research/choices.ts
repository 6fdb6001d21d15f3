import type { Recency } from '../../../../core/contracts/research.ts';
import { ownLanguageName, row } from '../../../texts/words.ts';
import { WORKFLOW_TEXTS } from '../../../texts/workflow.ts';
import { readSites, type ResearchChoice } from '../draft.ts';

const { research: texts } = WORKFLOW_TEXTS;

export const RECENCIES: readonly Recency[] = ['any', 'day', 'week', 'month', 'year'];

/** What was chosen, in one line. */
export function describeChoice({ allowSites, denySites, recency, language }: ResearchChoice): string {
  const [allowed, denied] = [readSites(allowSites).sites.length, readSites(denySites).sites.length];
  const parts = [
    allowed > 0 ? texts.only(allowed) : null,
    denied > 0 ? texts.without(denied) : null,
    recency === 'any' ? null : texts.recencies[recency].toLowerCase(),
    language === null ? null : ownLanguageName(language),
  ].filter((part) => part !== null);
  return parts.length === 0 ? texts.any : capitalised(row(parts));
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
