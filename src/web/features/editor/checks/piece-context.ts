import type { ReportContext } from '../../../../core/reports/report.ts';

/** What a piece is judged by here; what stands in its sources is for the server. */
export type PieceContext = Omit<ReportContext, 'evidence'>;

/** The same for every piece of a job. */
export type JobContext = Omit<PieceContext, 'language'>;
