import type { Output } from '../../core/contracts/output.ts';
import type { CheckResult } from '../../core/checks/check-result.ts';
import { stanceSpans } from './stance-spans.ts';
import type { OutputRow } from './outputs.store.ts';

/** `ofJob` are the checks that the texts of the whole job are judged by. */
export function presentOutput(row: OutputRow, ofJob: readonly CheckResult[] = []): Output {
  const judged = row.content !== null && row.checks !== null;
  return {
    id: row.id,
    job_id: row.jobId,
    format: row.format,
    variant: row.variant,
    status: row.status,
    content: row.content,
    // While a piece waits, the job says why.
    error_message: row.status === 'failed' ? row.errorMessage : null,
    angle: row.angle,
    written_by: row.writtenBy,
    citations: row.citations,
    flags: row.flags,
    stance: stanceSpans(row),
    checks: judged ? [...(row.checks ?? []), ...ofJob].map(presentCheck) : [],
    measures: judged ? row.measures : null,
    language: row.language,
    layout_version: row.layoutVersion,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

function presentCheck({ spans, ...check }: CheckResult): Output['checks'][number] {
  return { ...check, spans: spans.map(({ start, end }) => ({ start, end })) };
}

/** Changes with every change of the text, and with nothing else: a report that reads otherwise is no other text. */
export function etagOf(row: OutputRow): string {
  return `"${row.id}-${row.revision}"`;
}
