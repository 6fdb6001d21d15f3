import type { Recency } from '../../../../core/contracts/research.ts';
import { WORKFLOW_TEXTS } from '../../../texts/workflow.ts';
import { readSites, type ResearchChoice } from '../draft.ts';

const { research: texts } = WORKFLOW_TEXTS;

export const RECENCIES: readonly Recency[] = ['any', 'day', 'week', 'month', 'year'];

/** Languages that are offered: those with the most text on the web that the product can judge. */
export const LANGUAGES: readonly { readonly code: string; readonly name: string }[] = [
  'en,English de,Deutsch fr,Français es,Español it,Italiano pt,Português nl,Nederlands',
  'pl,Polski cs,Čeština sv,Svenska da,Dansk no,Norsk fi,Suomi tr,Türkçe uk,Українська ru,Русский el,Ελληνικά',
  'ar,العربية he,עברית hi,हिन्दी id,Indonesia vi,Việt ja,日本語 ko,한국어 zh,中文',
]
  .join(' ')
  .split(' ')
  .map((pair) => {
    const [code = '', name = ''] = pair.split(',');
    return { code, name };
  });

/** What was chosen, in one line. */
export function describeChoice({ allowSites, denySites, recency, language }: ResearchChoice): string {
  const [allowed, denied] = [readSites(allowSites).sites.length, readSites(denySites).sites.length];
  const parts = [
    allowed > 0 ? texts.only(allowed) : null,
    denied > 0 ? texts.without(denied) : null,
    recency === 'any' ? null : texts.recencies[recency].toLowerCase(),
    LANGUAGES.find(({ code }) => code === language)?.name ?? null,
  ].filter((part) => part !== null);
  return parts.length === 0 ? texts.any : capitalised(parts.join(', '));
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
