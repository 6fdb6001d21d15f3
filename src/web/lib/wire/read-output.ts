import type { Output } from '../../../core/contracts/output.ts';
import { OUTPUT_STATUSES } from '../../../core/rules/job-status.ts';
import { fieldsOf, isFields, list, number, oneOf, readList, rows, text, textOrNull, type Fields } from './fields.ts';
import { readUsage } from './read-usage.ts';

/** Begins the id of a piece that came without one: it can be read and copied here, and not asked for again. */
const UNNAMED = 'unnamed ';

export function isUnnamed(outputId: string): boolean {
  return outputId.startsWith(UNNAMED);
}

export function readOutput(wire: unknown): Output {
  const fields = fieldsOf(wire);
  return withFields(fields, { id: '', variant: 1 });
}

/** The pieces of a job. Where they have no numbers they are counted, and where they have no names they get some. */
export function readOutputs(wire: unknown): Output[] {
  const counts = new Map<string, number>();
  return readList((row) => {
    if (!isFields(row) || typeof row['format'] !== 'string') return null;
    const { format } = row;
    const variant = (counts.get(format) ?? 0) + 1;
    counts.set(format, variant);
    return withFields(row, { id: `${UNNAMED}${format} ${variant}`, variant });
  })(wire);
}

function withFields(wire: Fields, known: { id: string; variant: number }): Output {
  return {
    id: text(wire['id'], '') || known.id,
    job_id: text(wire['job_id'], ''),
    format: text(wire['format'], ''),
    variant: number(wire['variant'], known.variant),
    status: oneOf(OUTPUT_STATUSES, wire['status'], 'completed'),
    content: textOrNull(wire['content'], null),
    outline: outlineOf(wire['outline']),
    error_message: textOrNull(wire['error_message'], null),
    angle: textOrNull(wire['angle'], null),
    written_by: textOrNull(wire['written_by'], null),
    citations: rows(wire['citations'], ['claim_id', 'source_id']),
    flags: rows(wire['flags'], ['kind', 'text']),
    stance: rows(wire['stance'], ['point_id'], ['start', 'end']),
    grounds: rows(wire['grounds'], ['ground'], ['start', 'end']),
    checks: list(wire['checks'], checkOf),
    measures: isFields(wire['measures']) ? (wire['measures'] as Output['measures']) : null,
    language: textOrNull(wire['language'], null),
    layout_version: number(wire['layout_version'], 1),
    usage: readUsage(wire['usage']),
    redo: oneOf(['same', 'new'], wire['redo'], null),
    redo_error: textOrNull(wire['redo_error'], null),
    versions: number(wire['versions'], 0),
    created_at: text(wire['created_at'], ''),
    updated_at: text(wire['updated_at'], ''),
  };
}

function outlineOf(wire: unknown): Output['outline'] {
  return isFields(wire) ? { sources: number(wire['sources'], 0), gaps: number(wire['gaps'], 0) } : null;
}

function checkOf(wire: unknown): Output['checks'][number] | null {
  if (!isFields(wire)) return null;
  const status = oneOf(['pass', 'warn', 'fail'], wire['status'], null);
  const [id, label] = [text(wire['id'], ''), text(wire['label'], '')];
  if (status === null || id === '') return null;
  return { id, label, status, detail: text(wire['detail'], ''), spans: rows(wire['spans'], [], ['start', 'end']) };
}
