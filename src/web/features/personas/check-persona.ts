import { AUDIENCE_MAX_WORDS } from '../../../core/rules/limits.ts';
import { siteName } from '../../../core/rules/site-name.ts';
import { countSpacedWords, shorten } from '../../../core/rules/text.ts';
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
  readonly website: string | null;
  readonly voice: VoiceProblems;
}

export function checkPersona(draft: PersonaDraft): PersonaProblems {
  const name = draft.name.trim() ? null : form.missingName;
  const toneVoice = draft.toneVoice ? null : form.missingTone;
  const missingAudience = draft.description.trim() ? null : form.missingAudience;
  const tooLong = countSpacedWords(draft.description) > AUDIENCE_MAX_WORDS ? form.audienceTooLong : null;
  const website = websiteProblem(draft.website?.trim() ?? '');
  const voice = checkVoice(draft.voice ?? PLAIN_VOICE);

  const missing = name ?? missingAudience ?? toneVoice;
  const wrong = tooLong ?? website ?? (hasProblem(voice) ? VOICE_TEXTS.wrong : null);
  const description = missingAudience ?? tooLong;
  return { message: missing ? form.missing : wrong, name, description, toneVoice, website, voice };
}

function websiteProblem(typed: string): string | null {
  return typed === '' || siteName(typed) !== null ? null : form.wrongWebsite(shorten(typed, 60));
}

export function isComplete(draft: PersonaDraft): draft is CompletePersona {
  return checkPersona(draft).message === null;
}
