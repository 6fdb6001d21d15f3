import type { DraftChange, LiveDraft } from '../../src/core/contracts/live.ts';
import type { Job, JobSummary } from '../../src/core/contracts/job.ts';
import type { RecordedCall, ScriptedAnswer } from './scripted-api.ts';
import { ScriptedStream } from './scripted-stream.ts';

type Told = { readonly event: 'state'; readonly data: object } | { readonly event: 'text'; readonly data: object };

/**
 * A job that tells of itself the way the server does: a snapshot first, or what came after the event that the caller has.
 * Each of its changes is an event; `job` is also what a check would read.
 */
export class LiveJob {
  /** What the callers have open or had, the last one last. */
  readonly streams: ScriptedStream[] = [];
  readonly #told: Told[] = [];
  readonly #drafts = new Map<string, LiveDraft>();
  job: Job;

  constructor(job: Job) {
    this.job = job;
  }

  /** How many events there were so far. */
  get count(): number {
    return this.#told.length;
  }

  /** The answer to `GET /jobs/{id}/events`. */
  readonly answer = ({ headers }: RecordedCall): ScriptedAnswer => {
    const stream = new ScriptedStream();
    this.streams.push(stream);
    const after = /^epoch-(\d+)$/.exec(headers.get('last-event-id') ?? '');
    if (!after) {
      return stream.send(
        'snapshot',
        { job: summaryOf(this.job), drafts: [...this.#drafts.values()] },
        `epoch-${this.count}`,
      );
    }
    for (const [index, told] of this.#told.entries()) {
      if (index >= Number(after[1])) stream.send(told.event, told.data, `epoch-${index + 1}`);
    }
    return stream;
  };

  become(change: Partial<Job>): void {
    this.job = { ...this.job, ...change };
    this.#tell({ event: 'state', data: { job: summaryOf(this.job) } });
  }

  write(...changes: DraftChange[]): void {
    for (const { output_id, draft, begins, text } of changes) {
      const known = this.#drafts.get(output_id);
      if (begins !== null) this.#drafts.set(output_id, { output_id, draft, reason: begins, text });
      else if (known?.draft === draft) this.#drafts.set(output_id, { ...known, text: known.text + text });
    }
    this.#tell({ event: 'text', data: { changes } });
  }

  /** Breaks every connection. */
  cut(): void {
    for (const stream of this.streams) stream.cut();
  }

  #tell(told: Told): void {
    this.#told.push(told);
    for (const stream of this.streams) stream.send(told.event, told.data, `epoch-${this.count}`);
  }
}

/** As the wire has it in a list, without the long texts. */
function summaryOf(job: Job): JobSummary {
  const {
    stance: _s,
    terms: _t,
    material: _m,
    research_results: _r,
    research_options: _o,
    research_from: _f,
    ...rest
  } = job;
  return rest;
}
