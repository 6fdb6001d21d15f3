import type { WritingMode } from '../../../core/contracts/job.ts';
import type { UsageContext } from '../usage-context.ts';
import type { MeasuredUsage } from './measured-usage.ts';

export interface EstimateContext extends UsageContext {
  /** See `createMeasuredUsage`. */
  readonly measure: (models: NonNullable<UsageContext['models']>, mode: WritingMode) => Promise<MeasuredUsage>;
}
