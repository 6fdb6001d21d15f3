import type { Persona } from '../../core/contracts/persona.ts';
import type { PersonaRow } from './personas.store.ts';

export function presentPersona(row: PersonaRow): Persona {
  return {
    id: row.id,
    name: row.name,
    business_description: row.businessDescription,
    marketing_objectives: row.marketingObjectives,
    tone_voice: row.toneVoice,
    language: row.language,
    website: row.website,
    banned_terms: row.bannedTerms,
    required_terms: row.requiredTerms,
    preferred_terms: row.preferredTerms,
    approved_facts: row.approvedFacts,
    voice_samples: row.voiceSamples,
    style_profile: row.styleProfile,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}
