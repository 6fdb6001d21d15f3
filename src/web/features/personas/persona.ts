import type { Persona as WirePersona, PersonaInput } from '../../../core/contracts/persona.ts';
import type { Tone } from '../../../core/rules/tones.ts';

/** A persona as the screens know it; `description` is the target audience. */
export interface Persona {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly toneVoice: Tone;
  readonly marketingObjectives: readonly string[];
}

/** What the form holds; no tone is chosen at first. */
export interface PersonaDraft {
  readonly name: string;
  readonly description: string;
  readonly toneVoice: Tone | null;
}

export const EMPTY_PERSONA: PersonaDraft = { name: '', description: '', toneVoice: null };

export function fromWire(persona: WirePersona): Persona {
  return {
    id: persona.id,
    name: persona.name,
    description: persona.business_description,
    toneVoice: persona.tone_voice,
    marketingObjectives: persona.marketing_objectives,
  };
}

export function toWire(draft: CompletePersona, marketingObjectives: readonly string[] = []): PersonaInput {
  return {
    name: draft.name.trim(),
    business_description: draft.description.trim(),
    marketing_objectives: [...marketingObjectives],
    tone_voice: draft.toneVoice,
  };
}

export type CompletePersona = PersonaDraft & { readonly toneVoice: Tone };
