import type { Persona as WirePersona, PersonaInput } from '../../../core/contracts/persona.ts';
import { tidyTerms } from '../../../core/rules/terms.ts';
import type { Tone } from '../../../core/rules/tones.ts';

/** What of a voice is optional; terms as they are typed, one a line. */
export interface VoiceDetails {
  /** A BCP 47 tag; null for the language of the topic. */
  readonly language: string | null;
  readonly bannedTerms: string;
  readonly requiredTerms: string;
}

/** A persona as the screens know it; `description` is the target audience. */
export interface Persona {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly toneVoice: Tone;
  readonly voice: VoiceDetails;
  readonly marketingObjectives: readonly string[];
}

/** What the form holds; no tone is chosen at first. */
export interface PersonaDraft {
  readonly name: string;
  readonly description: string;
  readonly toneVoice: Tone | null;
  readonly voice?: VoiceDetails;
}

export const PLAIN_VOICE: VoiceDetails = { language: null, bannedTerms: '', requiredTerms: '' };

export const EMPTY_PERSONA: PersonaDraft = { name: '', description: '', toneVoice: null, voice: PLAIN_VOICE };

/** The terms in a field, one a line. */
export function readTerms(text: string): string[] {
  return tidyTerms(text.split('\n'));
}

export function fromWire(persona: WirePersona): Persona {
  return {
    id: persona.id,
    name: persona.name,
    description: persona.business_description,
    toneVoice: persona.tone_voice,
    voice: {
      language: persona.language,
      bannedTerms: persona.banned_terms.join('\n'),
      requiredTerms: persona.required_terms.join('\n'),
    },
    marketingObjectives: persona.marketing_objectives,
  };
}

export function toWire(draft: CompletePersona, marketingObjectives: readonly string[] = []): PersonaInput {
  return {
    name: draft.name.trim(),
    business_description: draft.description.trim(),
    marketing_objectives: [...marketingObjectives],
    tone_voice: draft.toneVoice,
    ...voiceToWire(draft.voice ?? PLAIN_VOICE),
  };
}

/** What stands by default is not sent: to the server that is the same. */
function voiceToWire(voice: VoiceDetails): Pick<PersonaInput, 'language' | 'banned_terms' | 'required_terms'> {
  const [banned, required] = [readTerms(voice.bannedTerms), readTerms(voice.requiredTerms)];
  return {
    ...(voice.language === null ? {} : { language: voice.language }),
    ...(banned.length === 0 ? {} : { banned_terms: banned }),
    ...(required.length === 0 ? {} : { required_terms: required }),
  };
}

export type CompletePersona = PersonaDraft & { readonly toneVoice: Tone };
