import type { Persona } from '../../src/core/contracts/persona.ts';

const MOMENT = '2031-05-04T10:00:00.000Z';

/** A persona as the API answers it. */
export function aPersona(change: Partial<Persona> = {}): Persona {
  return {
    id: 'p1',
    name: 'Northkit',
    business_description: 'Operations leads',
    marketing_objectives: [],
    tone_voice: 'casual',
    language: null,
    website: null,
    banned_terms: [],
    required_terms: [],
    preferred_terms: [],
    approved_facts: [],
    voice_samples: [],
    style_profile: '',
    created_at: MOMENT,
    updated_at: MOMENT,
    ...change,
  };
}
