/** Where the cache keeps what is known of a run. */
export function runKey(jobId: string) {
  return ['runs', jobId] as const;
}
