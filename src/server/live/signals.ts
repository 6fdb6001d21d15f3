import type { Hearing, HearingListener } from '../storage/hearing.ts';

/** Tells that something was written to the stream of a job, by whatever process. */
export interface Signals {
  /** Calls `told` with the number of the newest event, or with null when some may have been missed. Returns what ends it. */
  follow(jobId: string, told: (sequence: number | null) => void): () => void;
  /** Whether everything is told; while it is not, whoever follows has to look by himself. */
  hears(): boolean;
  close(): Promise<void>;
}

/** Shares one hearing among all who follow a job in this process. */
export function createSignals(open: (listener: HearingListener) => Hearing): Signals {
  const followers = new Map<string, Set<(sequence: number | null) => void>>();
  const hearing = open({
    heard(payload) {
      // `<job id> <sequence>`
      const [jobId = '', sequence = ''] = payload.split(' ');
      for (const told of followers.get(jobId) ?? []) told(Number(sequence));
    },
    changed() {
      for (const ofJob of followers.values()) for (const told of ofJob) told(null);
    },
  });
  return {
    follow(jobId, told) {
      const ofJob = followers.get(jobId) ?? new Set();
      followers.set(jobId, ofJob.add(told));
      return () => {
        ofJob.delete(told);
        if (ofJob.size === 0 && followers.get(jobId) === ofJob) followers.delete(jobId);
      };
    },
    hears: () => hearing.hears(),
    close: () => hearing.close(),
  };
}
