import type { ReportContext } from '../../../../core/reports/report.ts';
import type { StancePoint } from '../../../../core/rules/stance-points.ts';

/** What a piece is judged by here; what stands in its sources is for the server. */
export type PieceContext = Omit<ReportContext, 'evidence'>;

/** The same for every piece of a job. */
export interface JobContext extends Omit<PieceContext, 'language' | 'stance'> {
  /** Of the opinion. */
  readonly points: readonly StancePoint[];
}
