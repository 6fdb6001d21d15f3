import type { PersonaRow } from '../personas/personas.store.ts';
import type { PersonaVoice } from '../writing/writer.ts';

/** A persona's copy as a job keeps it. Jobs made before a field existed have a copy without it. */
export type PersonaCopy = Omit<PersonaVoice, keyof typeof ADDED_LATER> & Partial<PersonaVoice>;

const ADDED_LATER = {
  language: null,
  website: null,
  bannedTerms: [],
  requiredTerms: [],
  preferredTerms: [],
  approvedFacts: [],
  voiceSamples: [],
  styleProfile: '',
} as const satisfies Partial<PersonaVoice>;

export const voiceOf = (copy: PersonaCopy): PersonaVoice => ({ ...ADDED_LATER, ...copy });

export function copyOf(row: PersonaRow): PersonaVoice {
  return {
    name: row.name,
    audience: row.businessDescription,
    tone: row.toneVoice,
    objectives: row.marketingObjectives,
    language: row.language,
    website: row.website,
    bannedTerms: row.bannedTerms,
    requiredTerms: row.requiredTerms,
    preferredTerms: row.preferredTerms,
    approvedFacts: row.approvedFacts,
    voiceSamples: row.voiceSamples,
    styleProfile: row.styleProfile,
  };
}
