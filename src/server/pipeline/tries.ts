/** How often a piece or a plan is tried when the model sends one away, before it is given up. */
export const MAX_TRIES = 3;

/** How often a stage may end with a fault of ours. */
export const MAX_FAULTS = 3;

/** How often a stage may be run at all; only a job that kills its worker each time gets here. */
export const MAX_RUNS = 100;

/** How many runs of a stage may reuse the model answers of earlier runs. Later runs ask the model again. */
export const RUNS_WITH_ANSWERS = 5;

/** The most that a model may make us wait. */
export const MAX_WAIT_MS = 6 * 3_600_000;
