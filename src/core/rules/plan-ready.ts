/** What a job says while its plan waits to be read. */
export const PLAN_READY = 'The plan is ready for you to read.';
