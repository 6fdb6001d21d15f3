import type { Output } from '../../core/contracts/output.ts';
import type { OutputRow } from './outputs.store.ts';

export function presentOutput(row: OutputRow): Output {
  return {
    id: row.id,
    job_id: row.jobId,
    format: row.format,
    variant: row.variant,
    status: row.status,
    content: row.content,
    error_message: row.errorMessage,
    angle: row.angle,
    written_by: row.writtenBy,
    citations: row.citations,
    flags: row.flags,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

/** Changes with every change of the text. */
export function etagOf(row: OutputRow): string {
  return `"${row.id}-${row.revision}"`;
}
