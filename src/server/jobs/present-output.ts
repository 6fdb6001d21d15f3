import { outlineOf } from '../../core/formats/layout/outline.ts';
import type { Output } from '../../core/contracts/output.ts';
import type { CheckResult } from '../../core/checks/check-result.ts';
import { groundSpans, stanceSpans } from './stance-spans.ts';
import type { UsageTotals } from '../../core/contracts/usage.ts';
import { NO_USAGE } from '../../core/rules/no-usage.ts';
import type { OutputRow } from './outputs.store.ts';

/** What the row does not say of itself. */
export interface OutputFacts {
  /** The checks that the texts of the whole job are judged by. */
  readonly ofJob?: readonly CheckResult[] | undefined;
  readonly usage?: UsageTotals | undefined;
}

export function presentOutput(row: OutputRow, { ofJob = [], usage = NO_USAGE }: OutputFacts = {}): Output {
  const judged = row.content !== null && row.checks !== null;
  return {
    id: row.id,
    job_id: row.jobId,
    format: row.format,
    variant: row.variant,
    status: row.status,
    content: row.content,
    outline: outlineOf(row.content, row.outlineSources),
    // While a piece waits, the job says why.
    error_message: row.status === 'failed' ? row.errorMessage : null,
    angle: row.angle,
    written_by: row.writtenBy,
    citations: row.citations,
    flags: row.flags,
    stance: stanceSpans(row),
    grounds: groundSpans(row),
    checks: judged ? [...(row.checks ?? []), ...ofJob].map(presentCheck) : [],
    measures: judged ? row.measures : null,
    language: row.language,
    layout_version: row.layoutVersion,
    usage,
    redo: row.redo,
    redo_error: row.redoError,
    versions: row.versions,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

function presentCheck({ spans, ...check }: CheckResult): Output['checks'][number] {
  return { ...check, spans: spans.map(({ start, end }) => ({ start, end })) };
}
