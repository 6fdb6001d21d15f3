import { prepareEvidence, prepareInSteps, type Evidence } from '../../fact-check/trace-facts.ts';
import { createBreather } from '../../platform/breathe.ts';
import { baseOf } from '../sources/with-ledger.ts';
import { prepareShownSources, shownSources } from '../sources/shown-sources.ts';
import type { Assignment } from '../writer.ts';
import { givenTexts } from './given-texts.ts';
import { wordsWithLoneMarks } from './lone-marks.ts';

/** What the facts of a job's pieces are traced to. */
export interface JobEvidence {
  /** Everything that a piece may draw on: what the user gave, the ledger, and what models read of the sources. */
  readonly all: Evidence;
  /** Topic, persona and opinion: what stands there needs no claim behind it. */
  readonly given: Evidence;
  /** Sources that are the brand's own. */
  readonly ours: Evidence;
  /** What is known of the sources beside their texts: title, site, author, date, licence. */
  readonly named: Evidence;
  /** Words of the user's with a quotation mark that pairs with none. */
  readonly loneMarks: readonly string[];
}

/** Made once for all pieces of a job, which share one assignment: the user's material can be long. */
const prepared = new WeakMap<Assignment, JobEvidence>();
const preparing = new WeakMap<Assignment, Promise<void>>();

export function jobEvidence(given: Assignment): JobEvidence {
  const assignment = baseOf(given);
  const known = prepared.get(assignment);
  if (known) return known;
  const evidence = evidenceOf(assignment, {
    ours: textsToTrace(assignment, true).map(evidenceIn),
    others: textsToTrace(assignment, false).map(evidenceIn),
  });
  prepared.set(assignment, evidence);
  return evidence;
}

/**
 * Prepares what `jobEvidence` then has at hand. Ten megabytes of material take seconds to read, so other work is done
 * in between.
 */
export async function prepareJobEvidence(assignment: Assignment): Promise<void> {
  if (prepared.has(assignment)) return;
  const work = preparing.get(assignment) ?? prepareInTurns(assignment);
  preparing.set(assignment, work);
  await work;
}

async function prepareInTurns(assignment: Assignment): Promise<void> {
  await prepareShownSources(assignment);
  prepared.set(
    assignment,
    evidenceOf(assignment, {
      ours: await prepareEach(textsToTrace(assignment, true)),
      others: await prepareEach(textsToTrace(assignment, false)),
    }),
  );
}

async function prepareEach(texts: readonly string[]): Promise<Evidence[]> {
  const breathe = createBreather();
  const evidences: Evidence[] = [];
  for (const text of texts) {
    const steps = prepareInSteps([text]);
    let step = steps.next();
    while (!step.done) {
      await breathe();
      step = steps.next();
    }
    evidences.push(step.value);
  }
  return evidences;
}

/** What models read of the sources that are ours, or not; of what the user brought along, all of it counts. */
function textsToTrace(assignment: Assignment, ours: boolean): string[] {
  const read = new Map(shownSources(assignment).shown.map(({ source, text }) => [source.id, text]));
  return assignment.sources
    .filter((source) => source.ours === ours)
    .flatMap(({ id, kind }) => (kind === 'material' ? assignment.texts.get(id) : read.get(id)) ?? []);
}

const evidenceIn = (text: string): Evidence => prepareEvidence([text]);

interface PreparedTexts {
  readonly ours: readonly Evidence[];
  readonly others: readonly Evidence[];
}

function evidenceOf(assignment: Assignment, { ours, others }: PreparedTexts): JobEvidence {
  const { topic, persona, opinion, ledger, sources } = assignment;
  const given = givenTexts(assignment);
  const named = sources.flatMap(({ title, site, author, published_at, license }) => [
    title,
    withoutSigns(title),
    site,
    author ?? '',
    published_at ?? '',
    license ?? '',
  ]);
  const known = prepareEvidence(named.filter(Boolean));
  const quoted = prepareEvidence(ledger.map(({ quote }) => quote).filter(Boolean));
  const own = withoutUnits(prepareEvidence(given.filter(Boolean)));
  const ourOwn = ours.map(withoutUnits);
  return {
    all: eitherOf(own, ...ourOwn, ...others.map(withoutGaps), withoutGaps(quoted), known),
    given: own,
    ours: eitherOf(...ourOwn),
    named: known,
    loneMarks: [
      ...new Set([topic, opinion, persona.name, persona.audience, ...titlesOf(sources)].flatMap(wordsWithLoneMarks)),
    ],
  };
}

/** As a title stands in a piece that must not take its markup over. */
function withoutSigns(title: string): string {
  return title.replace(/(?:https?:\/\/|www\.)\S*/giu, ' ').replace(/[`*_|\\[\]{}<>#^~]/gu, ' ');
}

const titlesOf = (sources: Assignment['sources']): string[] => sources.map(({ title }) => title);

/** Amounts with a currency, and how often, as keys of values have them: `GBP:36`, `times:211`. */
const WITH_UNIT = /^(?:[A-Z]{3}|times):(.+)$/;

/** Whoever writes notes for themselves leaves the currency out: "founder price 36", "5 off", "211 loans". */
function withoutUnits(evidence: Evidence): Evidence {
  return {
    holds: (key) => {
      const [, value] = WITH_UNIT.exec(key) ?? [];
      if (evidence.holds(key) || value === undefined) return evidence.holds(key);
      return evidence.holds(`bare:${value}`) || evidence.holds(`thing:${value}`);
    },
    says: (words) => evidence.says(words),
    saysInOrder: (parts) => evidence.saysInOrder(parts),
  };
}

/** Our author may leave out a sentence of their own; what others said is quoted without a gap. */
const withoutGaps = (evidence: Evidence): Evidence => ({ ...evidence, saysInOrder: () => false });

/** What stands in any of several evidences. */
export function eitherOf(...evidences: readonly Evidence[]): Evidence {
  return {
    holds: (key) => evidences.some((evidence) => evidence.holds(key)),
    says: (words) => evidences.some((evidence) => evidence.says(words)),
    saysInOrder: (parts) => evidences.some((evidence) => evidence.saysInOrder(parts)),
  };
}
