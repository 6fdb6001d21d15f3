import type { EstimateInput } from '../../../../core/contracts/estimate.ts';
import { TEXT_LIMITS } from '../../../../core/rules/limits.ts';
import { countCharacters } from '../../../../core/rules/text.ts';
import { chosenFormats, type Draft } from '../draft.ts';
import { countMaterial } from '../start-rule.ts';

/** How much there is to read and to write: no word of the user's is needed for an estimate. */
export function toEstimateInput(draft: Draft): EstimateInput {
  const kept = draft.kept.reduce((sum, { characters }) => sum + characters, 0);
  return {
    ...chosenFormats(draft.formats),
    material_characters: Math.min(countMaterial(draft.notes) + kept, TEXT_LIMITS.material),
    opinion_characters: Math.min(countCharacters(draft.opinion.trim()), TEXT_LIMITS.opinion),
    ...(draft.mode === null ? {} : { mode: draft.mode }),
    persona_id: draft.personaId,
    research_from: draft.researchFrom?.jobId ?? null,
  };
}
