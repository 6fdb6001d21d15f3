/** How often the embedded database is asked whether it lives, in ms, and how often it must fail to count as dead. */
const EVERY_MS = 2_000;
const FAILURES = 2;

export interface Patient {
  query(sql: string): Promise<unknown>;
}

/** Calls `died` once the database answers nothing any more. */
export function watchPulse(patient: Patient, died: (cause?: unknown) => void, everyMs = EVERY_MS): () => void {
  let failures = 0;
  let stopped = false;
  let timer = setTimeout(() => void feel(), everyMs).unref();
  async function feel(): Promise<void> {
    try {
      await patient.query('select 1');
      failures = 0;
    } catch (error) {
      failures += 1;
      if (failures >= FAILURES && !stopped) return died(error);
    }
    if (!stopped) timer = setTimeout(() => void feel(), everyMs).unref();
  }
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
