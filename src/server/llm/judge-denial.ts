import type { Clock } from '../platform/clock.ts';
import type { askAboutKey } from './ask-catalogue.ts';
import type { Candidate } from './choose-model.ts';
import type { FailureKind } from './model-failure.ts';

/** What the list of models said holds for that long, so that many refusals ask once. */
const KEPT_MS = 30_000;

interface Parts {
  readonly clock: Clock;
  readonly askAboutKey: typeof askAboutKey;
}

export interface DenialJudge {
  /** What a 403 was for; `saysKey` when the vendor's own code names the key. */
  judge(candidate: Candidate, saysKey: boolean): Promise<FailureKind>;
  worked(candidate: Candidate): void;
}

/**
 * Finds out what a 403 was for. A refused key concerns everybody and is shown to everybody, so one user's text must not be
 * taken for it: where the key has opened a call before, only the vendor's plain 401 is about the key.
 */
export function createDenialJudge({ clock, askAboutKey: ask }: Parts): DenialJudge {
  const proven = new Set<string>();
  const asked = new Map<string, { readonly at: number; readonly says: ReturnType<typeof ask> }>();

  function listSays(candidate: Candidate): ReturnType<typeof ask> {
    const now = clock.now().getTime();
    const before = asked.get(candidate.id);
    if (before && now - before.at < KEPT_MS) return before.says;
    const says = ask(candidate);
    asked.set(candidate.id, { at: now, says });
    return says;
  }

  return {
    async judge(candidate, saysKey) {
      const says = await listSays(candidate);
      if (says === 'refused') return 'key';
      if (proven.has(candidate.id)) return 'filtered';
      return says === 'denied' || saysKey ? 'key' : 'denied';
    },
    worked: ({ id }) => void proven.add(id),
  };
}
