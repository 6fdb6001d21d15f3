import type { Persona as WirePersona, PersonaInput } from '../../../core/contracts/persona.ts';
import { tidyTerms } from '../../../core/rules/terms.ts';
import type { Tone } from '../../../core/rules/tones.ts';

/** What of a voice is optional; lists as they are typed, one item a line. */
export interface VoiceDetails {
  /** A BCP 47 tag; null for the language of the topic. */
  readonly language: string | null;
  readonly objectives: string;
  readonly bannedTerms: string;
  readonly requiredTerms: string;
  readonly preferredTerms: string;
  readonly approvedFacts: string;
  /** Texts in the brand's voice, as they are typed. */
  readonly voiceSamples: readonly string[];
  /** How the brand sounds, a line a trait. */
  readonly styleProfile: string;
}

/** A persona as the screens know it; `description` is the target audience. */
export interface Persona {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly toneVoice: Tone;
  /** As it is kept: its name alone; empty where there is none. */
  readonly website: string;
  readonly voice: VoiceDetails;
}

/** What the form holds; no tone is chosen at first. */
export interface PersonaDraft {
  readonly name: string;
  readonly description: string;
  readonly toneVoice: Tone | null;
  /** As it is typed. */
  readonly website?: string;
  readonly voice?: VoiceDetails;
}

export const PLAIN_VOICE: VoiceDetails = {
  language: null,
  objectives: '',
  bannedTerms: '',
  requiredTerms: '',
  preferredTerms: '',
  approvedFacts: '',
  voiceSamples: [],
  styleProfile: '',
};

export const EMPTY_PERSONA: PersonaDraft = {
  name: '',
  description: '',
  toneVoice: null,
  website: '',
  voice: PLAIN_VOICE,
};

/** What stands in a field, one a line: terms, facts, objectives. */
export function readLines(text: string): string[] {
  return tidyTerms(text.split('\n'));
}

/** The samples in which something stands. */
export function givenSamples({ voiceSamples }: VoiceDetails): string[] {
  return voiceSamples.filter((sample) => sample.trim() !== '');
}

export function fromWire(persona: WirePersona): Persona {
  return {
    id: persona.id,
    name: persona.name,
    description: persona.business_description,
    toneVoice: persona.tone_voice,
    website: persona.website ?? '',
    voice: {
      language: persona.language,
      objectives: asLines(persona.marketing_objectives),
      bannedTerms: asLines(persona.banned_terms),
      requiredTerms: asLines(persona.required_terms),
      preferredTerms: asLines(persona.preferred_terms),
      approvedFacts: asLines(persona.approved_facts),
      voiceSamples: persona.voice_samples,
      styleProfile: persona.style_profile,
    },
  };
}

/** One that was given elsewhere may hold line breaks, and stays one. */
function asLines(items: readonly string[]): string {
  return items.map((item) => item.replace(/(?<!\s)\s*\n\s*/g, ' ')).join('\n');
}

/** What stands by default is not sent: to the server that is the same. */
export function toWire(draft: CompletePersona): PersonaInput {
  const voice = draft.voice ?? PLAIN_VOICE;
  const more = {
    language: voice.language,
    website: draft.website?.trim() ?? '',
    banned_terms: readLines(voice.bannedTerms),
    required_terms: readLines(voice.requiredTerms),
    preferred_terms: readLines(voice.preferredTerms),
    approved_facts: readLines(voice.approvedFacts),
    voice_samples: givenSamples(voice),
    style_profile: voice.styleProfile.trim(),
  };
  return {
    name: draft.name.trim(),
    business_description: draft.description.trim(),
    marketing_objectives: readLines(voice.objectives),
    tone_voice: draft.toneVoice,
    ...Object.fromEntries(Object.entries(more).filter(([, value]) => value?.length)),
  };
}

export type CompletePersona = PersonaDraft & { readonly toneVoice: Tone };
