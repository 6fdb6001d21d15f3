import { AUDIENCE_MAX_WORDS } from '../../../core/rules/limits.ts';
import { countSpacedWords } from '../../../core/rules/text.ts';
import { PERSONA_TEXTS } from '../../texts/personas.ts';
import type { CompletePersona, PersonaDraft } from './persona.ts';

const { form } = PERSONA_TEXTS;

export interface PersonaProblems {
  /** The one sentence for the whole form, null when all is well. */
  readonly message: string | null;
  readonly name: string | null;
  readonly description: string | null;
  readonly toneVoice: string | null;
}

export function checkPersona(draft: PersonaDraft): PersonaProblems {
  const name = draft.name.trim() ? null : form.missingName;
  const toneVoice = draft.toneVoice ? null : form.missingTone;
  const missingAudience = draft.description.trim() ? null : form.missingAudience;
  const tooLong = countSpacedWords(draft.description) > AUDIENCE_MAX_WORDS ? form.audienceTooLong : null;

  const missing = name ?? missingAudience ?? toneVoice;
  return { message: missing ? form.missing : tooLong, name, description: missingAudience ?? tooLong, toneVoice };
}

export function isComplete(draft: PersonaDraft): draft is CompletePersona {
  return checkPersona(draft).message === null;
}
