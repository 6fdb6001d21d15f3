import type { Persona, PersonaStatus } from '../../../core/contracts/persona.ts';
import type { Tone } from '../../../core/rules/tones.ts';
import { fieldsOf, isFields, numberOrNull, number, readList, text, texts, textOrNull } from './fields.ts';

/** Null where it cannot be told which one it is. */
export function readPersona(wire: unknown): Persona | null {
  if (!isFields(wire)) return null;
  const id = text(wire['id'], '');
  const name = text(wire['name'], '');
  if (id === '' || name === '') return null;
  return {
    id,
    name,
    business_description: text(wire['business_description'], ''),
    marketing_objectives: texts(wire['marketing_objectives']),
    // One that is not known here is shown as it is called.
    tone_voice: text(wire['tone_voice'], '') as Tone,
    language: textOrNull(wire['language'], null),
    website: textOrNull(wire['website'], null),
    banned_terms: texts(wire['banned_terms']),
    required_terms: texts(wire['required_terms']),
    preferred_terms: texts(wire['preferred_terms']),
    approved_facts: texts(wire['approved_facts']),
    voice_samples: texts(wire['voice_samples']),
    style_profile: text(wire['style_profile'], ''),
    created_at: text(wire['created_at'], ''),
    updated_at: text(wire['updated_at'], ''),
  };
}

export const readPersonas = readList(readPersona);

export function readPersonaStatus(wire: unknown): PersonaStatus {
  const status = fieldsOf(wire);
  const remaining = numberOrNull(status['remaining'], null);
  return {
    count: number(status['count'], 0),
    limit: numberOrNull(status['limit'], null),
    remaining,
    can_create: typeof status['can_create'] === 'boolean' ? status['can_create'] : remaining !== 0,
  };
}
