import type { JobPlan } from '../../../core/contracts/plan.ts';
import { fieldsOf, isFields, list, number, rows, text, textOrNull, texts } from './fields.ts';

type Page = NonNullable<JobPlan['page']>;

/** The plan of a job. What is missing in it is empty. */
export function readPlan(wire: unknown): JobPlan {
  const fields = fieldsOf(wire);
  return {
    page: pageOf(fields['page']),
    pieces: list(fields['pieces'], pieceOf),
    withheld: rows(fields['withheld'], ['source_id', 'title']),
  };
}

function pageOf(wire: unknown): Page | null {
  if (!isFields(wire)) return null;
  return {
    idea: text(wire['idea'], ''),
    reader: text(wire['reader'], ''),
    proof: list(wire['proof'], proofOf),
    left_out: text(wire['left_out'], ''),
    objection: text(wire['objection'], ''),
    answer: text(wire['answer'], ''),
    tomorrow: text(wire['tomorrow'], ''),
    own_words: texts(wire['own_words']),
    not_to_claim: texts(wire['not_to_claim']),
  };
}

function proofOf(wire: unknown): Page['proof'][number] | null {
  if (!isFields(wire)) return null;
  const words = text(wire['words'], '');
  return words === '' ? null : { source_id: textOrNull(wire['source_id'], null), words };
}

function pieceOf(wire: unknown): JobPlan['pieces'][number] | null {
  if (!isFields(wire)) return null;
  const format = text(wire['format'], '');
  if (format === '') return null;
  return {
    format,
    variant: number(wire['variant'], 1),
    angle: text(wire['angle'], ''),
    first_line: text(wire['first_line'], ''),
    how: text(wire['how'], ''),
    leaves_out: text(wire['leaves_out'], ''),
  };
}
