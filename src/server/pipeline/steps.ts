import type { JobStatus } from '../../core/rules/job-status.ts';
import type { Step } from './step.ts';
import { draftStep } from './steps/draft.step.ts';
import { fusionStep } from './steps/fusion.step.ts';
import { piecesStep } from './steps/pieces.step.ts';
import { researchStep } from './steps/research.step.ts';

/** What is done at each stage, in the order of a job's way. A new step is one file and one line here. */
const STEPS: readonly Step[] = [researchStep, fusionStep, draftStep, piecesStep];

export function stepFor(stage: JobStatus): Step | undefined {
  return STEPS.find((step) => step.stage === stage);
}
