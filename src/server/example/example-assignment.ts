import { personaInput } from '../../core/contracts/persona.ts';
import { stancePointsOf } from '../../core/rules/stance-points.ts';
import { voiceOf } from '../jobs/persona-copy.ts';
import { columnsOf } from '../personas/persona-columns.ts';
import type { Assignment, PersonaVoice } from '../writing/writer.ts';
import type { FinishedExample } from './finished-example.ts';

/** Who speaks in the example, as a project keeps it. */
export function voiceOfExample({ persona }: Pick<FinishedExample, 'persona'>): PersonaVoice {
  const {
    businessDescription: audience,
    toneVoice: tone,
    marketingObjectives: objectives,
    ...rest
  } = columnsOf(personaInput.parse(persona));
  return voiceOf({ ...rest, audience, tone, objectives });
}

/** All that the texts of the example may draw on. */
export function assignmentOf(example: FinishedExample): Assignment {
  const { topic, opinion, sources, ledger, claims, brief } = example;
  const persona = voiceOfExample(example);
  return {
    topic,
    persona,
    language: persona.language,
    opinion,
    points: stancePointsOf(opinion),
    sources: sources.map(({ text: _text, ...source }) => source),
    ledger: [...ledger, ...claims],
    brief,
    texts: new Map(sources.map(({ id, text }) => [id, text])),
  };
}
