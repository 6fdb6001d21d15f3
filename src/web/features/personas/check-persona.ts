import { AUDIENCE_MAX_WORDS } from '../../../core/rules/limits.ts';
import { countSpacedWords } from '../../../core/rules/text.ts';
import { PERSONA_TEXTS } from '../../texts/personas.ts';
import { VOICE_TEXTS } from '../../texts/voice.ts';
import { checkVoice, hasProblem, type VoiceProblems } from './check-voice.ts';
import { PLAIN_VOICE, type CompletePersona, type PersonaDraft } from './persona.ts';

const { form } = PERSONA_TEXTS;

export interface PersonaProblems {
  /** The one sentence for the whole form, null when all is well. */
  readonly message: string | null;
  readonly name: string | null;
  readonly description: string | null;
  readonly toneVoice: string | null;
  readonly voice: VoiceProblems;
}

export function checkPersona(draft: PersonaDraft): PersonaProblems {
  const name = draft.name.trim() ? null : form.missingName;
  const toneVoice = draft.toneVoice ? null : form.missingTone;
  const missingAudience = draft.description.trim() ? null : form.missingAudience;
  const tooLong = countSpacedWords(draft.description) > AUDIENCE_MAX_WORDS ? form.audienceTooLong : null;
  const voice = checkVoice(draft.voice ?? PLAIN_VOICE);

  const missing = name ?? missingAudience ?? toneVoice;
  const wrong = tooLong ?? (hasProblem(voice) ? VOICE_TEXTS.wrong : null);
  return { message: missing ? form.missing : wrong, name, description: missingAudience ?? tooLong, toneVoice, voice };
}

export function isComplete(draft: PersonaDraft): draft is CompletePersona {
  return checkPersona(draft).message === null;
}
