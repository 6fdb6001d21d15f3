import { prepareEvidence, prepareInSteps, type Evidence } from '../../fact-check/trace-facts.ts';
import { createBreather } from '../../platform/breathe.ts';
import type { Assignment } from '../writer.ts';
import { givenTexts } from './given-texts.ts';
import { wordsWithLoneMarks } from './lone-marks.ts';

/** What the facts of a job's pieces are traced to. */
export interface JobEvidence {
  /** Everything that a piece may draw on. */
  readonly all: Evidence;
  /** Topic, persona and opinion: what stands there needs no claim behind it. */
  readonly given: Evidence;
  /** The user's notes and files. */
  readonly material: Evidence;
  /** Words of the user's with a quotation mark that pairs with none. */
  readonly loneMarks: readonly string[];
}

/** Made once for all pieces of a job, which share one assignment: the user's material can be long. */
const prepared = new WeakMap<Assignment, JobEvidence>();
const preparing = new WeakMap<Assignment, Promise<void>>();

export function jobEvidence(assignment: Assignment): JobEvidence {
  const known = prepared.get(assignment);
  if (known) return known;
  const evidence = evidenceOf(assignment, assignment.material.map(evidenceIn));
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
  const breathe = createBreather();
  const material: Evidence[] = [];
  for (const text of assignment.material) {
    const steps = prepareInSteps([text]);
    let step = steps.next();
    while (!step.done) {
      await breathe();
      step = steps.next();
    }
    material.push(step.value);
  }
  prepared.set(assignment, evidenceOf(assignment, material));
}

const evidenceIn = (text: string): Evidence => prepareEvidence([text]);

function evidenceOf(assignment: Assignment, material: readonly Evidence[]): JobEvidence {
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
  const found = [...ledger.map(({ quote }) => quote), ...named];
  const own = prepareEvidence(given.filter(Boolean));
  return {
    all: eitherOf(own, ...material, prepareEvidence(found.filter(Boolean))),
    given: own,
    material: eitherOf(...material),
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

/** What stands in any of several evidences. */
export function eitherOf(...evidences: readonly Evidence[]): Evidence {
  return {
    holds: (key) => evidences.some((evidence) => evidence.holds(key)),
    says: (words) => evidences.some((evidence) => evidence.says(words)),
  };
}
