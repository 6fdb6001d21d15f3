import type { Clock } from '../platform/clock.ts';
import { askAboutKey, askCatalogue, isTrouble } from './ask-catalogue.ts';
import type { TroubleKind } from './ask-catalogue.ts';
import { everyCandidate } from './choose-model.ts';
import type { Candidate, ChosenModel } from './choose-model.ts';
import { createDenialJudge } from './judge-denial.ts';
import type { CallListener } from './create-text-model.ts';
import { failureNotice, publicReason } from './failure-rules.ts';
import { USE_CASES } from './use-cases.ts';

/** So often a model in trouble is looked at again while somebody wants to know. */
const AGAIN_MS = 30_000;

/** What is known of the configured models: from looking at them, and from the calls of this process. */
export interface ModelHealth extends CallListener {
  /** Looks at all models at once, without tokens; what is wrong, each a sentence for whoever runs the product. */
  look(): Promise<readonly string[]>;
  /** What keeps models from writing right now, as a sentence for anybody; null while one can for each use. */
  trouble(): string | null;
}

interface Parts {
  readonly clock: Clock;
  /** Asks a vendor about a model; tests pass their own. */
  readonly ask?: (candidate: Candidate) => Promise<TroubleKind | null>;
  readonly askAboutKey?: typeof askAboutKey;
}

export function createModelHealth(
  chosen: Pick<ChosenModel, 'candidates'>,
  { clock, ask, ...parts }: Parts,
): ModelHealth {
  const askVendor = ask ?? ((candidate: Candidate) => askCatalogue(candidate, clock));
  const all = everyCandidate(chosen.candidates);
  const known = new Map<string, TroubleKind>();
  const judgeDenial = createDenialJudge({ clock, askAboutKey: parts.askAboutKey ?? askAboutKey });
  let lookedAt = 0;

  const learn = ({ id }: Candidate, kind: TroubleKind | null) => {
    if (kind) known.set(id, kind);
    // Lists of models are shown without credit, too: only a call tells that there is some again.
    else if (known.get(id) !== 'credit') known.delete(id);
  };

  async function look(candidates: readonly Candidate[]): Promise<void> {
    lookedAt = clock.now().getTime();
    await Promise.all(candidates.map(async (candidate) => learn(candidate, await askVendor(candidate))));
  }

  return {
    judgeDenial: judgeDenial.judge,
    failed(candidate, kind) {
      if (isTrouble(kind)) known.set(candidate.id, kind);
    },
    worked(candidate) {
      known.delete(candidate.id);
      judgeDenial.worked(candidate);
    },
    async look() {
      await look(all);
      return [...new Set(all.flatMap((each) => sentenceOf(each, known.get(each.id), failureNotice)))];
    },
    trouble() {
      const troubled = all.filter(({ id }) => known.has(id));
      if (troubled.length > 0 && clock.now().getTime() - lookedAt >= AGAIN_MS) void look(troubled);
      const stuck = USE_CASES.map((use) => chosen.candidates[use]).find((list) =>
        list.every(({ id }) => known.has(id)),
      );
      const first = stuck?.[0];
      return first ? (sentenceOf(first, known.get(first.id), publicReason)[0] ?? null) : null;
    },
  };
}

function sentenceOf(
  candidate: Candidate,
  kind: TroubleKind | undefined,
  say: (kind: TroubleKind, candidate: Candidate) => string,
): string[] {
  return kind ? [say(kind, candidate)] : [];
}
