import type { z } from 'zod';
import type { personaInput } from '../../core/contracts/persona.ts';
import type { PersonaRow } from './personas.store.ts';

/** All that a user says of a persona, as the table has it. */
export function columnsOf(
  input: z.output<typeof personaInput>,
): Omit<PersonaRow, 'id' | 'userId' | 'createdAt' | 'updatedAt'> {
  return {
    name: input.name,
    businessDescription: input.business_description,
    marketingObjectives: input.marketing_objectives,
    toneVoice: input.tone_voice,
    language: input.language,
    website: input.website,
    bannedTerms: input.banned_terms,
    requiredTerms: input.required_terms,
    preferredTerms: input.preferred_terms,
    approvedFacts: input.approved_facts,
    voiceSamples: input.voice_samples,
    styleProfile: input.style_profile,
  };
}
