import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../auth/accounts.table.ts';
import type { CheckResult } from '../../core/checks/check-result.ts';
import type { Measures } from '../../core/checks/measures.ts';
import type { AskedFirst, Fusion } from '../../core/contracts/fusion.ts';
import type { MaterialKind } from '../../core/contracts/material.ts';
import type { Citation, Flag } from '../../core/contracts/output.ts';
import type { ExampleOrigin, JobWait, JobWriter, WritingMode } from '../../core/contracts/job.ts';
import type { Claim, ResearchOptions } from '../../core/contracts/research.ts';
import type { FormatLabel } from '../../core/formats/registry.ts';
import type { FormatQuantity } from '../../core/formats/selection.ts';
import type { JobStatus, OutputStatus } from '../../core/rules/job-status.ts';
import { materials } from '../materials/materials.table.ts';
import { findings } from '../research/findings.table.ts';
import type { GroundedSentence, Objection, StanceSentence } from '../writing/writer.ts';
import type { PersonaCopy } from './persona-copy.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** One content project. The long texts stand in tables of their own. */
export const jobs = pgTable(
  'jobs',
  {
    id: uuid('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null once the persona was deleted; no foreign key, so that deleting one never waits for a job. */
    personaId: uuid('persona_id'),
    /** The persona as it stood at the start. */
    persona: jsonb('persona').$type<PersonaCopy>().notNull(),
    topic: text('topic').notNull(),
    /** BCP 47, as chosen for this job; null leaves it to the persona. */
    language: text('language'),
    /** The topic as a search looks at it: lower-cased, and cut to what fits into an index. */
    topicSearch: text('topic_search').notNull(),
    status: text('status').$type<JobStatus>().notNull(),
    /** Where a failed job failed, so that it can be taken up there. */
    failedStage: text('failed_stage').$type<JobStatus>(),
    errorMessage: text('error_message'),
    formats: jsonb('formats').$type<FormatQuantity[]>().notNull(),
    initialFormats: jsonb('initial_formats').$type<string[]>().notNull(),
    fusion: jsonb('fusion').$type<Fusion>(),
    writer: text('writer').$type<JobWriter>().notNull().default('configured'),
    mode: text('mode').$type<WritingMode>().notNull().default('best'),
    /** Whether the author is asked before anything is written, and what. */
    askFirst: boolean('ask_first').notNull().default(false),
    questions: jsonb('questions').$type<AskedFirst>(),
    /** Whether the author wants to read the plan before the pieces are written. */
    reviewPlan: boolean('review_plan').notNull().default(false),
    /** When the pieces are written without a word of the author's; null while nothing waits for one. */
    planDueAt: moment('plan_due_at'),
    /** Who wrote the texts that it came with, and when; null unless it is a copy of the finished example. */
    example: jsonb('example').$type<ExampleOrigin>(),
    /** Passages that the plan and the fact checks have found, beside the ledger of the research. */
    claims: jsonb('claims').$type<Claim[]>().notNull().default([]),
    /** Claims that speak against the opinion, found when the pieces were planned. */
    objections: jsonb('objections').$type<Objection[]>().notNull().default([]),
    /** Why the model keeps the job waiting, and until when; null while it does not. */
    wait: jsonb('wait').$type<JobWait>(),
    /** Null when nothing was chosen. */
    researchOptions: jsonb('research_options').$type<ResearchOptions>(),
    /** What research brought; null until it has ended. Jobs that use the research of another refer to the same row. */
    researchId: uuid('research_id').references(() => findings.id),
    /** The job whose research was taken over, and its topic; null when the job has its own. */
    researchFromId: uuid('research_from_id'),
    researchFromTopic: text('research_from_topic'),
    /** When the opinion was taken; the one that stands then is the one used. */
    fusionTakenAt: moment('fusion_taken_at'),
    /** When the server goes on without an answer. */
    fusionDueAt: moment('fusion_due_at'),
    /** When it took one of the user's places; null while it waits for one, and once it has ended. */
    admittedAt: moment('admitted_at'),
    /** Grows with every task made for the job; a task with an older number is void. */
    ticket: integer('ticket').notNull().default(0),
    /** The ticket that a run has taken last: while it is the present one, a run is under way, or is taken up again. */
    claimedTicket: integer('claimed_ticket'),
    /** Grows with every run of a step; a write that names an older attempt changes nothing. */
    attempt: integer('attempt').notNull().default(0),
    /** Runs of the present stage, crashes included. */
    stageRuns: integer('stage_runs').notNull().default(0),
    /** Times that the model has sent the plan of the present stage away. */
    stageTries: integer('stage_tries').notNull().default(0),
    /** Runs of the present stage that ended with an error of ours. */
    stageFaults: integer('stage_faults').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    completedAt: moment('completed_at'),
  },
  (table) => [
    // All that the history sorts, filters and searches by, so that it need not touch the jobs themselves. It is read in
    // its order only when nulls stand where a descending query has them, though there are none.
    index('jobs_of_user').on(
      table.userId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
      table.status,
      table.topicSearch,
    ),
    index('jobs_of_persona').on(table.personaId),
    index('jobs_under_way')
      .on(table.userId, table.createdAt)
      .where(sql`status not in ('completed', 'failed')`),
    index('jobs_of_research')
      .on(table.researchFromId)
      .where(sql`research_from_id is not null`),
    // Deleting a job asks whether another one refers to the same research.
    index('jobs_by_research').on(table.researchId),
  ],
);

/** Projects started by a user on a day (UTC); a row of its own, so that deleting a project gives nothing back. */
export const jobDays = pgTable(
  'job_days',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    day: text('day').notNull(),
    started: integer('started').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
);

/** What the user brought along as sources, in the order given. */
export const jobMaterials = pgTable(
  'job_materials',
  {
    jobId: uuid('job_id')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    /** Repeated from the job, with which the row goes. */
    userId: text('user_id').notNull(),
    position: integer('position').notNull(),
    kind: text('kind').$type<MaterialKind>().notNull().default('note'),
    title: text('title').notNull(),
    /** Null for kept material, whose text is read where it is kept, and for a link that research has to read. */
    text: text('text'),
    url: text('url'),
    /** Kept material; null once that was deleted. */
    materialId: uuid('material_id').references(() => materials.id, { onDelete: 'set null' }),
    /** Whether it is the brand's own. */
    ours: boolean('ours').notNull().default(false),
  },
  (table) => [
    unique('job_materials_in_order').on(table.jobId, table.position),
    // Deleting kept material asks for it.
    index('job_materials_kept')
      .on(table.materialId)
      .where(sql`material_id is not null`),
  ],
);

/** One piece: a format and a variant. Its row stands from the start of the job. */
export const outputs = pgTable(
  'outputs',
  {
    id: uuid('id').primaryKey(),
    jobId: uuid('job_id')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    /** Repeated from the job, with which the row goes. */
    userId: text('user_id').notNull(),
    /** The format's label, as on the wire. */
    format: text('format').$type<FormatLabel>().notNull(),
    /** Place of the format in the menu, so that the database can sort. */
    formatOrder: integer('format_order').notNull(),
    variant: integer('variant').notNull(),
    status: text('status').$type<OutputStatus>().notNull(),
    content: text('content'),
    /** Sources quoted in a text that was written as an outline; null for any other. */
    outlineSources: integer('outline_sources'),
    /** Length of `content` as a person counts it; kept here so that lists need not read the text. */
    characters: integer('characters').notNull().default(0),
    /** Why it failed, or why it has to wait for its next try. */
    errorMessage: text('error_message'),
    angle: text('angle'),
    /** What the text stands on, and what in it nothing stands behind. */
    citations: jsonb('citations').$type<Citation[]>().notNull().default([]),
    flags: jsonb('flags').$type<Flag[]>().notNull().default([]),
    /** Which sentence of the text carries which point of the opinion. */
    stance: jsonb('stance').$type<StanceSentence[]>().notNull().default([]),
    /** What sentences rest on, as the fact check found. */
    grounds: jsonb('grounds').$type<GroundedSentence[]>().notNull().default([]),
    /** The model's name, or `builtin`; null before it is written, and for what is older than this column. */
    writtenBy: text('written_by'),
    /** Whether somebody has changed the text by hand since; null where nobody took that down. */
    edited: boolean('edited'),
    /** BCP 47, the language that the piece was to be written in; null is the language of the topic. */
    language: text('language'),
    /** Which layout of its format the text follows. */
    layoutVersion: integer('layout_version').notNull().default(1),
    /** The verdicts on `content`, and its figures; null while nobody has judged it. */
    checks: jsonb('checks').$type<CheckResult[]>(),
    measures: jsonb('measures').$type<Measures>(),
    /** Set while the piece is written once more, with which angle; `content` is the earlier text until then. */
    redo: text('redo').$type<'same' | 'new'>(),
    /** Who writes it this time, where that is not the job's writer; null as soon as the piece is settled. */
    redoWriter: text('redo_writer').$type<JobWriter>(),
    /** Why the last try to write it once more came to nothing. */
    redoError: text('redo_error'),
    /** Texts that stood here before, in `output_versions`. */
    versions: integer('versions').notNull().default(0),
    /** Grows with every change of the text; stands in the ETag. */
    revision: integer('revision').notNull().default(0),
    /** Tries that ended with an error. */
    tries: integer('tries').notNull().default(0),
    /** A piece that has to wait is not tried before. */
    nextTryAt: moment('next_try_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [unique('outputs_once').on(table.jobId, table.format, table.variant)],
);

/** A text that a piece had before another one took its place, with all that was known of it. */
export const outputVersions = pgTable(
  'output_versions',
  {
    outputId: uuid('output_id')
      .notNull()
      .references(() => outputs.id, { onDelete: 'cascade' }),
    /** Repeated from the piece, with which the row goes. */
    userId: text('user_id').notNull(),
    /** Counted from 1 within the piece. */
    number: integer('number').notNull(),
    content: text('content').notNull(),
    outlineSources: integer('outline_sources'),
    characters: integer('characters').notNull(),
    angle: text('angle'),
    citations: jsonb('citations').$type<Citation[]>().notNull(),
    flags: jsonb('flags').$type<Flag[]>().notNull(),
    stance: jsonb('stance').$type<StanceSentence[]>().notNull(),
    grounds: jsonb('grounds').$type<GroundedSentence[]>().notNull().default([]),
    writtenBy: text('written_by'),
    edited: boolean('edited'),
    language: text('language'),
    layoutVersion: integer('layout_version').notNull(),
    checks: jsonb('checks').$type<CheckResult[]>(),
    measures: jsonb('measures').$type<Measures>(),
    replacedAt: moment('replaced_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.outputId, table.number] })],
);
