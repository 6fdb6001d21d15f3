import type { Job, JobMaterial, JobProgress, JobSummary, PieceProgress, Stance } from '../../../core/contracts/job.ts';
import type { Fusion } from '../../../core/contracts/fusion.ts';
import type { ResearchResults } from '../../../core/contracts/research.ts';
import { JOB_STATUSES, OUTPUT_STATUSES, type JobStatus } from '../../../core/rules/job-status.ts';
import { NO_USAGE } from '../../../core/rules/no-usage.ts';
import {
  fieldsOf,
  isFields,
  list,
  maybeFields,
  number,
  oneOf,
  readList,
  rows,
  text,
  textOrNull,
  texts,
  type Fields,
} from './fields.ts';
import { readUsage } from './read-usage.ts';

const ANY = { allow_sites: [], deny_sites: [], recency: 'any', language: null } as const;

/** A job of which nothing is known but where it is found. */
export function unknownJob(id: string): Job {
  return {
    id,
    topic: '',
    status: 'researching',
    created_at: '',
    updated_at: '',
    completed_at: null,
    persona_id: null,
    persona: { name: '', business_description: '', tone_voice: '' },
    language: null,
    terms: { banned: [], required: [] },
    desired_formats: [],
    batch_formats: {},
    initial_desired_formats: [],
    material: [],
    research_options: { ...ANY, allow_sites: [], deny_sites: [] },
    research_from: null,
    research_results: null,
    error_message: null,
    progress: { stage: 'researching', percent: 0, message: '', waiting: null, pieces: [] },
    fusion: null,
    writer: 'configured',
    mode: 'best',
    ask_first: false,
    asked: null,
    review_plan: false,
    plan_due_at: null,
    example: null,
    usage: NO_USAGE,
    stance: { points: [], objections: [] },
  };
}

/** What an answer does not tell of a job is as it was known before. */
export function readJob(wire: unknown, known: Job): Job {
  return withFields(fieldsOf(wire), known);
}

/** As `readJob`, for calls whose answer need not say anything. */
export function readJobIfTold(wire: unknown, known: Job): Job {
  return withFields(maybeFields(wire), known);
}

/** A row of the history; null where it cannot be told which job it is. */
export function readJobSummary(wire: unknown): JobSummary | null {
  if (!isFields(wire)) return null;
  const id = text(wire['id'], '');
  return id === '' ? null : withShortFields(wire, unknownJob(id));
}

export const readJobSummaries = readList(readJobSummary);

function withFields(wire: Fields, known: Job): Job {
  return {
    ...withShortFields(wire, known),
    terms: isFields(wire['terms'])
      ? { banned: texts(wire['terms']['banned']), required: texts(wire['terms']['required']) }
      : known.terms,
    material: Array.isArray(wire['material'])
      ? rows<JobMaterial>(wire['material'], ['kind', 'title']).map(whoseOf)
      : known.material,
    research_options: isFields(wire['research_options']) ? optionsOf(wire['research_options']) : known.research_options,
    research_from: researchFromOf(wire['research_from'], known.research_from),
    research_results: resultsOf(wire['research_results'], known.research_results),
    stance: isFields(wire['stance']) ? stanceOf(wire['stance']) : known.stance,
  };
}

function withShortFields(wire: Fields, known: Job): JobSummary {
  // One that is not known here has a sentence of its own.
  const status = text(wire['status'], known.status) as JobStatus;
  const batch = quantities(wire['batch_formats'], known.batch_formats);
  const desired = texts(wire['desired_formats'], known.desired_formats);
  return {
    id: text(wire['id'], '') || known.id,
    topic: text(wire['topic'], known.topic),
    status,
    created_at: text(wire['created_at'], known.created_at),
    updated_at: text(wire['updated_at'], known.updated_at),
    completed_at: textOrNull(wire['completed_at'], known.completed_at),
    persona_id: textOrNull(wire['persona_id'], known.persona_id),
    persona: isFields(wire['persona']) ? personaOf(wire['persona']) : known.persona,
    language: textOrNull(wire['language'], known.language),
    desired_formats: desired.length > 0 ? desired : Object.keys(batch),
    batch_formats: batch,
    initial_desired_formats: texts(wire['initial_desired_formats'], known.initial_desired_formats),
    error_message: textOrNull(wire['error_message'], known.error_message),
    progress: progressOf(wire['progress'], status, known.progress),
    fusion: fusionOf(wire['fusion'], known.fusion),
    writer: oneOf(['configured', 'builtin'], wire['writer'], known.writer),
    mode: oneOf(['best', 'fast'], wire['mode'], known.mode),
    ask_first: typeof wire['ask_first'] === 'boolean' ? wire['ask_first'] : known.ask_first,
    asked: isFields(wire['asked']) ? askedOf(wire['asked']) : known.asked,
    review_plan: typeof wire['review_plan'] === 'boolean' ? wire['review_plan'] : known.review_plan,
    plan_due_at: textOrNull(wire['plan_due_at'], known.plan_due_at),
    example: isFields(wire['example']) ? exampleOf(wire['example']) : known.example,
    usage: readUsage(wire['usage'], known.usage),
  };
}

function askedOf({ findings, questions }: Fields): Job['asked'] {
  return { findings: texts(findings), questions: rows(questions, ['id', 'text']) };
}

function exampleOf(wire: Fields): Job['example'] {
  const [by, on] = [text(wire['written_by'], ''), text(wire['written_on'], '')];
  return by === '' || Number.isNaN(Date.parse(on)) ? null : { written_by: by, written_on: on };
}

/** An older server does not say whose it is. */
function whoseOf(material: JobMaterial): JobMaterial {
  return { ...material, ours: Boolean(material.ours) };
}

function progressOf(wire: unknown, status: JobStatus, known: JobProgress): JobProgress {
  if (!isFields(wire)) return { ...known, stage: status, percent: status === 'completed' ? 100 : known.percent };
  const { waiting } = wire;
  return {
    stage: oneOf(JOB_STATUSES, wire['stage'], status),
    percent: number(wire['percent'], 0),
    message: text(wire['message'], ''),
    waiting: isFields(waiting) ? { reason: text(waiting['reason'], ''), until: text(waiting['until'], '') } : null,
    pieces: list(wire['pieces'], pieceOf),
  };
}

function pieceOf(wire: unknown): PieceProgress | null {
  if (!isFields(wire)) return null;
  const id = text(wire['output_id'], '');
  if (id === '') return null;
  return {
    output_id: id,
    format: text(wire['format'], ''),
    variant: number(wire['variant'], 1),
    status: oneOf(OUTPUT_STATUSES, wire['status'], 'pending'),
    redo: oneOf(['same', 'new'], wire['redo'], null),
    characters: number(wire['characters'], 0),
  };
}

function fusionOf(wire: unknown, known: Fusion | null): Fusion | null {
  if (wire === undefined) return known;
  if (!isFields(wire)) return null;
  const answers = maybeFields(wire['answers']);
  const content = text(answers['fusion_content'], '');
  const replies: Partial<Record<'q1' | 'q2' | 'q3', string>> = {};
  for (const id of ['q1', 'q2', 'q3'] as const) {
    const reply = text(answers[id], '');
    if (reply !== '') replies[id] = reply;
  }
  return {
    fusion_type: content.trim() ? 'light' : 'zero',
    answers: { fusion_content: content, ...replies },
  };
}

/** In any of its forms: what shows it takes it apart. */
function resultsOf(wire: unknown, known: ResearchResults | null): ResearchResults | null {
  if (wire === undefined) return known;
  return typeof wire === 'string' || isFields(wire) ? (wire as unknown as ResearchResults) : null;
}

function optionsOf(wire: Fields): Job['research_options'] {
  return {
    allow_sites: texts(wire['allow_sites']),
    deny_sites: texts(wire['deny_sites']),
    recency: oneOf(['any', 'day', 'week', 'month', 'year'], wire['recency'], ANY.recency),
    language: textOrNull(wire['language'], null),
  };
}

function researchFromOf(wire: unknown, known: Job['research_from']): Job['research_from'] {
  if (wire === undefined) return known;
  return isFields(wire) ? { job_id: textOrNull(wire['job_id'], null), topic: text(wire['topic'], '') } : null;
}

function personaOf(wire: Fields): Job['persona'] {
  return {
    name: text(wire['name'], ''),
    business_description: text(wire['business_description'], ''),
    tone_voice: text(wire['tone_voice'], ''),
  };
}

function quantities(wire: unknown, known: Job['batch_formats']): Job['batch_formats'] {
  if (!isFields(wire)) return known;
  return Object.fromEntries(
    Object.entries(wire).filter((entry): entry is [string, number] => number(entry[1], null) !== null),
  );
}

function stanceOf(wire: Fields): Stance {
  return {
    points: rows(wire['points'], ['id', 'text']),
    objections: rows(wire['objections'], ['point_id', 'claim_id']),
  };
}
