import type { Database } from '../storage/database.ts';
import type { Signals } from './signals.ts';

/** How those who look on are served, in ms. */
export interface LivePace {
  /** Between two looks of a follower that is told of everything, in case it is not. */
  readonly look: number;
  /** The same while nothing can be told. */
  readonly deafLook: number;
  /** How long a follower counts as watching after it last said so. It says so in a third of that. */
  readonly watch: number;
  /** Most that a stream lasts; who follows asks for the next one. */
  readonly life: number;
  /** Between two looks whether the caller is still signed in. */
  readonly signIn: number;
}

export const LIVE_PACE: LivePace = {
  look: 10_000,
  deafLook: 2_000,
  watch: 60_000,
  life: 10 * 60_000,
  signIn: 5_000,
};

/** What the live side of the API works with. */
export interface LiveContext {
  readonly database: Database;
  readonly signals: Signals;
  readonly pace: LivePace;
}
