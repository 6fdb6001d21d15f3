import { rateLimited } from '../../fakes/fake-model/steps.ts';
import type { Step } from '../../fakes/fake-model/steps.ts';

/** Where a job calls the model, in turn. */
export const STAGES = ['brief', 'plan', 'draft', 'edit', 'check'] as const;

export type Stage = (typeof STAGES)[number];

export interface Fault {
  readonly name: string;
  /** Made anew for each call, since a date moves on. */
  readonly step: () => Step;
  /** Calls before the stage hands the fault on. */
  readonly tries: number;
  /** Whether plan and pieces come back to it later by the queue. */
  readonly later: boolean;
  /** Whether the pieces are written without a plan of the model's. */
  readonly spares: 'plan' | 'nothing';
  /** What the reason tells. */
  readonly says: RegExp;
}

/** How often the queue comes back to a plan or a piece, the first time included. */
export const ROUNDS = 3;

type Rule = Pick<Fault, 'tries' | 'later' | 'spares'>;

const PASSING: Rule = { tries: 3, later: true, spares: 'nothing' };
/** Waiting in a call would be too long. */
const LATER: Rule = { ...PASSING, tries: 1 };
/** Each try costs a whole time limit. */
const SLOW: Rule = { ...PASSING, tries: 2 };
const UNUSABLE: Rule = { tries: 3, later: false, spares: 'plan' };
const HOPELESS: Rule = { tries: 1, later: false, spares: 'nothing' };

export const FAULTS: readonly Fault[] = [
  { name: '429, Retry-After 1', step: () => rateLimited('1'), says: /quota/, ...PASSING },
  { name: '429, Retry-After 20', step: () => rateLimited('20'), says: /quota/, ...PASSING },
  { name: '429, Retry-After 90', step: () => rateLimited('90'), says: /quota/, ...LATER },
  { name: '429, Retry-After a date', step: () => rateLimited(inSeconds(20)), says: /quota/, ...PASSING },
  { name: '429, no Retry-After', step: () => rateLimited(), says: /quota/, ...PASSING },
  { name: '500', step: () => ({ status: 500 }), says: /overloaded/, ...PASSING },
  { name: '529', step: () => ({ status: 529 }), says: /overloaded/, ...PASSING },
  { name: 'reset', step: () => ({ fault: 'reset' }), says: /reached/, ...PASSING },
  { name: '401', step: () => ({ status: 401, echoKey: true }), says: /refused the key/, ...HOPELESS },
  {
    name: '400, too long',
    step: () => ({ status: 400, code: 'context_length_exceeded' }),
    says: /too much material/,
    ...HOPELESS,
  },
  { name: 'HTML', step: () => ({ fault: 'html' }), says: /could not be read/, ...UNUSABLE },
  { name: 'broken JSON', step: () => ({ fault: 'broken-json' }), says: /could not be read/, ...UNUSABLE },
  { name: 'empty', step: () => ({ fault: 'empty' }), says: /empty/, ...UNUSABLE },
  { name: 'cut', step: () => ({ fault: 'cut' }), says: /broke/, ...PASSING },
  { name: 'stalled', step: () => ({ fault: 'stalled' }), says: /in time/, ...SLOW },
  { name: 'garbage', step: () => ({ fault: 'garbage' }), says: /empty/, ...UNUSABLE },
  { name: 'error in mid-stream', step: () => ({ fault: 'error-event' }), says: /overloaded/, ...PASSING },
  { name: 'length', step: () => ({ text: 'Half an ans', finish: 'length' }), says: /room/, ...UNUSABLE, tries: 2 },
  {
    name: 'content-filter',
    step: () => ({ text: 'I cannot', finish: 'content_filter' }),
    says: /safety filter/,
    ...UNUSABLE,
    tries: 1,
  },
];

/** As an HTTP date. */
const inSeconds = (seconds: number): string => new Date(Date.now() + seconds * 1000).toUTCString();
