import type { PersonaVoice } from '../../src/server/writing/writer.ts';

/** A persona that says who speaks to whom, and nothing more of its voice. */
export function personaVoice(
  who: Pick<PersonaVoice, 'name' | 'audience' | 'tone'> & Partial<PersonaVoice>,
): PersonaVoice {
  return {
    objectives: [],
    language: null,
    website: null,
    bannedTerms: [],
    requiredTerms: [],
    preferredTerms: [],
    approvedFacts: [],
    voiceSamples: [],
    styleProfile: '',
    ...who,
  };
}
