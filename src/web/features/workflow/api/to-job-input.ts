import type { JobInput } from '../../../../core/contracts/job.ts';
import type { ResearchOptionsInput } from '../../../../core/contracts/research.ts';
import { asksFirst } from '../asks-first.ts';
import { ANY_RESEARCH, chosenFormats, readSites, type Draft, type ResearchChoice } from '../draft.ts';
import { describeChoice } from '../research/choices.ts';
import { toFusion } from './to-fusion.ts';

type MaterialItem = NonNullable<JobInput['material']>[number];

/** What stands by default is not sent. */
function researchOf({ researchFrom, research }: Draft): Pick<JobInput, 'research_from' | 'research'> {
  if (researchFrom) return { research_from: researchFrom.jobId };
  return research === ANY_RESEARCH || describeChoice(research) === describeChoice(ANY_RESEARCH)
    ? {}
    : { research: toOptions(research) };
}

function toOptions({ allowSites, denySites, recency, language }: ResearchChoice): ResearchOptionsInput {
  return {
    allow_sites: readSites(allowSites).sites,
    deny_sites: readSites(denySites).sites,
    recency,
    language,
  };
}

/** How a model writes it. A fast one makes no plan that could be read first. */
function writingOf({ mode, reviewPlan }: Draft): Pick<JobInput, 'mode' | 'review_plan'> {
  return { ...(mode === null ? {} : { mode }), ...(reviewPlan && mode !== 'fast' ? { review_plan: true } : {}) };
}

/** Whose it is, where the user said so; the server guesses the rest as it is guessed here. */
function saidOf({ ours }: { ours?: boolean }): { ours?: boolean } {
  return ours === undefined ? {} : { ours };
}

export interface JobInputOptions {
  /** Whether a model is connected: the built-in writer has no questions. */
  readonly hasModel: boolean;
}

/** A draft as it goes on the wire. One that asks first goes without the word that there is no opinion, which is what it waits for. */
export function toJobInput(draft: Draft, { hasModel }: JobInputOptions = { hasModel: true }): JobInput {
  const material = draft.notes
    .filter((note) => note.text.trim() !== '')
    .map((note): MaterialItem => ({ title: note.title.trim(), text: note.text.trim(), ...saidOf(note) }))
    .concat(draft.kept.map((item) => ({ id: item.id, ...saidOf(item) })));
  return {
    persona_id: draft.personaId ?? '',
    topic: draft.topic.trim(),
    ...chosenFormats(draft.formats),
    ...(hasModel && asksFirst(draft) ? { ask_first: true } : { fusion: toFusion(draft.opinion) }),
    ...(draft.language === null ? {} : { language: draft.language }),
    ...(draft.writer === 'builtin' ? { writer: draft.writer } : writingOf(draft)),
    ...(material.length > 0 ? { material } : {}),
    ...researchOf(draft),
  };
}
