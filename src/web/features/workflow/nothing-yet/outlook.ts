import type { ClientConfig } from '../../../../core/contracts/client-config.ts';
import { NOTHING_YET_TEXTS as texts } from '../../../texts/nothing-yet.ts';
import type { Draft } from '../draft.ts';

/** What a draft with nothing of its own leads to, as a sentence; null where there is nothing to warn of. */
export function outlookOf({ researchFrom, writer: chosen }: Draft, config: ClientConfig): string | null {
  const { research } = config;
  const writer = chosen === 'builtin' ? chosen : config.writer.id;
  const words = texts[writer];
  if (researchFrom) return words.emptyResearch;
  if (research.providers.length === 0) return words.off;
  // A model writes from the topic as well; whether research will find something is not known yet.
  return writer === 'builtin' ? texts.builtin.unsure : null;
}
