import type { WritingMode } from '../../../core/contracts/job.ts';
import type { UseCase } from '../../llm/use-cases.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../storage/database.ts';
import { measurePieces, measureShared } from './measured.store.ts';
import type { CalledModel, MeasuredRow } from './measured.store.ts';

/** Fewer are chance. */
const ENOUGH = 5;
/** A form asks again with every change; what was measured changes with every job. */
const KEPT_MS = 60_000;

/** What this installation's own calls took; nothing that was not done often enough is among it. */
export interface MeasuredUsage {
  /** By label. */
  readonly pieces: ReadonlyMap<string, MeasuredRow>;
  readonly brief: MeasuredRow | null;
  readonly plan: MeasuredRow | null;
}

export const NOTHING_MEASURED: MeasuredUsage = { pieces: new Map(), brief: null, plan: null };

type Models = Readonly<Record<Extract<UseCase, 'brief' | 'plan' | 'draft'>, CalledModel>>;

/** Looks at the calls at most once a minute, however many forms ask. */
export function createMeasuredUsage({ database, clock }: { readonly database: Database; readonly clock: Clock }) {
  const kept = new Map<WritingMode, { readonly at: number; readonly measured: Promise<MeasuredUsage> }>();
  return async (models: Models, mode: WritingMode): Promise<MeasuredUsage> => {
    const now = clock.now().getTime();
    const last = kept.get(mode);
    if (last && now - last.at < KEPT_MS) return await last.measured;
    const looked = { at: now, measured: look(database, models, mode) };
    kept.set(mode, looked);
    looked.measured.catch(() => {
      if (kept.get(mode) === looked) kept.delete(mode);
    });
    return await looked.measured;
  };
}

async function look({ db }: Database, models: Models, mode: WritingMode): Promise<MeasuredUsage> {
  const [pieces, brief, plan] = await Promise.all([
    measurePieces(db, models.draft, mode),
    measureShared(db, 'brief', models.brief),
    measureShared(db, 'plan', models.plan),
  ]);
  return {
    pieces: new Map(pieces.filter(isEnough).map((row) => [row.format, row])),
    brief: brief && isEnough(brief) ? brief : null,
    plan: plan && isEnough(plan) ? plan : null,
  };
}

const isEnough = ({ count }: MeasuredRow): boolean => count >= ENOUGH;
