import { z } from 'zod';
import { readJson } from '../../src/server/llm/prompt/read-json.ts';
import { createQuoteFinder } from '../../src/server/research/ledger/locate-quote.ts';
import { createModelWriter } from '../../src/server/writing/model/model-writer.ts';
import { judgeFlags } from '../evals/judges/judge-facts.ts';
import { judgeOpinion } from '../evals/judges/judge-opinion.ts';
import { judgeLedgerQuotes } from '../evals/judges/judge-quotes.ts';
import { judgeCitations } from '../evals/judges/judge-support.ts';
import { single, together, type Verdict } from '../evals/judges/verdict.ts';
import { judgeBanned } from '../evals/model/counted/judge-terms.ts';
import { judgeDelivered } from '../evals/model/counted/judge-stages.ts';
import { judgeCarried } from '../evals/model/counted/judge-voice.ts';
import { dossierOf } from '../evals/model/run/dossier-of.ts';
import { writeJob } from '../evals/model/run/write-job.ts';
import { silentLogger } from '../support/silent-logger.ts';
import type { Recording } from './recording.ts';
import { replayerOf } from './replayer.ts';

const notes = z.object({ claims: z.array(z.object({ quote: z.string() })) });
/** Sources that were shown and not kept have no stored text here. */
const WRONG_QUOTES = 0.2;

/** Rules of a tone, which earlier prompts had among the data. They were instructions, which may be reworded freely. */
const TONE_RULES = /^<(do|dont)>.*<\/\1>\n/gm;

export interface Replay {
  /** What does not hold of the job as it comes out today, each as a line. */
  readonly faults: readonly string[];
  /** Why the answers are no longer answers to what is asked today; empty while they are. */
  readonly outdated: string;
}

/** What the model noted of the sources can be read, and its quotes stand in their stored texts. */
function judgeNotes({ name, calls, sources }: Recording): Verdict {
  const finders = sources.map(({ text }) => createQuoteFinder(text));
  return together(
    calls
      .filter(({ useCase }) => useCase === 'brief')
      .map(({ answer }) => {
        const reading = readJson(answer, notes);
        if ('problem' in reading) return single(false, `${name}, brief: ${reading.problem}`);
        const { claims } = reading.value;
        const strange = claims.filter(({ quote }) => finders.every((find) => find(quote) === null));
        return single(
          strange.length <= WRONG_QUOTES * claims.length,
          `${name}, brief: ${strange.map(({ quote }) => `nobody wrote “${quote}”`).join('; ')}`,
        );
      }),
  );
}

/** Has the writer of today write the job with the answers of then. Rejects with `NotRecorded` where it asks for more. */
export async function replay(recording: Recording): Promise<Replay> {
  const { name, assignment, sources, pieces, mode } = recording;
  const model = replayerOf(recording);
  const { signal } = new AbortController();
  const written = await writeJob(assignment, pieces, {
    writer: createModelWriter(model, silentLogger),
    mode,
    signal,
  });
  const dossier = dossierOf({ name, assignment, sources, ...written });
  const verdicts = [
    judgeDelivered(dossier),
    judgeLedgerQuotes(dossier),
    judgeCitations(dossier),
    judgeFlags(dossier),
    judgeBanned(dossier),
    judgeCarried(dossier),
    judgeOpinion(dossier),
    judgeNotes(recording),
  ];
  const unwritten = written.pieces.filter(({ failure }) => failure !== '').map(({ failure }) => `${name}: ${failure}`);
  const recorded = (recording.calls.find(({ useCase }) => useCase !== 'brief')?.shared ?? '').replace(TONE_RULES, '');
  const shown = new Set(model.asked.map(({ shared = '' }) => shared));
  const isCurrent = shown.size === 1 && shown.has(recorded);
  return {
    faults: [...unwritten, ...verdicts.flatMap(({ faults }) => faults)],
    outdated: isCurrent ? '' : outdated(recording, [...shown][0] ?? ''),
  };
}

function outdated({ name, command }: Recording, shown: string): string {
  return `What a model is shown of ${name} is no longer what it was shown when it was recorded, so that its answers say nothing about the prompts of today. Instructions may be reworded; data that is added, left out or laid out otherwise calls for a new recording:
  ${command}
with LLM_BASE_URL and LLM_MODEL set to the model that is to answer. It is shown now:
${shown}`;
}
