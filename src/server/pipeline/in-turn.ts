import { payerOf } from '../limits/payer.ts';
import type { PipelineContext, StepRun } from './step.ts';

/** Does a part of a run's work once its payer has a place for it. No work takes a turn inside its turn. */
export const inTurn = <Result>(
  { turns }: PipelineContext,
  { job, startSignal }: StepRun,
  work: () => Promise<Result>,
): Promise<Result> => turns.run(payerOf(job), work, startSignal);
