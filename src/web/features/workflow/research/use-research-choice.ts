import { useConfig } from '../../../lib/use-config.ts';
import { WORKFLOW_TEXTS } from '../../../texts/workflow.ts';
import type { ResearchChoice } from '../draft.ts';
import { describeChoice } from './choices.ts';

/** Whether this installation asks no source at all, so that there is nothing to choose. */
export function useResearchIsOff(): boolean {
  return useConfig()?.research.providers.length === 0;
}

/** What the research of a run may use, in one line. */
export function useResearchChoice(choice: ResearchChoice): string {
  const isOff = useResearchIsOff();
  return isOff ? WORKFLOW_TEXTS.research.off : describeChoice(choice);
}
